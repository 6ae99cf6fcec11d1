import BookCore
import BookPresentation
import TestSupport
import Testing

/// `shelf`: every form of it, and what it answers.
struct ShelfCommandTests {
  private let user: LibraryUser

  init() throws { user = try LibraryUser() }

  @Test func anEmptyShelfSaysHowToBegin() {
    #expect(
      user.run("shelf")
        == .advised("Hint: The shelf is empty. To keep a volume, type: hp-books shelf 1 --add\n"))
    #expect(user.state == ReaderState())
  }

  @Test func theKeptVolumesAreListedInTheOrderOfTheSeries() {
    #expect(
      user.run("shelf 5 azkaban --add")
        == .printed(
          """
            On the shelf: 5  Harry Potter and the Order of the Phoenix
            On the shelf: 3  Harry Potter and the Prisoner of Azkaban

          """))
    #expect(
      user.run("shelf")
        == .printed(
          """
               Title                                      Released       Pages  Status
            3  Harry Potter and the Prisoner of Azkaban   July 8, 1999     317  kept
            5  Harry Potter and the Order of the Phoenix  June 21, 2003    766  kept

          """))
    #expect(user.state == ReaderState(of: user.books, kept: [3, 5]))
  }

  @Test func aChangeSaysWhatIsTrueNow() {
    user.run("shelf 3 --add")
    #expect(
      user.run("shelf 3 1 azkaban --add")
        == .printed(
          """
            Already on the shelf: 3  Harry Potter and the Prisoner of Azkaban
            On the shelf: 1  Harry Potter and the Philosopher’s Stone

          """))
    #expect(
      user.run("shelf stone --remove")
        == .printed(
          """
            Taken off the shelf: 1  Harry Potter and the Philosopher’s Stone
            Undo: hp-books undo

          """))
    #expect(
      user.run("shelf 1 --remove")
        == .printed("  Not on the shelf: 1  Harry Potter and the Philosopher’s Stone\n"))
    #expect(user.state == ReaderState(of: user.books, kept: [3]))
  }

  @Test func everyVolumeThatIsNamedIsTakenOff() {
    user.prepare("shelf 3 5 7 --add")
    #expect(
      user.run("shelf 3 5 --remove")
        == .printed(
          """
            Taken off the shelf: 3  Harry Potter and the Prisoner of Azkaban
            Taken off the shelf: 5  Harry Potter and the Order of the Phoenix
            Undo: hp-books undo

          """))
    #expect(user.state.keptVolumes == [7])
  }

  @Test func withoutAnOptionItSaysWhatIsKept() {
    user.run("shelf 3 --add")
    #expect(
      user.run("shelf 2-3")
        == .printed(
          """
            Not on the shelf: 2  Harry Potter and the Chamber of Secrets
            On the shelf: 3  Harry Potter and the Prisoner of Azkaban

          """))
    #expect(user.state == ReaderState(of: user.books, kept: [3]))
    #expect(
      user.run("shelf 3 --no-state")
        == ProgramResult(
          output: "  Not on the shelf: 3  Harry Potter and the Prisoner of Azkaban\n",
          errors: "Hint: With --no-state, nothing is recalled or remembered.\n"))
  }

  /// Words that name volumes, and the volumes.
  @Test(arguments: [
    ("goblet of fire", [4]), ("3 azkaban", [3]), ("3-5", [3, 4, 5]), ("3,5", [3, 5]),
    ("5 1,3-4 goblet of fire stone", [1, 3, 4, 5]), ("half blood prince 2", [2, 6]),
  ])
  func severalVolumesAreNamedAtOnce(words: String, volumes: [Int]) {
    #expect(user.run("shelf \(words) --add").ending == .exit(0))
    #expect(user.state == ReaderState(of: user.books, kept: Set(volumes)))
  }

  @Test func theShelfIsEmptied() {
    user.run("shelf 5 3 7 --add")
    #expect(
      user.run("shelf --clear")
        == .printed("  The shelf is now empty.\n  Undo: hp-books undo\n"))
    #expect(user.state == ReaderState())
    #expect(user.run("shelf --clear") == .printed("  The shelf was already empty.\n"))
  }

  @Test func programsGetTheVolumesThatItIsAbout() {
    let (books, kept) = (user.books, ReaderState(of: user.books, kept: [5, 3]))
    #expect(user.run("shelf --json") == .document(.volumes([], ReaderState())))
    #expect(user.run("shelf 5 3 --add --json") == .document(.volumes([books[4], books[2]], kept)))
    #expect(user.run("shelf 5 --add --json") == .document(.volumes([books[4]], kept)))
    #expect(user.run("shelf 5 --json") == .document(.volumes([books[4]], kept)))
    let both = [books[2], books[4]]
    #expect(user.run("shelf --json") == .document(.volumes(both, kept)))
    #expect(user.run("shelf --clear --json") == .document(.volumes(both, ReaderState())))
    #expect(user.run("shelf 5 --remove --json") == .document(.volumes([books[4]], ReaderState())))
  }

  @Test(arguments: ["shelf --json", "shelf --clear --json"])
  func programsGetAnEmptyShelfWhateverElseIsRemembered(line: String) {
    user.prepare("bookmark 3 9", "show 3 --expand")
    #expect(user.run(line) == .document(.volumes([], ReaderState())))
  }

  @Test(arguments: [
    ("shelf --add", "Which volume? Give its number or words of its title."),
    ("shelf --remove", "Which volume? Give its number or words of its title."),
    ("shelf --clear 3", "--clear applies to all volumes, so it takes no VOLUME."),
    ("shelf 5-3 --add", "The range 5-3 runs backwards. Did you mean 3-5?"),
    ("shelf 5-8 --add", "There is no volume 8: this series has volumes 1 to 7."),
    ("shelf 8 --add", "There is no volume 8: this series has volumes 1 to 7."),
    ("shelf 3 0 --remove", "There is no volume 0: this series has volumes 1 to 7."),
    (
      "shelf 3 azkabn --add",
      "No title matches 'azkabn'. Did you mean 'Harry Potter and the Prisoner of Azkaban'?"
    ),
    ("shelf 3 --add --remove", "--add and --remove cannot be used together."),
    ("shelf --add 3 --clear", "--add and --clear cannot be used together."),
    ("shelf 3 --add --no-state", "--add and --no-state cannot be used together."),
    ("shelf --clear --no-state", "--clear and --no-state cannot be used together."),
  ])
  func aMistakeChangesNothing(line: String, message: String) {
    #expect(user.run(line) == .misused("shelf [VOLUME...] [options]", message))
    #expect(user.state == ReaderState())
  }

  @Test func volumesThatTheFileHasLostAreKeptAndNotShown() throws {
    let lost = [BookIdentity(volume: 9, title: "Emma"), BookIdentity(volume: 8, title: "Sanditon")]
    try user.remember(.kept([user.books[2].identity] + lost))
    let notice = """
        No longer in this series: Sanditon and 1 more.
        Forget it: hp-books forget Sanditon

      """
    #expect(
      user.run("shelf")
        == .printed(
          """
               Title                                      Released       Pages  Status
            3  Harry Potter and the Prisoner of Azkaban   July 8, 1999     317  kept

          \(notice)
          """))
    user.run("shelf --clear")
    let hint = "Hint: The shelf is empty. To keep a volume, type: hp-books shelf 1 --add\n"
    #expect(user.run("shelf") == ProgramResult(output: notice, errors: hint))
    #expect(user.state.lostRecords.map(\.isKept) == [true, true])
  }

  @Test func titlesOfAllKindsAreAnswered() throws {
    let user = try LibraryUser([
      SampleBook(title: "해리 포터와 비밀의 방"), SampleBook(title: "evil\u{1b}[31m\u{202e}\r\nexe"),
      SampleBook(title: "1984"),
    ])
    #expect(
      user.run("shelf 비밀 2 1984 --add")
        == .printed(
          """
            On the shelf: 1  해리 포터와 비밀의 방
            On the shelf: 2  evil\\u{1b}[31m\\u{202e} exe
            On the shelf: 3  1984

          """))
  }

  /// Each change once went through all those before it.
  @Test func aWholeCatalogueIsKeptInOneGo() throws {
    let count = 300
    let user = try LibraryUser((1...count).map { SampleBook(title: "Emma \($0)") })
    let words = ["shelf"] + (1...count).map(String.init)
    #expect(user.run(words + ["--add"]).output.hasSuffix("\n  On the shelf: 300  Emma 300\n"))
    #expect(user.state.keptVolumes == Array(1...count))
    #expect(user.run("shelf --clear").output.hasPrefix("  The shelf is now empty.\n"))
    user.run("undo")
    #expect(user.state.keptVolumes == Array(1...count))
  }
}
