import BookCore
import BookPresentation
import TestSupport
import Testing

/// `undo`: what it brings back, and what it says.
struct UndoCommandTests {
  private let user: LibraryUser

  init() throws { user = try LibraryUser() }

  @Test(arguments: [[], ["show 3"], ["shelf 3", "bookmark"]])
  func withoutAChangeThereIsNothingToUndo(before: [String]) {
    for line in before { user.run(line) }
    #expect(user.run("undo") == .printed("  There is nothing to undo.\n"))
  }

  private static let before = [
    "shelf 2 5 --add", "bookmark 1-2 --finished", "bookmark 2 4", "bookmark 3 9", "show 1",
    "show 3 --expand",
  ]

  /// A change of a library in use, and what is true once it was taken back.
  @Test(arguments: [
    ("bookmark 3 10", "  Bookmark: 3  Prisoner of Azkaban, chapter 9 of 22, Grim Defeat\n"),
    ("bookmark 4 1", "  Bookmark removed: 4  Goblet of Fire\n"),
    ("bookmark 3 --finished", "  Bookmark: 3  Prisoner of Azkaban, chapter 9 of 22, Grim Defeat\n"),
    ("next", "  Bookmark: 3  Prisoner of Azkaban, chapter 9 of 22, Grim Defeat\n"),
    ("bookmark 1 --remove", "  Finished: 1  Philosopher’s Stone\n"),
    (
      "shelf 3-4 --add",
      "  Taken off the shelf: 3  Prisoner of Azkaban\n  Taken off the shelf: 4  Goblet of Fire\n"
    ),
    (
      "shelf --clear",
      "  On the shelf: 2  Chamber of Secrets\n  On the shelf: 5  Order of the Phoenix\n"
    ),
    ("summary 3 --collapse", "  Expanded: 3  Prisoner of Azkaban\n"),
    ("summary 1 --expand", "  Collapsed: 1  Philosopher’s Stone\n"),
    ("recent --clear", "  Recent volumes: 3, 1\n"),
    (
      "forget 3",
      """
        Bookmark: 3  Prisoner of Azkaban, chapter 9 of 22, Grim Defeat
        Expanded: 3  Prisoner of Azkaban
        Recent volumes: 3, 1

      """
    ),
    (
      "bookmark --clear",
      """
        Bookmark: 2  Chamber of Secrets, chapter 4 of 18, At Flourish and Blotts
        Bookmark: 3  Prisoner of Azkaban, chapter 9 of 22, Grim Defeat

      """
    ),
  ])
  func oneStepBackIsExactAndTakenBackItself(line: String, answer: String) {
    for line in Self.before { user.run(line) }
    let before = user.state
    user.run(line)
    let after = user.state
    #expect(after != before)
    let undone = user.run("undo --width 200")
    let facts = undone.output.replacing("Harry Potter and the ", with: "")
      .replacing("  Undo: hp-books undo\n", with: "")
    #expect(facts == answer)
    #expect(undone.errors == "")
    #expect(user.state == before)
    user.run("undo")
    #expect(user.state == after)
    user.run("undo")
    #expect(user.state == before)
  }

  @Test func everythingComesBack() {
    for line in Self.before { user.run(line) }
    let before = user.state
    for line in ["forget --all", "undo"] { user.run(line) }
    #expect(user.state == before)
  }

  @Test func whatChangesNothingIsNotTakenBack() {
    user.prepare("shelf 3 --add", "shelf 3 --add", "bookmark 3 --remove", "undo")
    #expect(user.state == ReaderState())
  }

  @Test func whatWasShownSinceStaysRecent() {
    user.prepare("show 1", "shelf 3 --add", "show 2", "undo")
    #expect(user.state == ReaderState(of: user.books, recent: [2, 1]))
    user.prepare("show 4", "undo")
    #expect(user.state == ReaderState(of: user.books, kept: [3], recent: [4, 2, 1]))
  }

  @Test func aSeriesIsUndoneForItself() throws {
    let other = try user.folder.write(SampleBook.file([SampleBook()]), to: "other.json")
    user.prepare("shelf 3 --add", "shelf 1 --add --data \(other)", "undo")
    #expect(user.state == ReaderState())
    #expect(
      user.run("undo --data \(other)").output.hasPrefix("  Taken off the shelf: 1  Emma\n"))
  }

  @Test func programsGetTheVolumesThatItIsAbout() {
    let books = user.books
    user.run("shelf 3 5 --add")
    #expect(user.run("undo --json") == .document(.volumes([books[2], books[4]], ReaderState())))
    let state = ReaderState(of: books, kept: [3, 5])
    #expect(user.run("undo --json") == .document(.volumes([books[2], books[4]], state)))
  }

  @Test func theCommandNamesTheSameFiles() throws {
    let data = try user.folder.write(SampleBook.file([SampleBook()]), to: "my books.json")
    let files = ["--data", data, "--state", user.folder.path("other.json"), "--width", "500"]
    _ = user.run(["shelf", "1", "--add"] + files)
    let undo = try #require(user.run(["shelf", "1", "--remove"] + files).output.hint("Undo"))
    #expect(undo == "hp-books undo --data '\(data)' --state \(user.folder.path("other.json"))")
  }

  @Test(arguments: [
    ("undo 3", "Unexpected argument '3': 'undo' takes no arguments."),
    ("undo --no-state", "With --no-state, nothing is remembered, so nothing can be changed."),
  ])
  func aMistakeChangesNothing(line: String, message: String) {
    user.run("shelf 3 --add")
    #expect(user.run(line) == .misused("undo [options]", message))
    #expect(user.state == ReaderState(of: user.books, kept: [3]))
  }
}
