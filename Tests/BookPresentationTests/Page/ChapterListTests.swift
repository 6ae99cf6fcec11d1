import BookCore
import BookPresentation
import TerminalKit
import Testing

struct ChapterListTests {
  @Test func numbersAreRightAlignedAndLongTitlesHang() throws {
    let chapters = [
      Chapter(number: 9, title: "Grim Defeat"),
      Chapter(number: 10, title: "The Marauder's Map and All Its Makers"),
      Chapter(number: nil, title: "Epilogue"),
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
    let chapters = [Chapter(number: 9, title: ""), Chapter(number: 10, title: "The Firebolt")]
    #expect(
      try page(chapters, width: 30) == """
         Emma

          9.
         10. The Firebolt

        """)
  }

  @Test func aChapterWithNeitherNumberNorTitleIsToldByItsPlace() throws {
    let chapters = [
      Chapter(number: 9, title: "Grim Defeat"), Chapter(number: nil, title: ""),
      Chapter(number: nil, title: "Interlude"),
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
    #expect(try page([Chapter(number: 1, title: "")], width: 40) == "  Emma\n\n  1.\n")
    #expect(try page([Chapter(number: nil, title: "")], width: 40) == "  Emma\n\n  1.\n")
  }

  @Test func aPlaceIsInTheColumnOfTheNumbers() throws {
    let empty = Chapter(number: nil, title: "")
    let chapters = Array(repeating: empty, count: 9) + [Chapter(number: 1, title: "One"), empty]
    let places = (1...9).map { "   \($0).\n" }.joined()
    #expect(try page(chapters, width: 40) == "  Emma\n\n\(places)   1. One\n  11.\n")
  }

  @Test func aListWithoutAnyNumberHasNoColumnForIt() throws {
    #expect(
      try page([Chapter(number: nil, title: "Prologue")], width: 40) == "  Emma\n\n  Prologue\n")
  }

  @Test func wideTitlesWrapByColumns() throws {
    let chapters = [Chapter(number: 1, title: "살아남은 소년과 마법사의 돌 그리고 호그와트")]
    #expect(
      try page(chapters, width: 30) == """
         Emma

         1. 살아남은 소년과 마법사의
            돌 그리고 호그와트

        """)
  }

  @Test func aLongWordStandsBehindItsNumber() throws {
    let chapters = [
      Chapter(number: 10, title: "Ten"),
      Chapter(number: nil, title: "Prologuewithaverylongword"),
      Chapter(number: 11, title: "Elevenwithaverylongword"),
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
    let chapters = [Chapter(number: 1, title: "Owl\r\nPost")]
    #expect(try page(chapters, width: 40) == "  Emma\n\n  1. Owl Post\n")
  }

  private func page(_ chapters: [Chapter], width: Int) throws -> String {
    Page.chapters(
      of: try BookSample(chapters: chapters).book,
      format: PageFormat(width: width, usesColor: false)
    ).lines.plainText
  }
}
