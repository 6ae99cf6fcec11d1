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

  @Test(arguments: ["bookmark", "shelf"])
  func oneLineTellsOfAllLostBooks(line: String) throws {
    let user = try reader(lost: ["Emma", "Persuasion", "Evelina"])
    let run = user.run("\(line) --width 500")
    #expect(run.ending == .exit(0))
    let text = run.output + run.errors
    #expect(text.components(separatedBy: "Emma").count == 3, "named, and in the command")
    #expect(text.contains("hp-books forget Emma"))
    #expect(text.contains(" 2 "))
    #expect(!text.contains("Persuasion"))
    #expect(!text.contains("Evelina"))
  }

  @Test(arguments: ["list", "recent", "show", "search e", "chapters"])
  func otherPagesDoNotTellOfThem(line: String) throws {
    let run = try reader(lost: ["Emma", "Persuasion"]).run(line)
    #expect(run.ending == .exit(0))
    #expect(!(run.output + run.errors).contains("Emma"))
  }

  @Test(arguments: ["list", "shelf", "bookmark", "recent", "status"])
  func programsAreNotToldOfThem(line: String) throws {
    let run = try reader(lost: ["Emma", "Persuasion"]).run("\(line) --json")
    #expect(!run.output.contains("Emma"))
    #expect(run.errors.isEmpty)
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

  @Test func oneThatIsForgottenComesBackByUndo() throws {
    let user = try reader(lost: ["Emma"])
    user.run("forget Emma")
    #expect(user.run("undo").ending == .exit(0))
    try user.edit([SampleBook(title: "Emma"), Self.lasting])
    #expect(try user.memories() == ["1 Emma: 2 Randalls, kept", "2 Sanditon: kept"])
  }

  /// What is cleared is what is shown; lost books are forgotten by their titles.
  @Test func clearingIsAboutTheBooksOfToday() throws {
    let user = try reader(lost: ["Emma"])
    user.run("shelf --clear")
    user.run("bookmark --clear")
    try user.edit([SampleBook(title: "Emma", summary: SampleBook.longSummary), Self.lasting])
    #expect(try user.memories() == ["1 Emma: 2 Randalls, kept, expanded"])
  }

  @Test func theSeriesIsForgottenWithThem() throws {
    let user = try reader(lost: ["Emma"])
    #expect(user.run("forget --all").ending == .exit(0))
    #expect(!user.run("shelf").output.contains("forget"))
    try user.edit([SampleBook(title: "Emma"), Self.lasting])
    #expect(try user.memories() == [])
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
    let user = try ShellUser()
    let file = try user.home.write(
      SampleBook.file([SampleBook(title: title), Self.lasting]), to: "books.json")
    _ = try user.run("shelf", "1", "2", "--add", "--data", file)
    try user.home.write(SampleBook.file([Self.lasting]), to: "books.json")
    let shelf = try user.run("shelf", "--data", file, "--width", "500")
    let text = shelf.output + shelf.errors
    let start = try #require(text.firstRange(of: "hp-books forget")).lowerBound
    let command = text[start...].prefix { $0 != "\n" }
    #expect(try user.shell(String(command)).ending == .exit(0))
    let rest = try user.run("shelf", "--data", file).output
    #expect(!rest.contains("forget"))
    #expect(rest.contains("  1  Sanditon"))
  }
}
