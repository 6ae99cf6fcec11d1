import DisplayText
import TestSupport
import Testing

@testable import BookCore
@testable import BookPresentation

struct SeriesTableTests {
  private let books: [Book]

  init() throws {
    books = try [
      Self.book(1, "해리 포터와 비밀의 방", pages: 7), Self.book(2, "Harry Potter", pages: 1251),
    ]
  }

  @Test(arguments: try CaseFile().sections(of: "one author"))
  func aNarrowTerminalShortensTheDateDropsColumnsAndThenCutsTitles(
    table: CaseFile.Section
  ) throws {
    for width in try #require(table.widths) {
      #expect(try lines(books, width: width).plainText == table.text, "\(width)")
    }
  }

  @Test(arguments: try CaseFile().sections(of: "two authors"))
  func severalAuthorsHaveAColumnThatGoesAfterTheDate(table: CaseFile.Section) throws {
    for width in try #require(table.widths) {
      let text = try lines(books, authors: ["조앤 K. 롤링", " Rowling\n"], width: width).plainText
      #expect(text == table.text, "\(width)")
    }
  }

  @Test func anAuthorWithoutRoomDoesNotTakeTheDateAlong() throws {
    let authors = ["Austen", String(repeating: "와", count: 40)]
    #expect(
      try lines(books, authors: authors, width: 80).plainText
        == lines(books, width: 80).plainText)
  }

  /// Widths, and what is left of titles that have their first words in common.
  @Test(arguments: [
    (18...23, ["The Tale of A", "The Tale of B"]),
    (10...15, ["…A", "…B"]), (6...9, ["A", "B"]),
  ])
  func sharedWordsGoIfATitleWouldBeCut(widths: ClosedRange<Int>, titles: [String]) throws {
    for width in widths {
      #expect(
        try lines(tales(["The Tale of A", "The Tale of B"]), width: width).dropFirst()
          .map { $0.plainText.drop { " 12".contains($0) }.description } == titles, "\(width)")
    }
  }

  @Test func theRoomOfSharedWordsIsForTheYearAndThePages() throws {
    let titles = ["The Tale of A", "The Tale of B"]
    #expect(
      try lines(tales(titles), width: 17).plainText == """
            Title  Year
         1  …A     1998
         2  …B     1998

        """)
    #expect(
      try lines(tales(titles.map { $0 + " at Length" }), width: 27).plainText == """
            Title         Year
         1  …A at Length  1998
         2  …B at Length  1998

        """)
  }

  @Test(arguments: try CaseFile().sections(of: "embedded"))
  func theVolumesOfTheSeriesAreToldApartOnNarrowTerminals(table: CaseFile.Section) throws {
    let width = try #require(Int(table.heading))
    #expect(try lines(BookSeries.embedded().books, width: width).plainText == table.text)
  }

  @Test func theEllipsisMayBeASCII() throws {
    let tales = try tales(["The Tale of A Mile", "The Tale of B"])
    #expect(
      try lines(tales, width: 18, usesASCII: true).plainText == """
            Title
         1  ...A Mile
         2  ...B

        """)
  }

  @Test func aTitleThatTheOthersBeginWithIsWhole() throws {
    #expect(
      try lines(tales(["Narnia", "Narnia: Prince Caspian"]), width: 26).plainText == """
            Title            Year
         1  Narnia           1998
         2  …Prince Caspian  1998

        """)
  }

  @Test func titlesWithNothingInCommonAreCutAtTheEnd() throws {
    let titles = Array(repeating: "Harry Potter and the Rest", count: 3) + ["Persuasion at Length"]
    let mixed = try tales(zip(1..., titles).map { "\($1) \($0)" })
    #expect(try lines(mixed, width: 20).map(\.plainText).last == " 4  Persuasion at…")
  }

  /// Were the time to grow with the square of the length, this would take minutes.
  @Test func veryLongTitlesAreNoTrouble() throws {
    let title = String(repeating: "e\u{301} ", count: 40_000)
    let long = try tales((1...3).map { title + String($0) })
    #expect(
      try lines(long, width: 20).map(\.plainText)
        == [
          "    Title  Year", " 1  …1     1998", " 2  …2     1998", " 3  …3     1998",
        ])
  }

  /// The status stands last at every width, however the titles are cut for it.
  @Test(arguments: [
    (
      80, "     Title         Released      Pages  Status",
      "  2  Emma and Me   July 2, 1998      1  9/37, kept"
    ),
    (40, "     Title         Year  Status", "  2  Emma and Me   1998  9/37, kept"),
    (32, "    Title         Status", " 2  Emma and Me   9/37, kept"),
    (25, "    Title  Status", " 2  …Me    9/37, kept"),
    (20, "         Status", " 2  Me   9/37, kept"),
  ])
  func theStatusIsKeptAtEachWidth(width: Int, header: String, row: String) throws {
    let lines = try lines(
      tales(["Emma and You", "Emma and Me"]), statuses: ["finished", "9/37, kept"], width: width)
    #expect(lines.map(\.plainText)[0] == header)
    #expect(lines.map(\.plainText)[2] == row)
  }

  @Test func aVolumeLooksTheSameInEachList() throws {
    let state = ReaderState(of: try .embedded(), at: [3: 9], finished: [1], kept: [7, 3])
    for width in [20, 30, 40, 60, 80, 120] {
      let format = PageFormat(width: width, usesColor: false)
      let all = try Page.volumes(Array(1...7), of: .embedded(), state, format: format).lines
      for volumes in [[1], [7, 3], [2, 5]] {
        let some = try Page.volumes(volumes, of: .embedded(), state, format: format).lines
        #expect(some == [all[0]] + volumes.map { all[$0] })
      }
    }
  }

  @Test func aSeriesOfWhichNothingIsRememberedHasNoStatus() throws {
    let page = try Page.volumes(
      [1], of: .embedded(), ReaderState(), format: PageFormat(width: 80, usesColor: false))
    #expect(!page.lines.plainText.contains("Status"))
  }

  @Test func noVolumesAreNoTable() throws {
    let format = PageFormat(width: 80, usesColor: false)
    #expect(try Page.volumes([], of: .embedded(), ReaderState(), format: format) == Page())
  }

  @Test func theHeadsAreBold() throws {
    let spans = try lines(books, width: 80)[0].spans.filter { !$0.text.allSatisfy { $0 == " " } }
    #expect(spans.map(\.style) == [.bold, .bold, .bold])
  }

  @Test(arguments: 1...90)
  func noLineIsWiderThanTheTerminalFrom20ColumnsUp(width: Int) throws {
    let series = try BookSeries.embedded().books
    for line in try lines(series, width: width) {
      #expect(line.displayWidth <= max(width, 20))
      #expect(line.plainText.last != " ")
    }
  }

  private func tales(_ titles: [String]) throws -> [Book] {
    try zip(1..., titles).map { try Self.book($0, $1, pages: 1) }
  }

  private static func book(
    _ volume: Int, _ title: String, author: String = "", pages: Int
  ) throws -> Book {
    Book(
      seriesNumber: volume, title: title, author: author, pages: pages,
      releaseDate: try #require(ReleaseDate("1998-07-02")), dedication: "", summary: Summary(""),
      wiki: nil, chapters: [])
  }

  private func lines(
    _ books: [Book], authors: [String] = [], statuses: [String] = [], width: Int,
    usesASCII: Bool = false
  ) throws -> [StyledText] {
    let books =
      try authors.isEmpty
      ? books
      : zip(books, authors).map { book, author in
        try Self.book(book.seriesNumber, book.title, author: author, pages: book.pages)
      }
    let table = SeriesTable(
      SeriesColumns(try #require(BookSeries(books))),
      statusWidth: SeriesColumns.statusWidth(statuses),
      PageFormat(width: width, usesColor: false, usesASCII: usesASCII))
    return [table.header]
      + books.enumerated().map { row, book in
        table.row(book, status: statuses.isEmpty ? "" : statuses[row])
      }
  }
}
