import ArgumentParsing
import TerminalKit

/// Flags that several commands take.
enum PageOptions {
  static let json = Flag("json", help: "Print JSON for programs.")
  static let noCover = Flag("no-cover", help: "Show no covers.")
}

/// The options that every command takes.
enum CommonOptions {
  static let data = Option(
    "data", value: .file(), help: "Read the books from this file, or - for standard input.")
  static let state = Option("state", value: .file(), help: "Keep the reader state in this file.")
  static let noState = Flag("no-state", help: "Remember nothing and recall nothing.")
  static let width = Option(
    "width", short: "w", value: .integer(in: 20...500),
    help: "Lay out the text for this many columns.")
  static let color = Option<ColorChoice>(
    "color", value: .choice("WHEN", of: ColorChoice.allCases.map(\.rawValue)),
    help: "When to use colour.")
  static let noColor = Flag("no-color", help: "Same as --color never.")
  static let ascii = Flag("ascii", help: "Use ASCII for everything but the text of the books.")
  static let noLinks = Flag("no-links", help: "Print addresses without hyperlinks.")
  static let noPager = Flag("no-pager", help: "Print long pages without a pager.")

  static let all = [
    data.definition, state.definition, noState, width.definition, color.definition, noColor, ascii,
    noLinks, noPager,
  ]

  /// The options that exclude each other.
  static let exclusive: [ExclusiveGroup] = [
    [state.definition, noState], [color.definition, noColor],
  ]
}

extension ColorChoice: ExpressibleByArgument {}
