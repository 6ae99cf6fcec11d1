import BookCore
import DisplayText
import TestSupport
import Testing
@testable import BookPresentation

struct ChapterListTests {
  /// The width of a page and the chapters, each with its number or a hyphen, and the page.
  @Test(arguments: try CaseFile().sections)
  func thePageHoldsNumbersAndTitles(expected: CaseFile.Section) throws {
    let parts = expected.heading.split(separator: ": ", maxSplits: 1)
    let width = try #require(Int(parts[0]))
    let chapters = zip(1..., parts[1].split(separator: " / ")).map { place, chapter in
      let number = chapter.prefix { $0 != " " }
      let title = chapter.dropFirst(number.count + 1).spelled
      return Chapter(place: place, number: Int(number), title: title)
    }
    let page = try page(chapters, width: width)
    #expect(page == expected.text)
  }

  private static let titled = (8...11).map { (number: Int) in
    Chapter(place: number, number: number, title: "Title \(number)")
  }

  private func lines(
    _ chapters: [Chapter], _ status: ReadingStatus, width: Int = 80, usesASCII: Bool = false
  ) -> [StyledText] {
    ChapterList(chapters, status)
      .rows(ofVolume: 1, PageFormat(width: width, usesColor: false, usesASCII: usesASCII))
      .map(\.text)
  }

  @Test(arguments: [
    (80, false, "   8. Title 8\n   9. Title 9\n» 10. Title 10\n  11. Title 11\n"),
    (80, true, "   8. Title 8\n   9. Title 9\n@ 10. Title 10\n  11. Title 11\n"),
    (39, false, "  8. Title 8\n  9. Title 9\n»10. Title 10\n 11. Title 11\n"),
  ])
  func theBookmarkIsMarkedInTheMargin(width: Int, usesASCII: Bool, expected: String) {
    let lines = lines(Self.titled, .chapter(3), width: width, usesASCII: usesASCII)
    #expect(lines.plainText == expected)
  }

  @Test func aTitleThatSaysItsNumberHasNoOther() {
    let chapters = Chapter.list(headings: ["Chapter Nine", "10. Alpha", "第十一章", "9. Chapter Nine"])
    let page = "      Chapter Nine\n» 10. Alpha\n      第十一章\n   9. Chapter Nine\n"
    #expect(lines(chapters, .chapter(2)).plainText == page)
    let sentences = chapters.map { Messages.chapter(at: $0.place, in: chapters, extent: " of 4") }
    #expect(
      sentences == ["chapter 9", "chapter 10, Alpha", "chapter 11", "chapter 9, Chapter Nine"])
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

  private func page(_ chapters: [Chapter], width: Int) throws -> String {
    let book = try Emma(chapters: chapters).book
    return Page.chapters(
      of: book, BookRecord(of: book.identity),
      format: PageFormat(width: width, usesColor: false)
    ).lines.plainText
  }
}
