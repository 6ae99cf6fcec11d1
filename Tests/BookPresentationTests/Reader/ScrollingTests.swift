import TerminalKit
import Testing
@testable import BookPresentation

struct ScrollingTests {
  static let keys: [([Key], Scrolling)] = [
    ([.down, .character("j"), .control("n"), .control("e")], .rows(1)),
    ([.up, .character("k"), .control("p"), .control("y")], .rows(-1)),
    ([.pageDown, .character(" "), .character("f"), .control("f")], .rows(8)),
    ([.pageUp, .character("b"), .control("b")], .rows(-8)),
    ([.character("d"), .control("d")], .rows(4)), ([.character("u"), .control("u")], .rows(-4)),
    ([.home, .character("g")], .toStart), ([.end, .character("G")], .toEnd),
    ([.tab, .character("]")], .sections(1)), ([.shiftTab, .character("[")], .sections(-1)),
  ]

  @Test(arguments: keys)
  func keysScroll(keys: [Key], scrolling: Scrolling) {
    for key in keys { #expect(Scrolling(key, rows: 9) == scrolling) }
  }

  @Test(arguments: [
    Key.enter, .escape, .backspace, .delete, .left, .right, .control("a"), .control("w"),
    .character("D"), .character("U"), .character("F"), .character("B"), .character("J"),
    .character("K"), .character("x"), .character("0"), .character("{"),
  ])
  func otherKeysDoNot(key: Key) {
    #expect(Scrolling(key, rows: 9) == nil)
  }

  /// Rows in view, and how many a page and half a page are.
  @Test(arguments: [(1, 1, 1), (2, 1, 1), (3, 2, 1), (4, 3, 2), (5, 4, 2), (20, 19, 10)])
  func aPageKeepsARowAndIsAtLeastOne(rows: Int, page: Int, half: Int) {
    #expect(Scrolling(.character("f"), rows: rows) == .rows(page))
    #expect(Scrolling(.character("b"), rows: rows) == .rows(-page))
    #expect(Scrolling(.character("d"), rows: rows) == .rows(half))
    #expect(Scrolling(.character("u"), rows: rows) == .rows(-half))
  }

  @Test(
    arguments: [
      (.rows(1), 0, 1), (.rows(1), 19, 20), (.rows(1), 20, 20), (.rows(-1), 1, 0),
      (.rows(-1), 0, 0),
      (.rows(8), 11, 19), (.rows(8), 12, 20), (.rows(8), 13, 20), (.rows(-8), 9, 1),
      (.rows(-8), 8, 0), (.rows(-8), 7, 0), (.toStart, 20, 0), (.toEnd, 0, 20),
      (.sections(1), 0, 5), (.sections(1), 4, 5), (.sections(1), 5, 9), (.sections(1), 9, 20),
      (.sections(1), 20, 20), (.sections(-1), 20, 9), (.sections(-1), 10, 9), (.sections(-1), 9, 5),
      (.sections(-1), 6, 5), (.sections(-1), 5, 0), (.sections(-1), 1, 0), (.sections(-1), 0, 0),
    ] as [(Scrolling, Int, Int)])
  func aMoveEndsAtTheEnds(scrolling: Scrolling, top: Int, row: Int) {
    #expect(scrolling.row(from: top, last: 20, sections: [0, 5, 9, 30]) == row)
  }

  /// Moves that lead nowhere from a row of 0 to 20, and why.
  @Test(
    arguments: [
      (.rows(1), 20, "This is the end"), (.rows(-1), 0, "This is the beginning"),
      (.toEnd, 20, "This is the end"), (.toStart, 0, "This is the beginning"),
      (.sections(1), 20, "This is the end"), (.sections(1), 19, "This is the last section"),
      (.sections(-1), 0, "This is the beginning"),
    ] as [(Scrolling, Int, String)])
  func aMoveThatLeadsNowhereHasAnExcuse(scrolling: Scrolling, top: Int, excuse: String) {
    #expect(scrolling.excuse(at: top, last: 20) == excuse)
  }

  @Test(arguments: [Scrolling.sections(1), .sections(-1)])
  func withoutSectionsOnlyTheBeginningIsBehind(scrolling: Scrolling) {
    #expect(scrolling.row(from: 7, last: 20) == (scrolling == .sections(1) ? 7 : 0))
  }

  @Test(arguments: [Scrolling.rows(1), .rows(-1), .toStart, .toEnd, .sections(1), .sections(-1)])
  func aPageThatFitsStaysWhereItIs(scrolling: Scrolling) {
    #expect(scrolling.row(from: 0, last: 0, sections: [0, 5]) == 0)
  }
}
