import TerminalKit

/// What stands under a collapsible summary.
enum SummaryControl {
  /// A command that shows it the other way.
  case command(ShellCommand)

  /// A button that a key presses.
  case button

  /// Nothing.
  case none

  func lines(isExpanded: Bool, _ format: PageFormat) -> [StyledText] {
    switch self {
    case .command(let command):
      return command.lines(after: isExpanded ? Words.less : Words.more, format)
    case .button:
      let label = StyledText(isExpanded ? Words.lessButton : Words.moreButton, style: .bold)
      return label.wrapped(to: format.textWidth).map(format.indented)
    case .none:
      return []
    }
  }
}
