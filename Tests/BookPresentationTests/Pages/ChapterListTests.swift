import BookCore
import DisplayText
import TestSupport
import Testing
@testable import BookPresentation

struct ChapterListTests {
  /// The width of a page and the chapters, each with its number or a hyphen, and the page.
  @Test(arguments: try CaseFile().sections(of: "page"))
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
    _ chapters: [Chapter], _ status: ReadingStatus, width: Int = 80
  ) -> [StyledText] {
    let format = PageFormat(width: width, usesColor: false)
    return ChapterList(chapters, status: status).rows(ofVolume: 1, format).map(\.text)
  }

  /// The width of a page, how far the volume has been read, and its chapters.
  @Test(arguments: try CaseFile().sections(of: "rows"))
  func theChaptersOfAVolumeThatIsBegunStandBesideABar(expected: CaseFile.Section) throws {
    let words = expected.heading
    let numbers = words.split { !$0.isNumber }.compactMap { Int($0) }
    let status: ReadingStatus =
      numbers.count > 1 ? .chapter(numbers[1]) : words.hasSuffix("finished") ? .finished : .begun
    let usesASCII = words.contains("in ASCII")
    var format = PageFormat(width: numbers[0], usesColor: true, usesASCII: usesASCII)
    format.hasBars = !words.contains("without bars")
    let book = try Emma(chapters: Self.titled).book
    let rows = ChapterList(of: book, status, barColor: .indexed(63), format)
      .rows(ofVolume: 1, format)
    #expect(rows.map(\.text).plainText == expected.text)
    // A search is after titles, and the mark is known as before.
    let titles = rows.map { $0.line.slice(at: $0.labelLength..<$0.line.length).plainText }
    #expect(titles.joined(separator: " ") == "Title 8 Title 9 Title 10 Title 11")
    #expect(rows.filter(\.line.hasBookmark).count == (status.place == nil ? 0 : 1) || usesASCII)
    let bars = rows.flatMap(\.line.spans).filter { "┃│".contains($0.text) }
    #expect(bars.allSatisfy { $0.style == Style(foreground: .indexed(63)) })
  }

  /// A bookmark in one of these, or in a fifth that there is not.
  private static func mark(_ place: Int) -> Bookmark {
    Bookmark(at: place, titled: "Title \(place + 7)")
  }

  /// The width of a page, what is remembered of four chapters, and what the pages begin with.
  @Test(
    arguments: [
      (80, mark(2), 0, "Chapters  1 of 4 read\n", "Emma  1 of 4 read\n"),
      (20, mark(1), 0, "Chapters\n 0 of 4 read\n", "Emma  0 of 4 read\n"),
      (80, nil, 1, "Chapters  4 of 4 read\n", "Emma  4 of 4 read\n"),
      (80, nil, 0, "Chapters\n", "Emma\n"),
      (80, mark(5), 0, "Chapters\n", "Emma\n"),
    ] as [(Int, Bookmark?, Int, String, String)])
  func theHeadingSaysHowManyHaveBeenRead(
    width: Int, bookmark: Bookmark?, timesFinished: Int, heading: String, title: String
  ) throws {
    let book = try Emma(chapters: Self.titled).book
    let record = BookRecord(of: book.identity, bookmark: bookmark, timesFinished: timesFinished)
    let format = PageFormat(width: width, usesColor: false)
    let page = Page.book(VolumeProgress(book, record), toggle: nil, format: format).lines.plainText
    #expect(page.contains("\n\(heading)"))
    #expect(
      Page.chapters(of: VolumeProgress(book, record), format: format).lines.plainText.hasPrefix(
        title))
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
      of: VolumeProgress(book, BookRecord(of: book.identity)),
      format: PageFormat(width: width, usesColor: false)
    ).lines.plainText
  }
}
