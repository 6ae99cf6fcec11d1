import BookCore
import DisplayText
import TestSupport
import Testing
@testable import BookPresentation

struct ReaderHeaderTests {
  /// Widths of a screen, and the title: whole, without what all titles begin with, or cut.
  @Test(arguments: [
    (1, "…"), (2, "P…"), (8, "Prisone…"), (9, "Prisoner…"), (10, "Prisoner…"), (11, "Prisoner o…"),
    (12, "Prisoner of…"), (13, "Prisoner of…"), (14, "Prisoner of A…"), (18, "Prisoner of Azkab…"),
    (19, "Prisoner of Azkaban"), (20, "Prisoner of Azkaban"), (21, " Prisoner of Azkaban"),
    (38, "         Prisoner of Azkaban"), (39, "          Prisoner of Azkaban"),
    (40, "Harry Potter and the Prisoner of Azkaban"),
    (41, "Harry Potter and the Prisoner of Azkaban"),
    (42, " Harry Potter and the Prisoner of Azkaban"),
  ])
  func whatAllTitlesShareIsDroppedFirst(width: Int, title: String) throws {
    let series = try BookSeries.embedded()
    let line = HeaderTitle(
      series.books[2], in: SeriesTitles(series), ellipsis: "…"
    ).line(width: width)
    let spaces = StyledText(String(title.prefix { $0 == " " }))
    #expect(line == spaces + StyledText(title.drop { $0 == " " }.description, style: .bold))
  }
}

// MARK: Badges

extension ReaderHeaderTests {
  /// The current volume, the number of volumes, and the badges in some widths.
  typealias Rows = (current: Int, count: Int, rows: [(width: Int, row: String)])

  static let portrait: [Rows] = [
    (
      1, 7,
      [
        (1, "[1]>"), (4, "[1]>"), (5, "[1]2>"), (6, "[1]2>"), (7, "[1]2 3>"), (12, "[1]2 3 4 5>"),
        (13, "[1]2 3 4 5 6>"), (14, "[1]2 3 4 5 6 7"), (15, "[1]2 3 4 5 6 7"),
        (16, " [1]2 3 4 5 6 7"), (24, "     [1]2 3 4 5 6 7"), (25, "     [1]2 3 4 5 6 7"),
        (26, "[1]  2   3   4   5   6   7"), (27, "[1]  2   3   4   5   6   7"),
      ]
    ),
    (
      3, 7,
      [
        (1, "<[3]>"), (5, "<[3]>"), (6, "<2[3]>"), (7, "<2[3]4>"), (8, "1 2[3]4>"), (9, "1 2[3]4>"),
        (10, "1 2[3]4 5>"), (11, "1 2[3]4 5>"), (12, "1 2[3]4 5 6>"), (13, "1 2[3]4 5 6 7"),
        (14, "1 2[3]4 5 6 7"), (15, " 1 2[3]4 5 6 7"), (24, "     1 2[3]4 5 6 7"),
        (25, "1   2  [3]  4   5   6   7"), (26, "1   2  [3]  4   5   6   7"),
        (27, " 1   2  [3]  4   5   6   7"),
      ]
    ),
    (
      7, 7,
      [
        (1, "<[7]"), (4, "<[7]"), (5, "<6[7]"), (6, "<6[7]"), (7, "<5 6[7]"), (12, "<3 4 5 6[7]"),
        (13, "<2 3 4 5 6[7]"), (14, "1 2 3 4 5 6[7]"), (15, "1 2 3 4 5 6[7]"),
        (16, " 1 2 3 4 5 6[7]"), (25, "     1 2 3 4 5 6[7]"), (26, "1   2   3   4   5   6  [7]"),
        (27, "1   2   3   4   5   6  [7]"),
      ]
    ),
    (
      13, 25,
      [
        (6, "<[13]>"), (7, "<[13]>"), (8, "<12[13]>"), (9, "<12[13]>"), (10, "<12[13]14>"),
        (12, " <12[13]14>"), (13, "<11 12[13]14>"), (16, "<11 12[13]14 15>"),
        (22, "<10 11 12[13]14 15 16>"), (24, "<9 10 11 12[13]14 15 16>"),
      ]
    ),
    (
      13, 25,
      [
        (62, "<2 3 4 5 6 7 8 9 10 11 12[13]14 15 16 17 18 19 20 21 22 23 24>"),
        (63, "1 2 3 4 5 6 7 8 9 10 11 12[13]14 15 16 17 18 19 20 21 22 23 24>"),
        (64, "1 2 3 4 5 6 7 8 9 10 11 12[13]14 15 16 17 18 19 20 21 22 23 24>"),
        (65, "1 2 3 4 5 6 7 8 9 10 11 12[13]14 15 16 17 18 19 20 21 22 23 24 25"),
        (66, "1 2 3 4 5 6 7 8 9 10 11 12[13]14 15 16 17 18 19 20 21 22 23 24 25"),
        (67, " 1 2 3 4 5 6 7 8 9 10 11 12[13]14 15 16 17 18 19 20 21 22 23 24 25"),
      ]
    ),
    (
      25, 25,
      [
        (64, "<3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24[25]"),
        (65, "<2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24[25]"),
        (66, "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24[25]"),
        (67, "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24[25]"),
      ]
    ),
  ]

  static let landscape: [Rows] = [
    (
      1, 7,
      [
        (1, "[1]>"), (5, "[1]>"), (6, " [1]>"), (7, "[1]  2>"), (8, "[1]  2>"), (9, " [1]  2>"),
        (10, " [1]  2>"), (11, "[1]  2   3>"), (14, " [1]  2   3>"), (15, "[1]  2   3   4>"),
        (22, " [1]  2   3   4   5>"), (23, "[1]  2   3   4   5   6>"),
        (25, " [1]  2   3   4   5   6>"), (26, "[1]  2   3   4   5   6   7"),
        (27, "[1]  2   3   4   5   6   7"),
      ]
    ),
    (
      3, 7,
      [
        (1, "<[3]>"), (6, "<[3]>"), (7, " <[3]>"), (8, "<2  [3]>"), (10, " <2  [3]>"),
        (11, "<2  [3]  4>"), (13, " <2  [3]  4>"), (14, "1   2  [3]  4>"), (17, " 1   2  [3]  4>"),
        (18, "1   2  [3]  4   5>"), (21, " 1   2  [3]  4   5>"), (22, "1   2  [3]  4   5   6>"),
        (24, " 1   2  [3]  4   5   6>"), (25, "1   2  [3]  4   5   6   7"),
        (26, "1   2  [3]  4   5   6   7"), (27, " 1   2  [3]  4   5   6   7"),
      ]
    ),
    (
      7, 7,
      [
        (1, "<[7]"), (5, "<[7]"), (6, " <[7]"), (7, "<6  [7]"), (10, " <6  [7]"),
        (11, "<5   6  [7]"), (22, " <3   4   5   6  [7]"), (23, "<2   3   4   5   6  [7]"),
        (25, " <2   3   4   5   6  [7]"), (26, "1   2   3   4   5   6  [7]"),
        (27, "1   2   3   4   5   6  [7]"),
      ]
    ),
    (
      1, 25,
      [
        (59, "  [1]  2   3   4   5   6   7   8   9   10   11   12   13>"),
        (60, "[1]  2   3   4   5   6   7   8   9   10   11   12   13   14>"),
        (64, "  [1]  2   3   4   5   6   7   8   9   10   11   12   13   14>"),
        (65, "[1]  2   3   4   5   6   7   8   9   10   11   12   13   14   15>"),
      ]
    ),
    (
      13, 25,
      [
        (60, "  <7   8   9   10   11   12  [13]  14   15   16   17   18>"),
        (61, "<7   8   9   10   11   12  [13]  14   15   16   17   18   19>"),
        (64, " <7   8   9   10   11   12  [13]  14   15   16   17   18   19>"),
        (65, "<6   7   8   9   10   11   12  [13]  14   15   16   17   18   19>"),
        (69, "  <6   7   8   9   10   11   12  [13]  14   15   16   17   18   19>"),
        (70, "<6   7   8   9   10   11   12  [13]  14   15   16   17   18   19   20>"),
      ]
    ),
    (
      25, 25,
      [
        (58, "  <15   16   17   18   19   20   21   22   23   24  [25]"),
        (59, "<14   15   16   17   18   19   20   21   22   23   24  [25]"),
        (63, "  <14   15   16   17   18   19   20   21   22   23   24  [25]"),
        (64, "<13   14   15   16   17   18   19   20   21   22   23   24  [25]"),
      ]
    ),
  ]

  @Test(arguments: portrait)
  func inPortraitTheyAreCloseTogether(rows: Rows) {
    for (width, row) in rows.rows {
      let badges = BadgeRow(current: rows.current, of: rows.count, width: width, usesColor: false)
      #expect(badges.line(.portrait).plainText == row)
    }
  }

  @Test(arguments: landscape)
  func inLandscapeTheyAreFarApart(rows: Rows) {
    for (width, row) in rows.rows {
      let badges = BadgeRow(current: rows.current, of: rows.count, width: width, usesColor: false)
      #expect(badges.line(.landscape).plainText == row)
    }
  }

  @Test(arguments: [
    (false, Style(isBold: true, isReversed: true)),
    (true, Style(isBold: true, foreground: .palette(.brightWhite), background: .palette(.blue))),
  ])
  func theCurrentBadgeIsInBracketsAndInAStyle(usesColor: Bool, style: Style) {
    let line = BadgeRow(current: 2, of: 3, width: 13, usesColor: usesColor).line(.landscape)
    #expect(line == "  1  " + StyledText("[2]", style: style) + "  3")
  }

  @Test func aLongSeriesIsNoTrouble() {
    let badges = BadgeRow(current: 500_000, of: 1_000_000, width: 30, usesColor: false)
    #expect(badges.line(.portrait).plainText == "<499998 499999[500000]500001>")
  }
}
