import DisplayText
import TestSupport
import Testing

@testable import BookCore
@testable import BookPresentation

struct VolumeRowsTests {
  private func books(by authors: [String] = ["", ""]) throws -> [Book] {
    try [
      Self.book(1, "해리 포터와 비밀의 방", author: authors[0], pages: 7),
      Self.book(2, "Harry Potter", author: authors[1], pages: 1251),
    ]
  }

  @Test(arguments: try CaseFile().sections(of: "one author"))
  func aNarrowTerminalTakesTheBarThenTheDateThenPagesAndThenCutsTitles(
    table: CaseFile.Section
  ) throws {
    for width in try #require(table.widths) {
      #expect(try lines(books(), width: width).plainText == table.text, "\(width)")
    }
  }

  @Test(arguments: try CaseFile().sections(of: "two authors"))
  func severalAuthorsHaveAColumnThatGoesLastOfAllFacts(table: CaseFile.Section) throws {
    let books = try books(by: ["조앤 K. 롤링", " Rowling\n"])
    for width in try #require(table.widths) {
      #expect(try lines(books, width: width).plainText == table.text, "\(width)")
    }
  }

  @Test(arguments: try CaseFile().sections(of: "embedded"))
  func theVolumesOfTheSeriesAreToldApartOnNarrowTerminals(table: CaseFile.Section) throws {
    let width = try #require(Int(table.heading))
    #expect(try lines(.embedded(), width: width).plainText == table.text)
  }

  @Test(arguments: try CaseFile().sections(of: "overview"))
  func anOverviewHasBarsBeforePages(rows: CaseFile.Section) throws {
    let books = try [Book].embedded()
    let state = ReaderState(
      of: books, at: [4: 9, 7: 3], finished: [1, 2, 3], kept: [1, 5], reading: 4)
    for width in try #require(rows.widths) {
      let text = try lines(books, state, .overview, width: width).plainText
      #expect(text == rows.text, "\(width)")
    }
  }

  /// Of a list of places, the bar goes first, then a title is cut, and then the chapter.
  @Test(arguments: try CaseFile().table("the place is kept at each width") as [(Int, String)])
  func thePlaceIsKeptAtEachWidth(width: Int, row: String) throws {
    let books = try [Book].embedded()
    let state = ReaderState(of: books, at: [3: 9], finished: [1, 2], kept: [3])
    #expect(try lines(books, state, .places, width: width).map(\.plainText)[2] == row)
  }

  /// Whatever is remembered, the same titles are whole or short, and none of them is cut.
  @Test(arguments: (40...120).sampled(20))
  func aStatusThatGrowsLeavesTheTitlesAsTheyAre(width: Int) throws {
    let books = try [Book].embedded()
    let states = [
      ReaderState(), ReaderState(of: books, at: [4: 9]), ReaderState(of: books, finished: [1]),
      ReaderState(of: books, finished: [1], kept: [1]),
      ReaderState(of: books, at: [3: 1], finished: [3], times: 12, kept: [3]),
    ]
    let titles = try states.map { state in
      try lines(books, state, width: width).dropFirst().map { row in
        row.plainText.dropFirst(5).split(separator: "  ")[0]
      }
    }
    let shared = SeriesTitles(books.map(\.title))
    for titles in titles {
      #expect(
        titles.elementsEqual(books.map(\.title), by: ==)
          || titles.elementsEqual(books.map { shared.short($0.title) }, by: ==))
    }
    #expect(Set(titles).count == 1)
  }

  /// The status stands last at every width, however the titles are cut for it.
  @Test(
    arguments: try CaseFile().table("the status is kept at each width") as [(Int, String, String)])
  func theStatusIsKeptAtEachWidth(width: Int, header: String, row: String) throws {
    let books = try tales(["Emma and You", "Emma and Me"], chapters: 37)
    let state = ReaderState(of: books, at: [2: 9], finished: [1], kept: [2])
    let lines = try lines(books, state, width: width)
    #expect(lines.map(\.plainText)[0] == header)
    #expect(lines.map(\.plainText)[2] == row)
  }

  /// That a volume is kept is said of all that are, or of none, but for those of which there is
  /// nothing else to say; and before the pages.
  @Test(arguments: (20...120).sampled(25))
  func noVolumeThatIsKeptLooksAsIfItWereNot(width: Int) throws {
    let books = try [Book].embedded()
    let state = ReaderState(of: books, at: [2: 3, 4: 9], finished: [1], kept: [1, 2, 4])
    for kind in [VolumeRows.Kind.overview, .table] {
      let rows = try lines(books, state, kind, width: width).map(\.plainText)
      let kept = rows.filter { $0.contains("on shelf") }
      #expect([0, 3].contains(kept.count), "\(rows)")
      if kind == .table, width >= 68 { #expect(kept.count == 3) }
    }
  }

  /// Of the volumes on a shelf, it goes without saying that they are kept.
  @Test func aShelfSaysHowFarItsVolumesHaveBeenRead() throws {
    let books = try [Book].embedded()
    let state = ReaderState(of: books, at: [4: 9], finished: [1], kept: [1, 4, 5])
    let rows = VolumeRows(
      try facts(books, state), .table, areKept: true,
      format: PageFormat(width: 80, usesColor: false))
    let ends = rows.rows(of: [1, 4, 5]).map { $0.plainText.split(separator: "  ").last }
    #expect(ends == ["Chapter", "finished", "9/37", "766"])
  }

  @Test(arguments: [(false, "»"), (true, "@")])
  func theVolumeThatOneIsInIsMarkedInEachList(usesASCII: Bool, mark: Character) throws {
    let books = try [Book].embedded()
    let state = ReaderState(of: books, at: [4: 9, 7: 3], reading: 4)
    for kind in [VolumeRows.Kind.overview, .table] {
      for width in [20, 40, 80, 120] {
        let lines = try lines(books, state, kind, width: width, usesASCII: usesASCII)
        let marked = lines.filter { $0.plainText.first == mark }
        #expect(marked.count == 1)
        #expect(marked[0].plainText.contains("4  "))
        #expect(marked[0].spans.first { $0.text.contains("Gob") }?.style == .bold)
      }
    }
    for state in [ReaderState(), ReaderState(of: books, recent: [3])] {
      #expect(try !lines(books, state, width: 80).plainText.contains("»"))
    }
  }

  @Test func barsAreLeftOutWhereTheyWouldBeReadOut() throws {
    var format = PageFormat(width: 120, usesColor: false)
    format.hasBars = false
    for kind in [VolumeRows.Kind.overview, .table] {
      let rows = VolumeRows(try facts(.embedded(), ReaderState()), kind, format: format)
      #expect(!rows.rows(of: Array(1...7)).plainText.contains { "━─".contains($0) })
    }
  }

  /// Were the time to grow with the square of the length, this would take minutes.
  @Test func veryLongTitlesAreNoTrouble() throws {
    let title = String(repeating: "e\u{301} ", count: 40_000)
    let long = try tales((1...3).map { title + String($0) })
    #expect(
      try lines(long, width: 20).map(\.plainText)
        == ["    Title  Pages", " 1  1          1", " 2  2          1", " 3  3          1"])
  }

  @Test func theHeadsAreBold() throws {
    let spans = try lines(books(), width: 60)[0].spans.filter { !$0.text.allSatisfy { $0 == " " } }
    #expect(spans.map(\.style) == [.bold, .bold, .bold])
  }

  @Test(arguments: (1...130).sampled(40))
  func noLineIsWiderThanTheTerminalFrom20ColumnsUp(width: Int) throws {
    let books = try [Book].embedded()
    let state = ReaderState(of: books, at: [4: 9], finished: [1, 2], times: 1000, kept: [1, 4, 5])
    for kind in [VolumeRows.Kind.overview, .places, .table] {
      for line in try lines(books, state, kind, width: width) {
        #expect(line.displayWidth <= max(width, 20))
        #expect(line.plainText.last != " ")
      }
    }
  }
}

extension VolumeRowsTests {
  private func tales(_ titles: [String], chapters: Int = 0) throws -> [Book] {
    try zip(1..., titles).map { try Self.book($0, $1, pages: 1, chapters: chapters) }
  }

  private static func book(
    _ volume: Int, _ title: String, author: String = "", pages: Int, chapters: Int = 0
  ) throws -> Book {
    Book(
      seriesNumber: volume, title: title, author: author, pages: pages,
      releaseDate: try #require(ReleaseDate("1998-07-02")), dedication: "", summary: Summary(""),
      wiki: nil,
      chapters: (0..<chapters).map { Chapter(place: $0 + 1, number: $0 + 1, title: "\($0)") })
  }

  private func facts(_ books: [Book], _ state: ReaderState) throws -> VolumeRowFacts {
    let series = try #require(BookSeries(books))
    return VolumeRowFacts(series, SeriesProgress(of: series, state))
  }

  private func lines(
    _ books: [Book], _ state: ReaderState = ReaderState(), _ kind: VolumeRows.Kind = .table,
    width: Int, usesASCII: Bool = false
  ) throws -> [StyledText] {
    let rows = VolumeRows(
      try facts(books, state), kind,
      format: PageFormat(width: width, usesColor: false, usesASCII: usesASCII))
    let volumes = Array(1...books.count)
    return kind == .table ? rows.rows(of: volumes) : volumes.map { rows.row(of: $0) }
  }
}
