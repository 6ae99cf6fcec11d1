import BookCore
import Testing

struct ChapterTests {
  @Test func numbersInTheHeadingsAreTaken() {
    #expect(
      Chapter.list(headings: ["1. Owl Post", "2. Aunt Marge's Big Mistake", "14.  Norbert"]) == [
        Chapter(number: 1, title: "Owl Post"),
        Chapter(number: 2, title: "Aunt Marge's Big Mistake"),
        Chapter(number: 14, title: "Norbert"),
      ])
  }

  @Test func headingsWithoutNumbersAreCounted() {
    #expect(
      Chapter.list(headings: ["Owl Post", "1984", "3.14 and All That", "2.", "Chapter 4"]) == [
        Chapter(number: 1, title: "Owl Post"),
        Chapter(number: 2, title: "1984"),
        Chapter(number: 3, title: "3.14 and All That"),
        Chapter(number: 4, title: "2."),
        Chapter(number: 5, title: "Chapter 4"),
      ])
  }

  @Test func aPrologueAmongNumberedChaptersStandsOutsideTheCount() {
    #expect(
      Chapter.list(headings: ["Prologue", "1. The Riddle House"]) == [
        Chapter(number: nil, title: "Prologue"), Chapter(number: 1, title: "The Riddle House"),
      ])
  }

  @Test(arguments: ["99999999999999999999. Overflow", "-1. Minus", "１. Full Width", "1.No Space"])
  func whatIsNoNumberStaysPartOfTheTitle(heading: String) {
    #expect(Chapter.list(headings: [heading]) == [Chapter(number: 1, title: heading)])
  }

  @Test func noHeadingsAreNoChapters() {
    #expect(Chapter.list(headings: []).isEmpty)
  }
}
