import BookCore
import TestSupport
import Testing

/// Chapters that a command line names, and what the answers call them.
struct ChapterSelectionTests {
  private func user(_ chapters: [String]) throws -> LibraryUser {
    try LibraryUser([SampleBook(chapters: chapters)])
  }

  /// Compared with a name that fits one chapter, which takes the same search.
  @Test func aNameThatFitsManyChaptersTakesHardlyLongerThanOneThatFitsOne() throws {
    let user = try user(["Beta"] + Array(repeating: "Alpha part", count: 10_000))
    let one = ContinuousClock().measure {
      #expect(user.run("bookmark 1 beta").ending == .exit(0))
    }
    let many = ContinuousClock().measure {
      let errors = user.run("bookmark 1 alpha").errors
      #expect(errors.hasPrefix("Error: 'alpha' matches 10000 chapters:\n"))
      #expect(errors.contains("\n  and 9990 more\n"))
    }
    #expect(many < one * 20)
  }
}
