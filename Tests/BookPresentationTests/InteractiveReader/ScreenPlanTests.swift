import DisplayText
import TerminalKit
import TestSupport
import Testing
@testable import BookPresentation

struct ScreenPlanTests {
  /// Columns and rows of the screen, which parts it has, and the rows that are left for the text.
  @Test(
    arguments: try CaseFile().table("a small screen gives its rows to the text")
      as [(Int, Int, String, Int)])
  func aSmallScreenGivesItsRowsToTheText(columns: Int, rows: Int, parts: String, textRows: Int) {
    let plan = ScreenPlan(TerminalSize(columns: columns, rows: rows))
    #expect(plan.parts == parts)
    #expect(plan.textRows == textRows)
    #expect(plan.isWide == (columns >= 60))
  }
}

extension ScreenPlan {
  /// The parts beside the text, from the top to the bottom.
  fileprivate var parts: String {
    let parts = [
      hasTitle ? "title" : nil, hasBadges ? "badges" : nil, hasRules ? "rules" : nil,
      hasStatus ? "status" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
