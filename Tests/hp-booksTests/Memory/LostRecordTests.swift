import Foundation
import TestSupport
import Testing

/// Records of books that the data file does not have any more.
struct LostRecordTests {
  private static let lasting = SampleBook(title: "Sanditon", summary: SampleBook.longSummary)

  /// A reader who remembers three books, of which only the last one is still there.
  private func reader(lost titles: [String]) throws -> LibraryUser {
    let lost = titles.map { SampleBook(title: $0, summary: SampleBook.longSummary) }
    let user = try LibraryUser(lost + [Self.lasting])
    for volume in 1...titles.count {
      user.run("bookmark \(volume) 2")
      user.run("shelf \(volume) --add")
      user.run("summary \(volume) --expand")
    }
    user.run("shelf \(titles.count + 1) --add")
    try user.edit([Self.lasting])
    return user
  }

  /// Not even if its title is nearly that of one that was lost.
  @Test func whatWasTakenOffTheShelfStaysOff() throws {
    let user = try LibraryUser([SampleBook(title: "Emily"), SampleBook(title: "Emely")])
    user.run("shelf 1-2 --add")
    try user.edit([SampleBook(title: "Emely")])
    user.run("shelf 1 --remove")
    #expect(try user.numbers("shelf") == [])
    user.run("undo")
    #expect(try user.numbers("shelf") == [1])
  }

  /// One line tells of all of them, on the pages about what is remembered alone.
  @Test(arguments: [
    ("bookmark", true), ("shelf", true), ("list", false), ("recent", false), ("show", false),
    ("search e", false), ("chapters", false), ("bookmark --json", false), ("shelf --json", false),
    ("status --json", false),
  ])
  func theyAreToldOfOnce(line: String, isTold: Bool) throws {
    let user = try reader(lost: ["Emma", "Persuasion", "Evelina"])
    let run = user.run("\(line) --width 500")
    #expect(run.ending == .exit(0))
    let notice = """
        No longer in this series: Emma and 2 more.
        Forget it: hp-books forget Emma --data \(user.folder.path("books.json"))

      """
    #expect(run.output.hasSuffix(notice) == isTold)
    let rest = isTold ? String(run.output.dropLast(notice.count)) : run.output
    #expect(["Emma", "Persuasion", "Evelina"].allSatisfy { !rest.contains($0) })
  }

  /// It would forget the volume of that number.
  @Test func aTitleThatIsANumberOfTodayGetsNoCommand() throws {
    let shelf = try reader(lost: ["1"]).run("shelf").output
    #expect(shelf.hasSuffix("\n  No longer in this series: 1.\n"))
  }

  @Test func eachCanBeForgottenByItsTitle() throws {
    let user = try reader(lost: ["Emma", "Persuasion"])
    #expect(user.run("forget Emma").ending == .exit(0))
    #expect(user.run("shelf --width 500").output.contains("hp-books forget Persuasion"))
    #expect(user.run(["forget", "Persuasion"]).ending == .exit(0))
    #expect(!user.run("shelf").output.contains("forget"))
    #expect(user.run("forget Persuasion").ending == .exit(64))
    try user.edit([SampleBook(title: "Emma"), SampleBook(title: "Persuasion"), Self.lasting])
    #expect(try user.memories() == ["3 Sanditon: kept"])
  }

  /// Nothing is lost of a book that was only shown, so there is nothing to tell.
  @Test func aBookThatWasOnlyShownIsNotMissed() throws {
    let user = try LibraryUser([SampleBook(title: "Emma"), Self.lasting])
    user.run("show 1")
    try user.edit([Self.lasting])
    for line in ["shelf", "show 1", "bookmark", "shelf"] {
      let run = user.run(line)
      #expect(!(run.output + run.errors).contains("Emma"))
    }
  }

  /// What is cleared is what is shown; lost books are forgotten by their titles.
  @Test func clearingIsAboutTheBooksOfToday() throws {
    let user = try reader(lost: ["Emma"])
    user.run("shelf --clear")
    user.run("bookmark --clear")
    try user.edit([SampleBook(title: "Emma", summary: SampleBook.longSummary), Self.lasting])
    #expect(try user.memories() == ["1 Emma: 2 Randalls, kept, expanded"])
  }

  /// The line is there to be copied into a shell, whatever the title is.
  @Test(
    .limitForPrograms,
    arguments: [
      "Jane's \"book\" $HOME `date` \\", "-rf", "--all", "3", "설득", "evil\u{1b}[31m\u{202e}",
      // A word of a title that is still there, too.
      "Sand",
    ])
  func theCommandThatForgetsWorksInAShell(title: String) throws {
    let user = try reader(lost: [title])
    let text = user.run("shelf --width 500").output
    let start = try #require(text.firstRange(of: "hp-books forget")).lowerBound
    let command = String(text[start...].prefix { $0 != "\n" })
    let shell = try ShellUser(["HP_BOOKS_STATE": user.stateFile])
    #expect(try shell.shell(command).ending == .exit(0))
    let rest = user.run("shelf").output
    #expect(!rest.contains("forget"))
    #expect(rest.contains("  1  Sanditon"))
  }
}
