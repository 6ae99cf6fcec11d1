import BookCore
import DisplayText
import Testing
@testable import BookPresentation

struct BookmarkTableTests {
  private func table(
    _ bookmarks: [Int: Bookmark] = [1: .finished, 3: .chapter(9), 7: .chapter(99)], width: Int,
    usesASCII: Bool = false
  ) throws -> String {
    let format = PageFormat(width: width, usesColor: false, usesASCII: usesASCII)
    return Page.bookmarks(in: try BookSeries.embedded().books, bookmarks, format: format)
      .lines.plainText
  }

  @Test func eachVolumeHasABarAPlaceAndAChapter() throws {
    #expect(
      try table(width: 80) == """
          1  Philosopher’s Stone  ██████████  read
          3  Prisoner of Azkaban  ███▋░░░░░░  9/22   Grim Defeat
          7  Deathly Hallows      █████████▊  37/37  Nineteen Years Later

        """)
    #expect(
      try table([3: .chapter(9)], width: 80, usesASCII: true)
        == "  3  Prisoner of Azkaban  ####......  9/22  Grim Defeat\n")
  }

  @Test(arguments: [
    (60, "  3  Prisoner of Azkaban  ███▋░░░░░░  9/22  Grim Defeat\n"),
    (54, "  3  Prisoner of Azkaban  ███▋░░░░░░  9/22  Grim De…\n"),
    (53, "  3  Prisoner of Azkaban  ███▋░░░░░░  9/22\n"),
    (43, "  3  Prisoner of Azkaban  9/22\n"), (20, " 3  Prisoner…  9/22\n"),
  ])
  func aNarrowTerminalDropsTheChapterAndThenTheBar(width: Int, expected: String) throws {
    #expect(try table([3: .chapter(9)], width: width) == expected)
  }

  @Test func whatIsNotInTheSeriesIsNotShown() throws {
    #expect(try table([9: .finished, 0: .chapter(1)], width: 80) == "")
    #expect(try table([:], width: 80) == "")
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
      in: books, [1: .chapter(3), 2: .finished], format: PageFormat(width: 80, usesColor: false))
    #expect(
      page.lines.plainText == """
          1  Emma  ░░░░░░░░░░  begun
          2  Emma  ██████████  read

        """)
  }
}
