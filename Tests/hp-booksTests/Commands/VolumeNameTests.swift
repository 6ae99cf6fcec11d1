import BookCore
import TestSupport
import Testing

@testable import hp_books

/// Which volume or chapter a line is about, and what is said where that is not clear.
struct VolumeNameTests {
  @Test func withoutANameItIsTheOneShownLastOrTheFirst() throws {
    let user = try LibraryUser()
    let store = try ReaderStateStore.embedded(in: user.stateFile)
    #expect(user.run("chapters").output.contains("The Boy Who Lived"))
    try store.save([.shown(try .embedded(5))])
    #expect(user.run("chapters").output.contains("Dudley Demented"))
  }

  @Test func severalVolumesAreListed() throws {
    let user = try user(["Emma", "Emma Two", "Persuasion", "Emma\nThree"])
    #expect(
      user.run("show emm").errors.hasPrefix(
        """
        Error: 'emm' matches 3 volumes:
          1  Emma
          2  Emma Two
          4  Emma Three
        Hint: Use a number, or more words of the title.

        """))
  }

  @Test(arguments: [(10, nil), (11, "  and 1 more"), (30, "  and 20 more")] as [(Int, String?)])
  func noMoreThanTenAreListed(count: Int, rest: String?) throws {
    let user = try user((1...count).map { "Emma \($0)" })
    let lines = user.run("emma").errors.split(separator: "\n")
    #expect(lines[0] == "Error: 'emma' is not a command, but matches \(count) volumes:")
    #expect(lines[10] == "  10  Emma 10")
    #expect(lines[11] == rest ?? "Hint: Use a number, or more words of the title.")
  }

  @Test(arguments: [
    (
      "shelf 5-3",
      "The range 5-3 runs backwards.\nHint: Did you mean 3-5?  hp-books shelf 3-5\n"
    ),
    (
      "azkabn",
      """
      No command or title matches 'azkabn'.
      Hint: Did you mean 3, Harry Potter and the Prisoner of Azkaban?  hp-books show 3

      """
    ),
    ("shelf hagrid", "No title matches 'hagrid'.\nHint: To see all volumes, type: hp-books list\n"),
    ("recap 3 xyzzy", "No chapter of volume 3 matches 'xyzzy'.\nHint: To see its chapters, type: "),
    ("bookmark 3 +99999999999", "No volume has enough chapters for +99999999999.\nUsage:"),
  ])
  func whatIsWrongComesBeforeWhatToTypeNext(line: String, message: String) throws {
    let errors = try LibraryUser().run(line).errors
    #expect(errors.hasPrefix("Error: " + message), "\(errors)")
  }

  /// Lines that name a chapter where none is taken, for a reader in chapter 9 of volume 3.
  @Test(arguments: [
    ("show azkaban 9", "'azkaban 9'", ["Open that chapter: hp-books read 3 9", recap]),
    ("azkaban 9", "'azkaban 9'", ["Open that chapter: hp-books read 3 9", recap]),
    ("chapters 3 10", "'3 10'", ["Open that chapter: hp-books read 3 10"]),
    ("half-blood prince 3", "'half-blood prince 3'", ["Open that chapter: hp-books read 6 3"]),
    ("summary 4 9", "'4 9'", ["Open that chapter: hp-books read 4 9"]),
    (
      "next 3 grim", "'3 grim'",
      ["Set a bookmark: hp-books bookmark 3 9", "Open that chapter: hp-books read 3 9", recap]
    ),
  ])
  func aChapterLeadsToWhereItCanBeRead(line: String, name: String, lines: [String]) throws {
    let user = try LibraryUser()
    _ = user.run("bookmark 3 9")
    let errors = user.run(line).errors.split(separator: "\n").map(String.init)
    #expect(
      errors == ["Error: \(name) names a chapter, not a volume:"] + lines.map { "  " + $0 })
  }

  @Test func whatWasReadBeforeCanBeToldAgain() throws {
    let user = try LibraryUser()
    _ = user.run("bookmark 3 --finished")
    _ = user.run("bookmark 3 2")
    #expect(user.run("show azkaban 9").errors.contains(Self.recap))
  }

  private static let recap = "Story so far: hp-books recap 3 9"

  @Test func aChapterThatNothingNamesHasNoNumber() throws {
    let headings = ["Interlude", "1. A", "Interlude", "2. B", "3. C", "Interlude Again"]
    let user = try LibraryUser([SampleBook(chapters: headings)])
    #expect(
      user.run("bookmark 1 inter").errors.hasPrefix(
        """
        Error: 'inter' matches 3 chapters:
             Interlude
             Interlude
          6  Interlude Again

        """))
  }

  @Test func aNumberThatTwoChaptersHaveAsksWhichIsMeant() throws {
    let user = try LibraryUser([SampleBook(chapters: ["1. Alpha", "2. Beta", "1. Gamma"])])
    let data = user.folder.path("books.json")
    #expect(
      user.run("bookmark 1 1").errors.hasPrefix(
        """
        Error: '1' matches 2 chapters:
            1. Alpha
            1. Gamma
        Hint: Did you mean one of these?
          hp-books bookmark 1 '1. Alpha' --data \(data)
          hp-books bookmark 1 '1. Gamma' --data \(data)

        """))
    let answer = user.run(["bookmark", "1", "1. Gamma"]).output
    #expect(answer.hasSuffix(", chapter 1, Gamma\n"))
  }

  @Test func aChapterIsNoVolume() throws {
    let user = try LibraryUser([SampleBook(chapters: ["A"]), SampleBook(title: "Persuasion")])
    for line in ["show chapter 2", "show ch 2", "chapters chapter 2"] {
      #expect(!user.run(line).errors.contains("Did you mean"), "\(line)")
    }
  }

  @Test func aVolumeWithoutChaptersCanBeFinished() throws {
    let user = try LibraryUser([SampleBook(chapters: [])])
    #expect(
      user.run("bookmark 1 2").errors.hasPrefix(
        """
        Error: Volume 1 has no chapters, so it takes no bookmark.
        Hint: For example: hp-books bookmark 1 --finished
        """))
  }

  @Test func theNumbersOfAListLineUp() throws {
    let headings = (1...30).map { "\($0). \($0 % 3 == 0 ? "Interlude" : "Act")" }
    let user = try LibraryUser([SampleBook(chapters: headings)])
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

  @Test(arguments: [("prologue", "Prologue"), ("1", "chapter 1, Alpha"), ("2", "chapter 2, Beta")])
  func theAnswerHasTheNumberOfThePage(name: String, place: String) throws {
    let user = try LibraryUser([SampleBook(chapters: ["Prologue", "1. Alpha", "2. Beta"])])
    #expect(user.run("bookmark 1 \(name)") == .printed("  Bookmark: 1  Emma, \(place)\n"))
    #expect(user.run("show 1").output.contains("\n  Status    \(place)\n"))
  }

  private func user(_ titles: [String]) throws -> LibraryUser {
    try LibraryUser(titles.map { SampleBook(title: $0) })
  }
}
