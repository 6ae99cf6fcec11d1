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

  @Test func theNumbersOfAListLineUp() throws {
    let user = try user((1...30).map { "\($0). \($0 % 3 == 0 ? "Interlude" : "Act")" })
    #expect(
      user.run("bookmark 1 interlude").errors.hasPrefix(
        """
        Error: 'interlude' matches 10 chapters:
           3  Interlude
           6  Interlude
           9  Interlude
          12  Interlude
          15  Interlude

        """))
  }
}
