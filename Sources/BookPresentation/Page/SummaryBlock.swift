import BookCore
import DisplayText

/// A summary, expanded or collapsed as the user left it, and how to change that.
struct SummaryBlock {
  let summary: Summary
  let isExpanded: Bool
  let control: SummaryControl?

  func lines(_ format: PageFormat) -> [StyledText] {
    guard let collapsed = summary.collapsedText else { return format.prose(summary.text) }
    let text = isExpanded ? summary.text : collapsed.ending(in: format.ellipsis)
    return format.prose(text) + (control?.lines(isExpanded: isExpanded, format) ?? [])
  }
}

extension String {
  /// A collapsed text with another ellipsis.
  fileprivate func ending(in ellipsis: String) -> String {
    ellipsis == Messages.ellipsis ? self : dropLast() + ellipsis
  }
}

/// What is shown under a collapsible summary.
enum SummaryControl {
  /// A command that expands or collapses it.
  case command(ShellCommand)

  /// A button that is pressed with a key.
  case button

  func lines(isExpanded: Bool, _ format: PageFormat) -> [StyledText] {
    switch self {
    case .command(let command):
      return command.lines(after: isExpanded ? Messages.less : Messages.more, format)
    case .button:
      let label = StyledText(isExpanded ? Messages.lessButton : Messages.moreButton, style: .bold)
      return label.wrapped(to: format.textWidth).map(format.indented)
    }
  }
}
