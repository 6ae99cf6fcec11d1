import DisplayText
import TerminalKit
import Testing
@testable import BookPresentation

struct ScreenPlanTests {
  /// Columns and rows of the screen, which parts it has, and the rows that are left for the text.
  @Test(arguments: [
    (59, 1, "", 1), (59, 2, "", 2), (59, 3, "", 3), (59, 4, "title", 3), (59, 5, "title badges", 3),
    (59, 6, "title badges status", 3), (59, 7, "title badges status", 4),
    (59, 16, "title badges status", 13), (59, 100, "title badges status", 97),
    (60, 100, "title badges rules status", 95), (60, 16, "title badges rules status", 11),
    (60, 15, "title badges status", 12), (200, 15, "title badges status", 12), (200, 1, "", 1),
  ])
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
