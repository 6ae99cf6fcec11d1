import BookCore
import DisplayText
import TestSupport
import Testing

@testable import BookPresentation

struct PageLayoutTests {
  @Test func everyLineKnowsItsPlace() throws {
    let layout = try layout(Emma())
    let places = layout.lines.map {
      "\($0.place.section) \($0.place.character) \($0.text.plainText)"
    }
    #expect(
      places == [
        "facts 0 Emma", "facts 4   Author    Jane Austen",
        "facts 20   Released  December 23, 1815", "facts 43   Pages     474",
        "facts 51 ", "dedication 0 Dedication",
        "dedication 10   To the Prince Regent", "dedication 27 ", "summary 0 Summary",
        "summary 7   A matchmaker errs.", "summary 23 ", "chapters 0 Chapters",
        "chapters 8   1. Hartfield", "chapters 19   2. Randalls", "chapters 29 ",
        "wiki 0 Wiki", "wiki 4   https://example.org/emma",
      ])
    #expect(layout.sectionRows == [0, 5, 8, 11, 15])
  }

  @Test func aSignThatIsPartOfATitleCounts() throws {
    let layout = try layout(Emma(title: "»Emma«"))
    #expect(layout.lines[1].place == BookPlace(section: .facts, character: 6))
  }

  @Test func theSignOfABookmarkDoesNotCount() throws {
    let layout = try layout(Emma(), bookmark: Bookmark(at: 1, titled: "Hartfield"))
    #expect(layout.lines[13].text.plainText == "» 1. Hartfield")
    #expect(layout.lines[14].place == BookPlace(section: .chapters, character: 19))
  }

  @Test func anEmptyLineCountsAsALetter() throws {
    let layout = try layout(Emma(dedication: "To A\n\n\nand B"))
    let places = layout.lines.filter { $0.place.section == .dedication }.map(\.place.character)
    #expect(places == [0, 10, 13, 14, 15, 19])
  }

  @Test(arguments: [
    (BookSection.facts, 0, 0), (.facts, 3, 0), (.facts, 4, 1), (.facts, 19, 1), (.facts, 20, 2),
    (.facts, 50, 3), (.facts, 51, 4), (.facts, 52, 0), (.facts, -1, 0), (.dedication, 9, 5),
    (.dedication, 10, 6), (.dedication, 27, 7), (.dedication, 28, 5), (.summary, 22, 9),
    (.summary, 23, 10), (.summary, 24, 8), (.chapters, 18, 12), (.chapters, 19, 13),
    (.chapters, 29, 14), (.chapters, 30, 11), (.wiki, 28, 16), (.wiki, 29, 15),
  ])
  func aPlaceIsOnARow(section: BookSection, character: Int, row: Int) throws {
    let place = BookPlace(section: section, character: character)
    #expect(try layout(Emma()).row(of: place) == row)
  }

  @Test func aSectionWithoutLinesIsLeftOut() throws {
    let layout = try layout(Emma(dedication: "", summary: "", wiki: nil, chapters: []))
    #expect(layout.sectionRows == [0])
    #expect(layout.lines.count == 4, "no line ends the last section")
    for section in BookSection.allCases.dropFirst() {
      #expect(layout.row(of: BookPlace(section: section, character: 3)) == 0)
    }
    #expect(PageLayout().row(of: .start) == 0)
    #expect(PageLayout().sectionRows == [])
  }

  /// Without the title, the first row is the author's, and places count what is not shown.
  @Test func aPageMayDoWithoutItsTitle() throws {
    let layout = try layout(Emma(), hidesTitle: true)
    #expect(layout.lines[0].place == BookPlace(section: .facts, character: 4))
    #expect(layout.row(of: .start) == 0)
    #expect(layout.sectionRows == [0, 4, 7, 10, 14])
  }

  private func layout(
    _ sample: Emma, bookmark: Bookmark? = nil, hidesTitle: Bool = false
  ) throws -> PageLayout {
    let book = try sample.book
    let record = BookRecord(of: book.identity, bookmark: bookmark)
    let format = PageFormat(width: 40, usesColor: false)
    return PageLayout(
      VolumeLayout(book: book, record: record, control: .button, format: format),
      hidesTitle: hidesTitle)
  }
}

struct BookPlaceTests {
  @Test func placesFollowEachOtherAsOnThePage() {
    let places = [
      BookPlace.start, BookPlace(section: .facts, character: 7),
      BookPlace(section: .dedication, character: 3), BookPlace(section: .summary, character: 2),
      BookPlace(section: .chapters, character: 1),
    ]
    #expect(places.shuffled().sorted() == places)
  }
}
