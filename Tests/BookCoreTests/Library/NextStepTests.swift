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
    var state = ReaderState(remembering: memory, of: series)
    state.recentVolumes = Int(shown).map { [$0] } ?? []
    let step = NextStep(in: series, state)
    #expect(step.inWords == expected)
    #expect(try state.currentBook(in: series) == step.book)
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
