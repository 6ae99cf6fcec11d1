import BookCore
import DisplayText

/// A summary, expanded or collapsed as the user left it, and how to change that.
struct SummaryBlock {
  let summary: Summary
  let isExpanded: Bool
  let control: SummaryControl?

  func lines(_ format: PageFormat, _ marks: HitMarks = .none) -> [StyledText] {
    let text = summary.text
    guard let end = Summary.collapsedEnd(of: text) else {
      return format.prose(marks.lines(of: text, upTo: text.endIndex, in: .summary))
    }
    var lines = marks.lines(of: text, upTo: isExpanded ? text.endIndex : end, in: .summary)
    if !isExpanded { lines[lines.count - 1] += StyledText(format.ellipsis) }
    return format.prose(lines) + (control?.lines(isExpanded: isExpanded, format) ?? [])
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
