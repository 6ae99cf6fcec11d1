import BookCore
import DisplayText
import Testing
@testable import BookPresentation

struct PageLayoutTests {
  @Test func everyLineKnowsItsPlace() throws {
    let layout = try layout(BookSample())
    let places = layout.lines.map {
      "\($0.place.section) \($0.place.character) \($0.text.plainText)"
    }
    #expect(
      places == [
        "facts 0 Emma", "facts 4   Author    Jane Austen",
        "facts 20   Released  December 23, 1815", "facts 43   Pages     474",
        "facts 51   Wiki      https://example.org/emma", "facts 79 ", "dedication 0 Dedication",
        "dedication 10   To the Prince Regent", "dedication 27 ", "summary 0 Summary",
        "summary 7   A matchmaker errs.", "summary 23 ", "chapters 0 Chapters",
        "chapters 8   1. Hartfield", "chapters 19   2. Randalls",
      ])
    #expect(layout.sectionRows == [0, 6, 9, 12])
  }

  @Test func aSignThatIsPartOfATitleCounts() throws {
    let layout = try layout(BookSample(title: "»Emma«"))
    #expect(layout.lines[1].place == BookPlace(section: .facts, character: 6))
  }

  @Test func theSignOfABookmarkDoesNotCount() throws {
    let layout = try layout(BookSample(), bookmark: Bookmark(chapter: 1, title: "Hartfield"))
    #expect(layout.lines[14].text.plainText == "» 1. Hartfield")
    #expect(layout.lines[15].place == BookPlace(section: .chapters, character: 19))
  }

  @Test func anEmptyLineCountsAsALetter() throws {
    let layout = try layout(BookSample(dedication: "To A\n\n\nand B"))
    let places = layout.lines.filter { $0.place.section == .dedication }.map(\.place.character)
    #expect(places == [0, 10, 13, 14, 15, 19])
  }

  @Test(arguments: [
    (BookSection.facts, 0, 0), (.facts, 3, 0), (.facts, 4, 1), (.facts, 19, 1), (.facts, 20, 2),
    (.facts, 78, 4), (.facts, 79, 5), (.facts, 80, 0), (.facts, -1, 0), (.dedication, 9, 6),
    (.dedication, 10, 7), (.dedication, 27, 8), (.dedication, 28, 6), (.summary, 22, 10),
    (.summary, 23, 11), (.summary, 24, 9), (.chapters, 18, 13), (.chapters, 19, 14),
    (.chapters, 29, 14), (.chapters, 30, 12),
  ])
  func aPlaceIsOnARow(section: BookSection, character: Int, row: Int) throws {
    let place = BookPlace(section: section, character: character)
    #expect(try layout(BookSample()).row(of: place) == row)
  }

  @Test func aSectionWithoutLinesIsLeftOut() throws {
    let layout = try layout(BookSample(dedication: "", summary: "", chapters: []))
    #expect(layout.sectionRows == [0])
    #expect(layout.lines.count == 5, "no line ends the last section")
    for section in [BookSection.dedication, .summary, .chapters] {
      #expect(layout.row(of: BookPlace(section: section, character: 3)) == 0)
    }
    #expect(PageLayout().row(of: .start) == 0)
    #expect(PageLayout().sectionRows == [])
  }

  private func layout(_ sample: BookSample, bookmark: Bookmark? = nil) throws -> PageLayout {
    let book = try sample.book
    return PageLayout(
      BookBlocks(
        book, BookRecord(of: book.identity, bookmark: bookmark), control: .button,
        format: PageFormat(width: 40, usesColor: false)))
  }
}
