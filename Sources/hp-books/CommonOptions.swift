import ArgumentParsing
import TerminalKit

/// The options that every command takes.
enum CommonOptions {
  static let data = Option("data", value: .file(), help: Messages.dataHelp)
  static let state = Option("state", value: .file(), help: Messages.stateHelp)
  static let noState = Flag("no-state", help: Messages.noStateHelp)
  static let width = Option(
    "width", short: "w", value: .integer(in: 20...500), help: Messages.widthHelp)
  static let color = Option<ColorChoice>(
    "color", value: .choice("WHEN", of: ColorChoice.allCases.map(\.rawValue)),
    help: Messages.colorHelp)
  static let noColor = Flag("no-color", help: Messages.noColorHelp)
  static let ascii = Flag("ascii", help: Messages.asciiHelp)
  static let noLinks = Flag("no-links", help: Messages.noLinksHelp)
  static let noPager = Flag("no-pager", help: Messages.noPagerHelp)

  static let all = [
    data.definition, state.definition, noState, width.definition, color.definition, noColor, ascii,
    noLinks, noPager,
  ]

  /// The options that exclude each other.
  static let exclusive: [ExclusiveGroup] = [
    [state.definition, noState], [color.definition, noColor],
  ]
}
