import BookCore
import TerminalKit

/// A summary in the state its reader left it in, and how to change that.
struct SummaryBlock {
  private let summary: Summary
  private let isExpanded: Bool
  private let toggle: ShellCommand

  init(_ summary: Summary, isExpanded: Bool, toggle: ShellCommand) {
    self.summary = summary
    self.isExpanded = isExpanded
    self.toggle = toggle
  }

  func lines(_ format: PageFormat) -> [StyledText] {
    guard let collapsed = summary.collapsedText else { return format.prose(summary.text) }
    return isExpanded
      ? format.prose(summary.text) + toggle.lines(after: Words.less, format)
      : format.prose(collapsed) + toggle.lines(after: Words.more, format)
  }
}
