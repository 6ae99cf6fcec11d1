import BookPresentation
import DisplayText
import TestSupport
import Testing

@testable import BookCore

struct SeriesTableTests {
  private let headings: [BookHeading]

  init() throws {
    let day = try #require(ReleaseDate("1998-07-02"))
    headings = [
      BookHeading(seriesNumber: 9, title: "해리 포터와 비밀의 방", pages: 7, releaseDate: day),
      BookHeading(seriesNumber: 10, title: "Harry Potter", pages: 1251, releaseDate: day),
    ]
  }

  /// Widths from one at which the table changes to the next, and the table in them.
  @Test(arguments: [
    (
      51...80,
      """
        No.  Title                  Released      Pages
          9  해리 포터와 비밀의 방  July 2, 1998      7
         10  Harry Potter           July 2, 1998   1251

      """
    ),
    (
      43...50,
      """
        No.  Title                  Year  Pages
          9  해리 포터와 비밀의 방  1998      7
         10  Harry Potter           1998   1251

      """
    ),
    (
      40...42,
      """
        No.  Title                  Year
          9  해리 포터와 비밀의 방  1998
         10  Harry Potter           1998

      """
    ),
    (
      34...39,
      """
       No.  Title                  Year
         9  해리 포터와 비밀의 방  1998
        10  Harry Potter           1998

      """
    ),
    (28...33, " No.  Title\n   9  해리 포터와 비밀의 방\n  10  Harry Potter\n"),
    (26...27, " No.  Title\n   9  해리 포터와 비밀의…\n  10  Harry Potter\n"),
    (25...25, " No.  Title\n   9  해리 포터와 비밀…\n  10  Harry Potter\n"),
    (19...20, " No.  Title\n   9  해리 포터와…\n  10  Harry Potter\n"),
    (18...18, " No.  Title\n   9  해리 포터…\n  10  Harry Pott…\n"),
    (12...12, " No.  Title\n   9  해리…\n  10  Harr…\n"),
    (11...11, " No.  Tit…\n   9  해…\n  10  Har…\n"),
    (8...8, " No.  …\n   9  …\n  10  …\n"),
    (7...7, " No.\n   9\n  10\n"),
    (1...1, "No.\n  9\n 10\n"),
  ])
  func aNarrowTerminalShortensTheDateDropsColumnsAndThenCutsTitles(
    widths: ClosedRange<Int>, table: String
  ) {
    for width in widths { #expect(lines(headings, width: width).plainText == table, "\(width)") }
  }

  @Test(arguments: [
    (
      65...80,
      """
        No.  Title                  Author        Released      Pages
          9  해리 포터와 비밀의 방  조앤 K. 롤링  July 2, 1998      7
         10  Harry Potter           Rowling       July 2, 1998   1251

      """
    ),
    (
      57...64,
      """
        No.  Title                  Author        Year  Pages
          9  해리 포터와 비밀의 방  조앤 K. 롤링  1998      7
         10  Harry Potter           Rowling       1998   1251

      """
    ),
    (
      50...56,
      """
        No.  Title                  Author        Year
          9  해리 포터와 비밀의 방  조앤 K. 롤링  1998
         10  Harry Potter           Rowling       1998

      """
    ),
    (
      44...49,
      """
        No.  Title                  Author
          9  해리 포터와 비밀의 방  조앤 K. 롤링
         10  Harry Potter           Rowling

      """
    ),
    (28...33, " No.  Title\n   9  해리 포터와 비밀의 방\n  10  Harry Potter\n"),
    (26...27, " No.  Title\n   9  해리 포터와 비밀의…\n  10  Harry Potter\n"),
  ])
  func severalAuthorsHaveAColumnThatGoesAfterTheDate(widths: ClosedRange<Int>, table: String) {
    for width in widths {
      let text = lines(headings, authors: ["조앤 K. 롤링", " Rowling\n"], width: width).plainText
      #expect(text == table, "\(width)")
    }
  }

  @Test func anAuthorWithoutRoomDoesNotTakeTheDateAlong() {
    let authors = ["Austen", String(repeating: "와", count: 40)]
    #expect(
      lines(headings, authors: authors, width: 80).plainText
        == lines(headings, width: 80).plainText)
  }

  /// Widths, and what is left of titles that have their first words in common.
  @Test(arguments: [
    (21...25, ["The Tale of A", "The Tale of B"]), (20...20, ["The Tale of A", "The Tale of B"]),
    (9...11, ["…A", "…B"]), (8...8, ["…", "…"]),
  ])
  func sharedWordsGoIfATitleWouldBeCut(widths: ClosedRange<Int>, titles: [String]) throws {
    for width in widths {
      #expect(
        try lines(tales(["The Tale of A", "The Tale of B"]), width: width).dropFirst()
          .map { String($0.plainText.dropFirst(6)) } == titles, "\(width)")
    }
  }

  @Test func theRoomOfSharedWordsIsForTheYearAndThePages() throws {
    let titles = ["The Tale of A", "The Tale of B"]
    #expect(
      try lines(tales(titles), width: 19).plainText == """
         No.  Title  Year
           1  …A     1998
           2  …B     1998

        """)
    #expect(
      try lines(tales(titles.map { $0 + " at Length" }), width: 29).plainText == """
         No.  Title         Year
           1  …A at Length  1998
           2  …B at Length  1998

        """)
  }

  @Test func theVolumesOfTheSeriesAreToldApartOnNarrowTerminals() throws {
    let file = DataFile.embedded
    let series = try file.headings()
    #expect(
      lines(series, width: 43).plainText == """
          No.  Title                  Year  Pages
            1  …Philosopher’s Stone   1997    223
            2  …Chamber of Secrets    1998    251
            3  …Prisoner of Azkaban   1999    317
            4  …Goblet of Fire        2000    636
            5  …Order of the Phoenix  2003    766
            6  …Half-Blood Prince     2005    607
            7  …Deathly Hallows       2007    607

        """)
    #expect(
      lines(series, width: 20).plainText == """
         No.  Title
           1  …Philosopher…
           2  …Chamber of…
           3  …Prisoner of…
           4  …Goblet of F…
           5  …Order of th…
           6  …Half-Blood…
           7  …Deathly Hal…

        """)
  }

  @Test func theEllipsisMayBeASCII() throws {
    let table = SeriesTable(try tales(["The Tale of A Long Night", "The Tale of B"]))
    #expect(
      table.lines(PageFormat(width: 18, usesColor: false, usesASCII: true)).plainText == """
         No.  Title
           1  ...A Lon...
           2  ...B

        """)
  }

  @Test func aTitleThatTheOthersBeginWithIsWhole() throws {
    #expect(
      try lines(tales(["Narnia", "Narnia: Prince Caspian"]), width: 28).plainText == """
         No.  Title            Year
           1  Narnia           1998
           2  …Prince Caspian  1998

        """)
  }

  @Test func titlesWithNothingInCommonAreCutAtTheEnd() throws {
    let day = try #require(ReleaseDate("1998-07-02"))
    let titles = Array(repeating: "Harry Potter and the Rest", count: 3) + ["Persuasion at Length"]
    let mixed = zip(1..., titles).map {
      BookHeading(seriesNumber: $0, title: "\($1) \($0)", pages: 1, releaseDate: day)
    }
    #expect(lines(mixed, width: 20).map(\.plainText).last == "   4  Persuasion a…")
  }

  /// Were the time to grow with the square of the length, this would take minutes.
  @Test func veryLongTitlesAreNoTrouble() throws {
    let day = try #require(ReleaseDate("1998-07-02"))
    let title = String(repeating: "e\u{301} ", count: 40_000)
    let long = (1...3).map {
      BookHeading(seriesNumber: $0, title: title + String($0), pages: 1, releaseDate: day)
    }
    #expect(
      lines(long, width: 20).map(\.plainText)
        == [
          " No.  Title  Year", "   1  …1     1998", "   2  …2     1998", "   3  …3     1998",
        ])
  }

  private func library(
    _ state: ReaderState, volumes: [Int] = [1, 3, 7], width: Int = 80, usesASCII: Bool = false
  ) throws -> String {
    try SeriesTable(volumes, of: .embedded, state)
      .lines(PageFormat(width: width, usesColor: false, usesASCII: usesASCII)).plainText
  }

  private static func used() throws -> ReaderState {
    ReaderState(of: try .embedded(), at: [3: 9, 8: 1], finished: [1], kept: [7, 9, 3])
  }

  @Test func bookmarksHaveAColumnAndKeptVolumesAMark() throws {
    #expect(
      try library(Self.used()) == """
          No.  Title                                     Released       Pages  At
            1  Harry Potter and the Philosopher’s Stone  June 26, 1997    223  read
          * 3  Harry Potter and the Prisoner of Azkaban  July 8, 1999     317  9/22
          * 7  Harry Potter and the Deathly Hallows      July 21, 2007    607  –

        """)
    #expect(try library(Self.used(), usesASCII: true).contains("607  -\n"))
  }

  /// With its margins, the table needs 77 columns, and 71 without this column.
  @Test(arguments: [(78, true), (77, true), (76, false), (71, false)])
  func theColumnIsDroppedFirst(width: Int, isShown: Bool) throws {
    let table = try library(Self.used(), width: width)
    #expect(table.contains("Pages  At\n") == isShown)
    #expect(table.contains("Released") && table.contains("  * 3  Harry"))
  }

  @Test func aSeriesWithoutBookmarksHasNoColumn() throws {
    let others = ReaderState(of: [], at: [8: 1], kept: [9])
    #expect(try library(others) == library(ReaderState()))
    #expect(try library(Self.used(), volumes: [7, 3]).contains("  At\n"))
    #expect(try !library(Self.used(), volumes: [7, 2]).contains("  At\n"))
  }

  /// From 100 volumes on, a mark takes room of its own.
  @Test func marksAreDroppedBeforeAnythingElse() throws {
    let day = try #require(ReleaseDate("1998-07-02"))
    let headings = [9, 123].map {
      BookHeading(seriesNumber: $0, title: "Emma", pages: 7, releaseDate: day)
    }
    let table = SeriesTable(headings, areKept: [true, false])
    func lines(_ width: Int) -> String {
      table.lines(PageFormat(width: width, usesColor: false)).plainText
    }
    #expect(
      lines(35) == """
           No.  Title  Released      Pages
         *   9  Emma   July 2, 1998      7
           123  Emma   July 2, 1998      7

        """)
    #expect(
      lines(34) == """
         No.  Title  Released      Pages
           9  Emma   July 2, 1998      7
         123  Emma   July 2, 1998      7

        """)
  }

  @Test func theHeaderIsDim() {
    let spans = lines(headings, width: 80)[0].spans.filter { !$0.text.allSatisfy { $0 == " " } }
    #expect(spans.map(\.style) == [.dim, .dim, .dim, .dim])
  }

  @Test(arguments: 1...90)
  func noLineIsWiderThanTheTerminalFrom20ColumnsUp(width: Int) throws {
    let file = DataFile.embedded
    let series = try file.headings()
    for line in lines(series, width: width) {
      #expect(line.displayWidth <= max(width, 20))
      #expect(line.plainText.last != " ")
    }
  }

  private func tales(_ titles: [String]) throws -> [BookHeading] {
    let day = try #require(ReleaseDate("1998-07-02"))
    return zip(1..., titles).map {
      BookHeading(seriesNumber: $0, title: $1, pages: 1, releaseDate: day)
    }
  }

  private func lines(
    _ headings: [BookHeading], authors: [String] = [], width: Int
  ) -> [StyledText] {
    SeriesTable(headings, authors: authors).lines(PageFormat(width: width, usesColor: false))
  }
}
