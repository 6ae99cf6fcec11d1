import ArgumentParsing
import TerminalKit

/// The options that every command takes.
enum CommonOptions {
  static let data = Option("data", value: .file(), help: Words.dataHelp)
  static let state = Option("state", value: .file(), help: Words.stateHelp)
  static let width = Option(
    "width", short: "w", value: .integer(in: 20...500), help: Words.widthHelp)
  static let color = Option(
    "color", value: .choice("WHEN", of: ColorChoice.allCases), help: Words.colorHelp)
  static let noColor = Flag("no-color", help: Words.noColorHelp)
  static let noPager = Flag("no-pager", help: Words.noPagerHelp)

  static let all = [
    data.definition, state.definition, width.definition, color.definition, noColor, noPager,
  ]

  /// Those that contradict each other.
  static let exclusive: [ExclusiveGroup] = [[color.definition, noColor]]
}
