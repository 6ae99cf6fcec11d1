import BookCore
import DisplayText
import TestSupport
import Testing
@testable import BookPresentation

struct SeriesChartTests {
  /// The seven volumes, with one that has been read and one that has been begun.
  private func stats(width: Int, usesASCII: Bool = false) throws -> String {
    let books = try [Book].embedded()
    let format = PageFormat(width: width, usesColor: false, usesASCII: usesASCII)
    return Page.stats(books, ReaderState(of: books, at: [3: 9], finished: [1]), format: format)
      .lines.plainText
  }

  @Test func theSeriesIsSeenAtAGlance() throws {
    #expect(
      try stats(width: 92) == """
          1  Philosopher’s Stone   1997  ██████               223 pages  17 chapters  read
          2  Chamber of Secrets    1998  ░░░░░░               251        18
          3  Prisoner of Azkaban   1999  ██▉░░░░░             317        22           in chapter 9
          4  Goblet of Fire        2000  ░░░░░░░░░░░░░░░░     636        37
          5  Order of the Phoenix  2003  ░░░░░░░░░░░░░░░░░░░  766        38
          6  Half-Blood Prince     2005  ░░░░░░░░░░░░░░░      607        30
          7  Deathly Hallows       2007  ░░░░░░░░░░░░░░░      607        37

          7 volumes, 3,407 pages, 199 chapters, in 10 years and 25 days.
          1 read, 1 begun: 25 of 199 chapters.

        """)
  }

  @Test func inASCIITheReadPartIsToldByItsSign() throws {
    #expect(
      try stats(width: 60, usesASCII: true) == """
          1  Philosopher’s Stone   1997  ###          read
          2  Chamber of Secrets    1998  ....
          3  Prisoner of Azkaban   1999  ##...        in chapter 9
          4  Goblet of Fire        2000  .........
          5  Order of the Phoenix  2003  ...........
          6  Half-Blood Prince     2005  .........
          7  Deathly Hallows       2007  .........

          7 volumes, 3,407 pages, 199 chapters, in 10 years and 25
          days.
          1 read, 1 begun: 25 of 199 chapters.

        """)
  }

  @Test func aNarrowTerminalCutsTitlesAndThenHasNoBar() throws {
    #expect(
      try stats(width: 30) == """
         1  Philosop…  ██▍       read
         2  Chamber…   ░░░
         3  Prisoner…  █▎░       9/22
         4  Goblet o…  ░░░░░░░
         5  Order of…  ░░░░░░░░
         6  Half-Blo…  ░░░░░░
         7  Deathly…   ░░░░░░

         7 volumes, 3,407 pages, 199
         chapters, in 10 years and 25
         days.
         1 read, 1 begun: 25 of 199
         chapters.

        """)
    #expect(
      try stats(width: 20).hasPrefix(
        " 1  Philosop…  read\n 2  Chamber…\n 3  Prisoner…  9/22\n 4  Goblet o…\n"))
  }

  @Test(arguments: 1...220)
  func noRowIsWiderThanTheTerminalFrom20ColumnsUp(width: Int) throws {
    for line in try stats(width: width).split(separator: "\n") {
      #expect(String(line).displayWidth <= max(width, 20))
      #expect(line.last != " ")
    }
  }

  @Test func somebodyWhoHasReadNothingIsToldNothingOfIt() throws {
    let format = PageFormat(width: 80, usesColor: false)
    let page = Page.stats(try .embedded(), ReaderState(), format: format).lines.plainText
    #expect(
      page.hasSuffix("\n\n  7 volumes, 3,407 pages, 199 chapters, in 10 years and 25 days.\n"))
    #expect(!page.contains("█") && !page.contains("read"))
  }

  @Test func aSeriesOfOneBookHasNoTime() throws {
    let books = [try BookSample(seriesNumber: 1).book]
    let page = Page.stats(
      books, ReaderState(of: books, at: [1: 2]), format: PageFormat(width: 80, usesColor: false))
    #expect(
      page.lines.plainText == """
          1  Emma  1815  ████████████░░░░░░░░░░░░  474 pages  2 chapters  in chapter 2

          1 volume, 474 pages, 2 chapters.
          1 begun: 1 of 2 chapters.

        """)
  }

  /// A bookmark after a prologue, and what is said of it.
  @Test(arguments: [(1, "1/3"), (2, "in chapter 1"), (3, "in chapter 2")])
  func aChapterHasTheNumberOfThePage(place: Int, status: String) throws {
    let chapters = Chapter.list(headings: ["Prologue", "1. Alpha", "2. Beta"])
    let books = [try BookSample(seriesNumber: 1, chapters: chapters).book]
    let page = Page.stats(
      books, ReaderState(of: books, at: [1: place]),
      format: PageFormat(width: 80, usesColor: false))
    #expect(page.lines.plainText.contains("3 chapters  \(status)\n"))
  }

  private func books(_ years: [Int]) throws -> [Book] {
    try zip(1..., years).map { number, year in
      let text = String(repeating: "0", count: 4 - String(year).count) + String(year)
      return Book(
        seriesNumber: number, title: "Book \(number)", author: "A", pages: number,
        releaseDate: try #require(ReleaseDate("\(text)-05-01")), dedication: "",
        summary: Summary(""), wiki: nil, chapters: [Chapter(number: 1, title: "One")])
    }
  }

  @Test(arguments: [
    (Array(repeating: [1990, 1992], count: 51).flatMap(\.self), ["1990", "1992"]),
    (Array(1801...1950), (180...195).map { "\($0)0–\($0)9" }),
    (Array(1001...2050), (10...20).map { "\($0)00–\($0)99" }),
    (Array(1...101), ["1–9"] + (1...10).map { "\($0)0–\($0)9" }),
  ])
  func aLongSeriesHasARowForSeveralVolumes(years: [Int], labels: [String]) throws {
    let books = try books(years)
    let page = Page.stats(
      books, ReaderState(of: books, finished: [1]), format: PageFormat(width: 80, usesColor: false))
    let rows = page.lines.prefix { !$0.isEmpty }.map(\.plainText)
    #expect(rows.map { String($0.split(separator: " ")[0]) } == labels)
    #expect(rows[0].hasSuffix("1 read"))
    #expect(rows.dropFirst().allSatisfy { !$0.contains("read") })
  }
}
