import BookCore
import Testing

@testable import BookPresentation

struct CoverWordsTests {
  /// What all titles begin with, a title, and what stands on its cover.
  @Test(arguments: [
    ("Harry Potter and the ", "Harry Potter and the Goblet of Fire", "HARRY POTTER"),
    ("Narnia: ", "Narnia: Prince Caspian", "NARNIA"),
    ("The Tale of ", "The Tale of Genji", "THE TALE"),
    ("Dune – ", "Dune – Messiah", "DUNE"),
    ("해리 포터와 ", "해리 포터와 불의 잔", "해리 포터와"),
    ("Der Große ", "Der Große Gatsby", "Der Große"),
    ("Book 1 ", "Book 1 x", "BOOK 1"),
  ])
  func theSharedWordsStandAbove(shared: String, title: String, heading: String) throws {
    let words = CoverWords(
      of: try Emma(title: title).book, sharedBeginning: shared)
    #expect(words.heading == heading)
    #expect(shared + words.title == title)
    #expect(words.foot == "Jane Austen")
  }

  /// A Character of very many marks takes long to be compared with another one.
  @Test func aHeapOfMarksIsNoTrouble() throws {
    let heap = "A" + String(repeating: "\u{301}\u{316}", count: 200_000)
    let words = CoverWords(
      of: try Emma(title: heap + " x").book, sharedBeginning: heap + " ")
    #expect(words.heading.unicodeScalars.count == 400_001)
  }

  @Test func theTitleThatIsTheNameIsNotHeadedByIt() throws {
    let words = CoverWords(
      of: try Emma(title: "Narnia").book, sharedBeginning: "Narnia: ")
    #expect((words.heading, words.title) == ("Jane Austen", "Narnia"))
  }

  /// Words that name nothing stay in the title.
  @Test(arguments: ["", "the ", "of the ", ": ", " "])
  func withoutSharedWordsTheAuthorStandsAbove(shared: String) throws {
    let book = try Emma(title: shared + "owl").book
    let words = CoverWords(of: book, sharedBeginning: shared)
    #expect(words.heading == "Jane Austen")
    #expect(words.title == shared + "owl")
    #expect(words.foot == "")
  }
}
