import BookCore
import TerminalKit

/// A summary in the state its reader left it in, and how to change that.
struct SummaryBlock {
  private let summary: Summary
  private let isExpanded: Bool
  private let control: SummaryControl

  init(_ summary: Summary, isExpanded: Bool, control: SummaryControl) {
    self.summary = summary
    self.isExpanded = isExpanded
    self.control = control
  }

  func lines(_ format: PageFormat) -> [StyledText] {
    guard let collapsed = summary.collapsedText else { return format.prose(summary.text) }
    let text = isExpanded ? summary.text : collapsed.ending(in: format.ellipsis)
    return format.prose(text) + control.lines(isExpanded: isExpanded, format)
  }
}

extension String {
  /// A collapsed text with another sign for what is left out.
  fileprivate func ending(in ellipsis: String) -> String {
    ellipsis == Words.ellipsis ? self : dropLast() + ellipsis
  }
}
