import BookCore
import DisplayText
import Testing
@testable import BookPresentation

struct ChapterListTests {
  @Test func numbersAreRightAlignedAndLongTitlesHang() throws {
    let chapters = [
      Chapter(place: 1, number: 9, title: "Grim Defeat"),
      Chapter(place: 2, number: 10, title: "The Marauder's Map and All Its Makers"),
      Chapter(place: 3, number: nil, title: "Epilogue"),
    ]
    #expect(
      try page(chapters, width: 30) == """
        Emma

          9. Grim Defeat
         10. The Marauder's Map and
             All Its Makers
             Epilogue

        """)
  }

  @Test func aChapterWithoutAVisibleTitleKeepsItsNumber() throws {
    let chapters = [
      Chapter(place: 1, number: 9, title: ""), Chapter(place: 2, number: 10, title: "The Firebolt"),
    ]
    #expect(
      try page(chapters, width: 30) == """
        Emma

          9.
         10. The Firebolt

        """)
  }

  @Test func aChapterWithNeitherNumberNorTitleIsToldByItsPlace() throws {
    let chapters = [
      Chapter(place: 1, number: 9, title: "Grim Defeat"), Chapter(place: 2, number: nil, title: ""),
      Chapter(place: 3, number: nil, title: "Interlude"),
    ]
    #expect(
      try page(chapters, width: 30) == """
        Emma

         9. Grim Defeat
         2.
            Interlude

        """)
  }

  @Test func aChapterThatIsEmptyStandsAlone() throws {
    #expect(try page([Chapter(place: 1, number: 1, title: "")], width: 40) == "Emma\n\n  1.\n")
    #expect(try page([Chapter(place: 1, number: nil, title: "")], width: 40) == "Emma\n\n  1.\n")
  }

  @Test func aPlaceIsInTheColumnOfTheNumbers() throws {
    let chapters = (1...11).map {
      Chapter(place: $0, number: $0 == 10 ? 1 : nil, title: $0 == 10 ? "One" : "")
    }
    let places = (1...9).map { "   \($0).\n" }.joined()
    #expect(try page(chapters, width: 40) == "Emma\n\n\(places)   1. One\n  11.\n")
  }

  @Test func aListWithoutAnyNumberHasNoColumnForIt() throws {
    #expect(
      try page([Chapter(place: 1, number: nil, title: "Prologue")], width: 40)
        == "Emma\n\n  Prologue\n")
  }

  @Test func wideTitlesWrapByColumns() throws {
    let chapters = [Chapter(place: 1, number: 1, title: "살아남은 소년과 마법사의 돌 그리고 호그와트")]
    #expect(
      try page(chapters, width: 30) == """
        Emma

         1. 살아남은 소년과 마법사의
            돌 그리고 호그와트

        """)
  }

  @Test func aLongWordStandsBehindItsNumber() throws {
    let chapters = [
      Chapter(place: 1, number: 10, title: "Ten"),
      Chapter(place: 2, number: nil, title: "Prologuewithaverylongword"),
      Chapter(place: 3, number: 11, title: "Elevenwithaverylongword"),
    ]
    #expect(
      try page(chapters, width: 20) == """
        Emma

         10. Ten
             Prologuewithav
             erylongword
         11. Elevenwithaver
             ylongword

        """)
  }

  @Test func aLineBreakInATitleIsASpace() throws {
    let chapters = [Chapter(place: 1, number: 1, title: "Owl\r\nPost")]
    #expect(try page(chapters, width: 40) == "Emma\n\n  1. Owl Post\n")
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

  @Test func aLongTitleIsWrappedInItsColumn() throws {
    let long = "해리 포터와 아주 아주 긴 제목을 가진 장 그리고 또 다른 이야기"
    let chapters = [long, "Two", "Three", "Four"].enumerated().map {
      Chapter(place: $0.offset + 1, number: $0.offset + 1, title: $0.element)
    }
    #expect(
      try page(chapters, width: 100, height: 6) == """
        Emma

          1. 해리 포터와 아주 아주 긴 제목을 가진 장    3. Three
             그리고 또 다른 이야기                      4. Four
          2. Two

        """)
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
