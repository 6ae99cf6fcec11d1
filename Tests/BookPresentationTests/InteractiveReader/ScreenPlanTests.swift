import DisplayText
import TerminalKit
import Testing
@testable import BookPresentation

struct ScreenPlanTests {
  /// Rows of the screen, which parts it has in 59 columns, and the rows that are left for the text.
  static let heights: [(rows: Int, parts: String, textRows: Int)] = [
    (1, "", 1), (2, "", 2), (3, "", 3), (4, "title", 3), (5, "title badges", 3),
    (6, "title badges status", 3), (7, "title badges status", 4), (15, "title badges status", 12),
    (16, "title badges status", 13), (17, "title badges status", 14),
    (100, "title badges status", 97),
  ]

  @Test(arguments: heights)
  func aLowScreenGivesItsRowsToTheText(rows: Int, parts: String, textRows: Int) {
    let plan = ScreenPlan(TerminalSize(columns: 59, rows: rows))
    #expect(plan.parts == parts)
    #expect(plan.textRows == textRows)
    #expect(plan.orientation == .portrait)
  }

  @Test(arguments: [
    (59, 100, "title badges status", 97), (60, 100, "title badges rules status", 95),
    (60, 16, "title badges rules status", 11), (60, 15, "title badges status", 12),
    (61, 16, "title badges rules status", 11), (200, 15, "title badges status", 12),
    (200, 1, "", 1),
  ])
  func onlyAWideAndHighScreenHasRules(columns: Int, rows: Int, parts: String, textRows: Int) {
    let plan = ScreenPlan(TerminalSize(columns: columns, rows: rows))
    #expect(plan.parts == parts)
    #expect(plan.textRows == textRows)
    #expect(plan.orientation == (columns >= 60 ? .landscape : .portrait))
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
