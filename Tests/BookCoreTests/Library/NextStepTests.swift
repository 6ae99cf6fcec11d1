import TestSupport
import Testing

@testable import BookCore

struct NextStepTests {
  @Test(
    arguments: try CaseFile().triples(
      "what is remembered, the volume shown last, and what follows"))
  func theNextStepFollowsFromWhatIsRemembered(
    memory: String, shown: String, expected: String
  ) throws {
    let series = try BookSeries.ofFourBooks()
    let state = ReaderState(remembering: memory, shown: Int(shown), of: series)
    let step = NextStep(in: series, state)
    #expect(step.inWords == expected)
    if case .chooseAnother = step {
      #expect(throws: NameError(.lostBook("Amber"))) { try state.currentBook(in: series) }
    } else {
      #expect(try state.currentBook(in: series) == step.book)
    }
  }
}

extension NextStep {
  fileprivate var inWords: String {
    switch self {
    case .lookInside: "look inside \(book.seriesNumber)"
    case .begin: "begin \(book.seriesNumber)"
    case .readOn(_, let chapter): "read on \(book.seriesNumber) at \(chapter)"
    case .setBookmarkAgain: "set again \(book.seriesNumber)"
    case .readAgain(_, let first): "read again \(book.seriesNumber) from \(first.seriesNumber)"
    case .chooseAnother(_, let name): "choose another than \(name), shown \(book.seriesNumber)"
    }
  }
}
