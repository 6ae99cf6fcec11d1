import SystemCalls
import TestSupport
import Testing

@testable import BookCore

struct NextStepTests {
  /// What was done in a series of three volumes, the last without chapters, and what can be done
  /// next.
  @Test(
    arguments: [
      ([], "lookInside 1"), ([.shown(2)], "lookInside 2"),
      ([.bookmarked(1, chapter: 2)], "readOn 1 at 2"),
      ([.finished([1])], "begin 2"), ([.finished([1, 2])], "begin 3"),
      ([.finished([1, 2, 3])], "nothing 1"), ([.bookmarked(2, chapter: 9)], "setBookmarkAgain 2"),
      ([.finished([1]), .bookmarked(2, chapter: 1)], "readOn 2 at 1"),
    ] as [([ReaderState.Change], String)])
  func theNextStepFollowsFromWhatWasDone(
    changes: [ReaderState.Change], expected: String
  ) throws {
    let folder = try TemporaryFolder()
    let chapters = ["1. Chapter 1", "2. Chapter 2"]
    let books = [
      SampleBook(title: "Book 1", chapters: chapters),
      SampleBook(title: "Book 2", chapters: chapters), SampleBook(title: "Book 3", chapters: []),
    ]
    let data = try folder.write(SampleBook.file(books), to: "books.json")
    let place = try #require(
      ReaderStateLocation(named: folder.path("state.json"), orIn: "", Environment([:])))
    var library = try Library(.file(data), state: .file(place))
    for change in changes { library.session.remember(change) }
    let step = library.nextStep
    let words =
      switch step {
      case .lookInside: "lookInside \(step.book.seriesNumber)"
      case .begin: "begin \(step.book.seriesNumber)"
      case .readOn(let book, let chapter): "readOn \(book.seriesNumber) at \(chapter)"
      case .setBookmarkAgain: "setBookmarkAgain \(step.book.seriesNumber)"
      case .nothing: "nothing \(step.book.seriesNumber)"
      }
    #expect(words == expected)
  }
}
