import ArgumentParsing
import BookCore
import TerminalKit

/// The options that every command takes, and those that several take.
enum CommonOptions {
  static let data = Option(
    "data", value: .file(), help: "Read the books from this file, or - for standard input.")
  static let state = Option("state", value: .file(), help: "Keep the reader state in this file.")
  static let reader = Option(
    "reader",
    value: ValueKind(
      placeholder: "NAME", completion: .asked(readers),
      fault: { ReaderName($0) == nil ? InvalidValue(expected: Messages.readerName) : nil }),
    help: "Remember and recall for this reader; 'you' is the usual one.")

  /// What a shell asks for to complete that.
  static let readers = "readers"

  static let noState = Flag("no-state", help: "Remember nothing and recall nothing.")
  static let width = Option(
    "width", short: "w", value: .integer(in: 20...500),
    help: "Lay out the text for this many columns, of which prose takes 80 at most.")
  static let color = Option(
    "color", value: .choice("WHEN", of: ColorChoice.allCases.map(\.rawValue)),
    help: "When to use colour.")
  static let noColor = Flag("no-color", help: "Same as --color never.")
  static let ascii = Flag("ascii", help: "Use ASCII for everything but the text of the books.")
  static let noLinks = Flag("no-links", help: "Print addresses without hyperlinks.")
  static let noPager = Flag("no-pager", help: "Print long pages without a pager.")

  static let all = [data, state, reader, noState, width, color, noColor, ascii, noLinks, noPager]

  static let exclusive: [ExclusiveGroup] = [[state, reader, noState], [color, noColor]]

  // MARK: The options that several commands take

  static let json = Flag("json", help: "Print JSON for programs.")
  static let noCover = Flag("no-cover", help: "Show no covers.")
}

extension GivenValues {
  var dataPath: String? { self[CommonOptions.data] }
  var statePath: String? { self[CommonOptions.state] }
  var reader: String? { self[CommonOptions.reader] }
  var keepsState: Bool { !self[CommonOptions.noState] }
  var width: Int? { self[CommonOptions.width] }
  var printsJSON: Bool { self[CommonOptions.json] }

  var colorChoice: ColorChoice {
    self[CommonOptions.noColor]
      ? .never : self[CommonOptions.color].flatMap(ColorChoice.init) ?? .auto
  }
}
