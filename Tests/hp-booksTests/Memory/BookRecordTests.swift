import TestSupport
import Testing

/// What is remembered belongs to a book and its chapters, wherever these stand in the data file.
///
/// Which record is whose is decided in `BookCore`; here its answers reach the pages and the file.
struct BookRecordTests {
  private static let titles = ["Emma", "Persuasion", "Sanditon"]
  private static let chapters = ["1. One", "2. Two", "3. Three"]

  private static func books(_ titles: [String], chapters: [String] = chapters) -> [SampleBook] {
    titles.map { SampleBook(title: $0, summary: SampleBook.longSummary, chapters: chapters) }
  }

  private let user: LibraryUser

  init() throws {
    user = try LibraryUser(Self.books(Self.titles))
    user.prepare(
      "bookmark 3 --finished", "bookmark 3 3", "bookmark 2 2", "bookmark 1 1", "shelf 2 --add",
      "summary 1 --expand")
  }

  private static let memories = [
    "1 Emma: 1 One, expanded", "2 Persuasion: 2 Two, kept", "3 Sanditon: 3 Three, finished 1",
  ]

  /// The titles after a change of the file, and what is known of them.
  @Test(arguments: [
    (titles, memories),
    (
      ["Lady Susan", "Emma", "Sanditon"],
      ["2 Emma: 1 One, expanded", "3 Sanditon: 3 Three, finished 1"]
    ),
    (["EMMA", "Persuassion"], ["1 EMMA: 1 One, expanded"]),
    (["Emma", "Northanger Abbey"], ["1 Emma: 1 One, expanded"]), (["Evelina"], []),
    (["Emma", "Emma"], ["1 Emma: 1 One, expanded"]),
  ])
  func aRecordFollowsItsBook(after: [String], expected: [String]) throws {
    try user.edit(Self.books(after))
    #expect(try user.memories() == expected)
    // The page is remembered, so the file is written anew.
    #expect(user.run("show 1").ending == .exit(0))
    #expect(try user.memories() == expected)
    try user.edit(Self.books(Self.titles))
    #expect(try user.memories() == Self.memories)
  }

  /// The chapters of Persuasion after a change, and where its reader is, who was at the second.
  @Test(arguments: [
    (["Prologue", "1. One", "2. Two", "3. Three"], "3 Two"), (["7. One", "8. Two"], "2 Two"),
    (["1. One", "2. two"], "2 two"), (["1. One", "2. Twoo"], "begun Two"),
    (["1. One", "2. Four"], "begun Two"), ([], "begun Two"),
  ])
  func aBookmarkFollowsItsChapter(after: [String], place: String) throws {
    let edited = Self.books(["Persuasion"], chapters: after)
    try user.edit(edited + Self.books(["Sanditon"]))
    let expected = "1 Persuasion: \(place), kept"
    #expect(try user.memories() == [expected, "2 \(Self.memories[2].dropFirst(2))"])
    #expect(try user.memories("bookmark 1") == [expected])
    user.run("shelf 2 --add")
    try user.edit(Self.books(Self.titles))
    #expect(
      try user.memories() == Self.memories.dropLast() + ["3 Sanditon: 3 Three, finished 1, kept"])
  }

  @Test func whatIsRememberedElsewhereStaysApart() throws {
    try user.edit(Self.books(["Evelina", "Lady Susan", "Emma"]))
    user.prepare("bookmark 1 2", "shelf 2 3 --add")
    #expect(
      try user.memories() == [
        "1 Evelina: 2 Two", "2 Lady Susan: kept", "3 Emma: 1 One, kept, expanded",
      ])
    try user.edit(Self.books(Self.titles))
    #expect(try user.memories() == ["1 Emma: 1 One, kept, expanded"] + Self.memories.dropFirst())
    try user.edit(Self.books(["Lady Susan", "Evelina"]))
    #expect(try user.memories() == ["1 Lady Susan: kept", "2 Evelina: 2 Two"])
  }

  @Test func whatWasShownAndReadLastMovesWithItsBook() throws {
    user.prepare("bookmark 2 1", "show 2", "show 3", "show 1")
    try user.edit(Self.books(["Lady Susan", "Sanditon", "Emma", "Persuasion"]))
    #expect(try user.numbers("list --recent") == [3, 2, 4])
    #expect(user.run("show --json") == user.run("show 4 --json"))
    #expect(try user.memories("next") == ["4 Persuasion: 2 Two, kept"])
    try user.edit(Self.books(["Evelina", "Lady Susan", "Sanditon"]))
    #expect(try user.numbers("list --recent") == [3])
    for line in ["show", "read", "next"] { #expect(user.run(line).ending == .exit(64)) }
  }

  /// Each record is used once, so a book that is added beside its namesake begins as a new one.
  @Test func aSecondBookOfTheTitleIsNew() throws {
    try user.edit(Self.books(["Emma", "Emma"]))
    user.run("bookmark 2 3")
    #expect(try user.memories() == ["1 Emma: 1 One, expanded", "2 Emma: 3 Three"])
  }
}
