import BookCore
import DisplayText
import TestSupport
import Testing
@testable import BookPresentation

struct ChapterListTests {
  /// The size of a screen and the chapters, each with its number or a hyphen, and the page.
  @Test(arguments: try CaseFile().sections)
  func thePageHoldsNumbersAndTitles(expected: CaseFile.Section) throws {
    let parts = expected.heading.split(separator: ": ", maxSplits: 1)
    let size = parts[0].split(separator: "x").compactMap { Int($0) }
    let chapters = zip(1..., parts[1].split(separator: " / ")).map { place, chapter in
      let number = chapter.prefix { $0 != " " }
      let title = chapter.dropFirst(number.count + 1).spelled
      return Chapter(place: place, number: Int(number), title: title)
    }
    let page = try page(chapters, width: size[0], height: size.dropFirst().first)
    #expect(page == expected.text)
  }

  private static let nine = (8...16).map { (number: Int) in
    Chapter(place: number, number: number, title: "Chapter \(number)")
  }

  /// A page of eleven lines: a title, an empty line and nine chapters.
  ///
  /// Columns, rows, and whether chapters are in two columns. The last row is for the prompt.
  @Test(
    arguments: [
      (100, 11, true), (100, 8, true), (100, 7, false), (100, 12, false), (99, 11, false),
      (100, nil, false), (300, 11, true), (300, nil, false),
    ] as [(Int, Int?, Bool)])
  func chaptersAreInTwoColumnsIfOnlyThatFitsTheScreen(width: Int, rows: Int?, isSpread: Bool) throws
  {
    let page = try page(Self.nine, width: width, height: rows)
    let spread = """
      Emma

         8. Chapter 8     13. Chapter 13
         9. Chapter 9     14. Chapter 14
        10. Chapter 10    15. Chapter 15
        11. Chapter 11    16. Chapter 16
        12. Chapter 12

      """
    let column =
      "Emma\n\n   8. Chapter 8\n   9. Chapter 9\n"
      + (10...16).map { "  \($0). Chapter \($0)\n" }.joined()
    #expect(page == (isSpread ? spread : column))
  }

  private static let titled = (8...11).map { (number: Int) in
    Chapter(place: number, number: number, title: "Chapter \(number)")
  }

  private func lines(
    _ chapters: [Chapter], _ status: ReadingStatus, width: Int = 80, usesASCII: Bool = false
  ) -> [StyledText] {
    ChapterList(chapters, status)
      .columns(PageFormat(width: width, usesColor: false, usesASCII: usesASCII)).left
  }

  @Test(arguments: [
    (80, false, "   8. Chapter 8\n   9. Chapter 9\n» 10. Chapter 10\n  11. Chapter 11\n"),
    (80, true, "   8. Chapter 8\n   9. Chapter 9\n@ 10. Chapter 10\n  11. Chapter 11\n"),
    (39, false, "  8. Chapter 8\n  9. Chapter 9\n»10. Chapter 10\n 11. Chapter 11\n"),
  ])
  func theBookmarkIsMarkedInTheMargin(width: Int, usesASCII: Bool, expected: String) {
    let lines = lines(Self.titled, .chapter(3), width: width, usesASCII: usesASCII)
    #expect(lines.plainText == expected)
  }

  @Test func withoutAMarginThereIsNoRoomForAMark() {
    #expect(
      lines([Chapter(place: 1, number: nil, title: "Ab")], .chapter(1), width: 2).plainText
        == "Ab\n")
  }

  @Test func aChapterThatIsGoneIsMarkedNowhere() {
    #expect(lines(Self.titled, .begun) == lines(Self.titled, .notBegun))
    #expect(lines([], .begun).isEmpty)
  }

  @Test func onlyTheFirstLineOfAChapterIsMarked() {
    let long = Chapter(place: 1, number: nil, title: "A Title That Takes Two Lines")
    #expect(lines([long], .chapter(1), width: 20).plainText == "»A Title That Takes\n Two Lines\n")
    let empty = Chapter(place: 1, number: 1, title: "")
    #expect(lines([empty], .chapter(1), width: 20).plainText == "»1.\n")
  }

  private func page(_ chapters: [Chapter], width: Int, height: Int? = nil) throws -> String {
    let book = try BookSample(chapters: chapters).book
    return Page.chapters(
      of: book, BookRecord(of: book.identity),
      format: PageFormat(width: width, height: height, usesColor: false)
    ).lines.plainText
  }
}
