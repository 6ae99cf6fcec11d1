import BookCore
import DisplayText

/// A summary, expanded or collapsed as the user left it, and how to change that.
struct SummaryBlock {
  let summary: Summary
  let isExpanded: Bool
  let control: SummaryControl?

  func lines(_ format: PageFormat, _ marks: HitMarks = .none) -> [StyledText] {
    guard let end = summary.collapsedEnd else {
      return format.prose(marks.lines(of: summary.text, upTo: summary.text.endIndex, in: .summary))
    }
    var lines = marks.lines(
      of: summary.text, upTo: isExpanded ? summary.text.endIndex : end, in: .summary)
    if !isExpanded { lines[lines.count - 1] += StyledText(format.ellipsis) }
    return format.prose(lines) + (control?.lines(isExpanded: isExpanded, format) ?? [])
  }
}

extension Summary {
  /// Where the collapsed form ends in the text; nil if the summary is not collapsible.
  var collapsedEnd: String.Index? {
    collapsedText.map {
      text.utf8.index(text.startIndex, offsetBy: $0.utf8.count - Messages.ellipsis.utf8.count)
    }
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
