import Foundation
import TestSupport
import Testing

/// Records of books that the data file does not have any more.
@Suite(.limitForPrograms)
struct LostRecordTests {
  private static let lasting = SampleBook(title: "Sanditon", summary: SampleBook.longSummary)

  /// How the pages tell of a bookmark in the second chapter of a lost book.
  private static let second = "2/2"

  /// A reader who remembers some books, of which only the last one is still there.
  private func reader(lost titles: [String], beside lasting: [String] = []) throws -> LibraryUser {
    let lost = titles.map { SampleBook(title: $0, summary: SampleBook.longSummary) }
    let lasting = [Self.lasting] + lasting.map { SampleBook(title: $0) }
    let user = try LibraryUser(lost + lasting)
    for volume in 1...titles.count {
      user.prepare("bookmark \(volume) 2", "shelf \(volume) --add", "summary \(volume) --expand")
    }
    // The book that the reader is in is told of in its own way.
    user.run("bookmark \(titles.count + 1) 1")
    user.run("shelf \(titles.count + 1)-\(titles.count + lasting.count) --add")
    try user.edit(lasting)
    return user
  }

  /// A stranger who has lost three books in three ways, and what the pages say.
  @Test func aStrangerFindsEachAndHowToForgetIt() throws {
    let user = try LibraryUser(
      ["Amber", "Bishop", "Émile, ou de l’éducation"].map { SampleBook(title: $0) } + [Self.lasting]
    )
    user.prepare(
      "bookmark 1 2", "shelf 2 --add", "bookmark 3 --finished", "bookmark 3 1",
      "bookmark 3 --finished", "shelf 3 --add")
    try user.edit([Self.lasting])
    let data = "--data \(user.folder.path("books.json"))"
    let overview = user.run("status --width 500").output
    #expect(
      overview.contains(
        "\n  Lost: 3 books, no longer in this series\n  See which: hp-books bookmark \(data)\n"))
    #expect(
      user.run("bookmark --width 500").output == """
          No volume has a bookmark.

          Lost: Amber (\(Self.second)), Bishop (on shelf), \
        Émile, ou de l’éducation (finished twice, on shelf), no longer in this series
          Forget all: hp-books forget --lost \(data)

        """)
    #expect(user.run("forget --lost").ending == .exit(0))
    #expect(!user.run("status").output.contains("no longer"))
  }

  /// Where they are told of: all by name, only how many there are, or not at all.
  @Test(arguments: [
    ("bookmark", "Emma, Persuasion, Evelina"), ("shelf", "3 books"), ("status", "3 books"),
    ("list", ""), ("list --recent", ""), ("show", ""), ("search e", ""), ("chapters", ""),
    ("list --json", ""),
  ])
  func theyAreToldOfOnce(line: String, told: String) throws {
    let user = try reader(lost: ["Emma", "Persuasion", "Evelina"])
    let run = user.run("\(line) --width 500")
    #expect(run.ending == .exit(0))
    let told = told.replacing("Emma,", with: "Emma (\(Self.second), on shelf, expanded),")
      .replacing("Persuasion,", with: "Persuasion (\(Self.second), on shelf, expanded),")
      .replacing("Evelina", with: "Evelina (\(Self.second), on shelf, expanded)")
    let notice = "\n  Lost: \(told), no longer in this series\n"
    #expect("\n\(run.output)".contains(notice) == !told.isEmpty)
    let place = "The volume you are reading, 'Evelina', is no longer in this series."
    let rest = "\n\(run.output)".replacing(notice, with: "\n")
      .replacing(line == "status" ? place : notice, with: "")
    #expect(["longer", "Emma", "Persuasion", "Evelina"].allSatisfy { !rest.contains($0) })
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

  /// What is typed, the titles that go, or the beginning of the error.
  @Test(arguments: [
    ("--lost", "Amber,Émile Grey,1984"), ("amber", "Error: No title matches 'amber'."),
    ("1984", "Error: There is no volume 1984: this series has only volume 1."),
    ("--lost --no-state", "Error: --lost and --no-state cannot be used together."),
  ])
  func theyAreForgottenTogether(words: String, outcome: String) throws {
    let titles = ["Amber", "Émile Grey", "1984"]
    let user = try reader(lost: titles)
    let run = user.run("forget \(words)")
    if outcome.hasPrefix("Error") {
      #expect(run.ending == .exit(64) && run.errors.hasPrefix(outcome))
    } else {
      let gone = outcome.split(separator: ",").map { "  Forgotten: \($0)\n" }.joined()
      #expect(run.output.hasPrefix(gone + "  Undo: "))
      #expect(try user.lost("bookmark") == titles.filter { !outcome.contains($0) })
    }
    if run.ending == .exit(0) { user.run("undo") }
    try user.edit(titles.map { SampleBook(title: $0) } + [Self.lasting])
    #expect(try user.numbers("shelf") == [1, 2, 3, 4])
  }

  /// Of two books with one title, the name is that of the one that is there.
  @Test func aTitleThatALiveBookHasNamesThatOne() throws {
    let user = try LibraryUser([SampleBook(title: "Poems"), SampleBook(title: "Poems")])
    user.prepare("bookmark 1 2", "shelf 2 --add")
    try user.edit([SampleBook(title: "Poems"), Self.lasting])
    let before = try user.memories()
    #expect(user.run("forget poems").output.hasPrefix("  Forgotten: 1  Poems\n"))
    #expect(try user.lost("bookmark") == ["Poems"])
    user.prepare("undo", "forget --lost")
    #expect(try user.memories() == before)
  }

  @Test func programsAreToldWhatBecameOfThem() throws {
    let user = try reader(lost: ["Emma", "Persuasion"])
    #expect(try user.lost("bookmark") == ["Emma", "Persuasion"])
    #expect(try user.lost("status") == ["Emma", "Persuasion"])
    #expect(try user.lost("shelf") == ["Emma", "Persuasion"])
    #expect(try user.lost("list") == [])
    #expect(try user.lost("bookmark 1") == [])
    #expect(try user.lost("forget 1") == [])
    #expect(try user.lost("undo") == [])
    #expect(try user.lost("forget --all") == ["Emma: blank", "Persuasion: blank"])
    #expect(try user.lost("undo") == ["Emma", "Persuasion"])
    #expect(try user.lost("forget --lost") == ["Emma: blank", "Persuasion: blank"])
    #expect(try user.lost("forget --lost") == [])
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

  /// What is cleared is what is shown.
  @Test func clearingIsAboutTheBooksOfToday() throws {
    let user = try reader(lost: ["Emma"])
    user.run("shelf --clear")
    user.run("bookmark --clear")
    try user.edit([SampleBook(title: "Emma", summary: SampleBook.longSummary), Self.lasting])
    #expect(try user.memories() == ["1 Emma: 2 Randalls, kept, expanded"])
  }
}

private struct LostDocument: Decodable {
  struct Book: Decodable {
    let title: String
    let timesFinished: Int
    let isKept: Bool
  }

  let lost: [Book]
}

extension LibraryUser {
  /// The lost books that a command is about, as programs are told of them.
  fileprivate func lost(_ line: String) throws -> [String] {
    try JSONDecoder().decode(LostDocument.self, from: Data(run("\(line) --json").output.utf8))
      .lost.map { $0.isKept || $0.title == "Poems" ? $0.title : "\($0.title): blank" }
  }
}
