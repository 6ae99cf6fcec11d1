import BookCore
import BookPresentation
import TestSupport
import Testing

/// `next`: a chapter on, wherever the user is.
struct NextCommandTests {
  private let user: LibraryUser

  init() throws { user = try LibraryUser() }

  /// What was done before, and the answer.
  @Test(
    arguments: [
      ([], "Bookmark: 1  Philosopher’s Stone, chapter 1 of 17, The Boy Who Lived"),
      (["show 5"], "Bookmark: 5  Order of the Phoenix, chapter 1 of 38, Dudley Demented"),
      (["bookmark 3 8"], "Bookmark: 3  Prisoner of Azkaban, chapter 9 of 22, Grim Defeat"),
      (
        ["bookmark 3 8", "bookmark 2 1", "show 5", "bookmark 3 8"],
        "Bookmark: 3  Prisoner of Azkaban, chapter 9 of 22, Grim Defeat"
      ),
      (
        ["bookmark 3 --finished", "bookmark 4 --finished", "bookmark 3 --finished"],
        "Bookmark: 5  Order of the Phoenix, chapter 1 of 38, Dudley Demented"
      ),
      (
        ["bookmark 2-7 --finished"],
        "Bookmark: 1  Philosopher’s Stone, chapter 1 of 17, The Boy Who Lived"
      ),
    ] as [([String], String)])
  func itGoesOnWhereTheUserIs(before: [String], answer: String) {
    for line in before { user.run(line) }
    let run = user.run("next --width 200")
    let lines = run.output.replacing("Harry Potter and the ", with: "").split(separator: "\n")
    #expect(lines.first == "  \(answer)")
    #expect(run.errors == "")
  }

  @Test func aNamedVolumeGoesOn() {
    user.run("bookmark 3 8")
    #expect(user.run("next goblet of fire").ending == .exit(0))
    #expect(user.run("next 4").output.hasSuffix("  Undo: hp-books undo\n"))
    #expect(user.state == ReaderState(of: user.books, at: [3: 8, 4: 2], reading: 4))
  }

  @Test func behindTheLastChapterTheNextVolumeIsNamed() {
    user.run("bookmark 7 37")
    #expect(
      user.run("next")
        == .printed(
          """
            Finished: 7  Harry Potter and the Deathly Hallows
            Next: 1  Harry Potter and the Philosopher’s Stone
            Begin it: hp-books next
            Undo: hp-books undo

          """))
    user.run("next")
    #expect(user.state == ReaderState(of: user.books, at: [1: 1], finished: [7], reading: 1))
  }

  @Test func whenAllIsReadThatIsSaid() {
    user.prepare("bookmark 1-6 --finished", "bookmark 7 37")
    #expect(
      user.run("next")
        == .printed(
          """
            Finished: 7  Harry Potter and the Deathly Hallows
            All volumes are finished.
            Undo: hp-books undo

          """))
    let state = user.state
    #expect(user.run("next") == .printed("  All volumes are finished.\n"))
    #expect(user.state == state)
    #expect(user.run("next 2").output.hasPrefix("  Bookmark: 2  "))
  }

  @Test func aVolumeWithoutChaptersIsFinishedAtOnce() throws {
    let user = try LibraryUser([SampleBook(chapters: []), SampleBook(title: "Persuasion")])
    #expect(user.run("next").output.hasPrefix("  Finished: 1  Emma\n  Next: 2  Persuasion\n"))
    #expect(user.run("next").output.hasPrefix("  Bookmark: 2  Persuasion, chapter 1 of 2, "))
  }

  @Test func programsGetTheVolumeThatItIsAbout() {
    let state = ReaderState(of: user.books, at: [1: 1])
    #expect(user.run("next --json") == .document(.volumes([user.books[0]], state)))
  }

  @Test(arguments: [
    ("next 8", "There is no volume 8: this series has volumes 1 to 7."),
    ("next --no-state", "With --no-state, nothing is remembered, so nothing can be changed."),
  ])
  func aMistakeChangesNothing(line: String, message: String) {
    #expect(user.run(line) == .misused("next [VOLUME] [options]", message))
    #expect(user.state == ReaderState())
  }

  /// `read` opens the volume that the user is in; the others show the one that was shown last.
  @Test func readOpensTheVolumeThatTheUserIsIn() {
    user.prepare("bookmark 3 8", "show 5")
    #expect(user.run("show").output.contains("(5)\n"))
    #expect(user.run("chapters").output.contains("Dudley Demented\n"))
    #expect(user.run("read").output.contains("(3)\n"))
  }
}
