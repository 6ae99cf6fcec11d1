import BookCore
import DisplayText
import TestSupport
import Testing
@testable import BookPresentation

struct BookmarkTableTests {
  private func table(
    at bookmarks: [Int: Int] = [3: 9, 7: 99], finished: Set<Int> = [1], width: Int,
    usesASCII: Bool = false
  ) throws -> String {
    let books = try [Book].embedded()
    let state = ReaderState(of: books, at: bookmarks, finished: finished)
    let format = PageFormat(width: width, usesColor: false, usesASCII: usesASCII)
    return Page.bookmarks(in: books, state, format: format).lines.plainText
  }

  @Test func eachVolumeHasABarAPlaceAndAChapter() throws {
    #expect(
      try table(width: 80) == """
          1  Philosopher’s Stone  ██████████  read
          3  Prisoner of Azkaban  ███▋░░░░░░  9/22   Grim Defeat
          7  Deathly Hallows      ░░░░░░░░░░  begun

        """)
    #expect(
      try table(at: [3: 9], finished: [], width: 80, usesASCII: true)
        == "  3  Prisoner of Azkaban  ####......  9/22  Grim Defeat\n")
  }

  @Test(arguments: [
    (60, "  3  Prisoner of Azkaban  ███▋░░░░░░  9/22  Grim Defeat\n"),
    (54, "  3  Prisoner of Azkaban  ███▋░░░░░░  9/22  Grim De…\n"),
    (53, "  3  Prisoner of Azkaban  ███▋░░░░░░  9/22\n"),
    (43, "  3  Prisoner of Azkaban  9/22\n"), (20, " 3  Prisoner…  9/22\n"),
  ])
  func aNarrowTerminalDropsTheChapterAndThenTheBar(width: Int, expected: String) throws {
    #expect(try table(at: [3: 9], finished: [], width: width) == expected)
  }

  @Test func whatIsNotInTheSeriesIsNotShown() throws {
    #expect(try table(at: [0: 1], finished: [9], width: 80) == "")
    #expect(try table(at: [:], finished: [], width: 80) == "")
  }

  @Test(arguments: 1...120)
  func noRowIsWiderThanTheTerminalFrom20ColumnsUp(width: Int) throws {
    for line in try table(width: width).split(separator: "\n") {
      #expect(String(line).displayWidth <= max(width, 20))
      #expect(line.last != " ")
    }
  }

  @Test func aVolumeWithoutChaptersIsBegunOrRead() throws {
    let books = try (1...2).map { try BookSample(seriesNumber: $0, chapters: []).book }
    let page = Page.bookmarks(
      in: books, ReaderState(of: books, at: [1: 3], finished: [2]),
      format: PageFormat(width: 80, usesColor: false))
    #expect(
      page.lines.plainText == """
          1  Emma  ░░░░░░░░░░  begun
          2  Emma  ██████████  read

        """)
  }
}
