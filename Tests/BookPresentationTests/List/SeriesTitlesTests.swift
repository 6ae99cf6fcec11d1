import BookCore
import TestSupport
import Testing

@testable import BookPresentation

struct SeriesTitlesTests {
  /// Titles, and what is left of them without the whole words that they share.
  @Test(arguments: [
    (["The Tale of One", "The Tale of Two"], ["One", "Two"]),
    (["The Tale", "The Tales"], ["Tale", "Tales"]),
    (["The Tale", "The Tale of Two"], ["Tale", "Tale of Two"]), (["One", "Two"], ["One", "Two"]),
    (["One Tale"], ["One Tale"]), (["One Tale", "One Tale"], ["Tale", "Tale"]),
    (["e\u{301} a", "e\u{301} b"], ["a", "b"]), (["해리 포터", "해리 왕자"], ["포터", "왕자"]),
    ([" One\nA", "One B"], ["A", "B"]),
  ])
  func wholeWordsThatAllShareAreDropped(titles: [String], short: [String]) throws {
    let books = try titles.map { try BookSample(title: $0).book }
    let shared = SeriesTitles(books)
    #expect(books.map { shared.short($0.title.onOneLine) } == short)
  }
}
