import TestSupport
import Testing

/// What is remembered belongs to a book, wherever that stands in its data file.
struct BookRecordTests {
  /// A change of the titles in a data file, and the number that each of the first three books has
  /// afterwards, or nil where none of them is the same book.
  struct Edit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var before = ["Emma", "Persuasion", "Sanditon"]
    let after: [String]
    let numbers: [Int?]
  }

  static let edits = [
    Edit("in front", ["Lady Susan", "Emma", "Persuasion", "Sanditon"], [2, 3, 4]),
    Edit("in between", ["Emma", "Lady Susan", "Persuasion", "Sanditon"], [1, 3, 4]),
    Edit("at the end", ["Emma", "Persuasion", "Sanditon", "Lady Susan"], [1, 2, 3]),
    Edit("removed", ["Emma", "Sanditon"], [1, nil, 2]),
    Edit("the first removed", ["Persuasion", "Sanditon"], [nil, 1, 2]),
    Edit("moved", ["Sanditon", "Emma", "Persuasion"], [2, 3, 1]),
    Edit("mended", ["Emma", "Persuassion", "Sanditon"], [1, 2, 3]),
    Edit("mended and moved", ["Persuassion", "Emma", "Sanditon"], [2, nil, 3]),
    Edit("renamed", ["Emma", "Northanger Abbey", "Sanditon"], [1, nil, 3]),
    Edit("another series", ["Lady Susan", "Northanger Abbey", "Evelina"], [nil, nil, nil]),
    Edit("a shorter series", ["Evelina"], [nil, nil, nil]),
    Edit(
      "mended among words", ["The Goblet of Fire", "Emma", "Sanditon"], [1, 2, 3],
      before: ["The Goblet of Firen", "Emma", "Sanditon"]),
    Edit(
      "accents", ["Émile", "Emma", "Sanditon"], [1, 2, 3],
      before: ["Emile", "Emma", "Sanditon"]),
    // The second book is near to the first, and exactly a title that stands elsewhere now.
    Edit(
      "exact before near", ["Volume Two", "Volume Twa", "Sanditon"], [nil, 1, 3],
      before: ["Volume Twe", "Volume Two", "Sanditon"]),
    Edit(
      "equal titles", ["Emma", "Emma", "Sanditon", "Evelina"], [1, 2, 3],
      before: ["Emma", "Emma", "Sanditon"]),
    Edit(
      "one of two equal titles", ["Emma", "Sanditon"], [1, nil, 2],
      before: ["Emma", "Emma", "Sanditon"]),
    Edit(
      "longer than what is kept of a title", ["Evelina", long, "Emma", "Sanditon"], [2, 3, 4],
      before: [long, "Emma", "Sanditon"]),
  ]

  private static let long = String(repeating: "Long", count: 100)

  /// What is remembered of the first three books, in the words of ``LibraryUser/memories(_:)``.
  private static let memories = ["1 One, expanded", "2 Two, kept", "3 Three, finished 1"]

  private static func books(_ titles: [String]) -> [SampleBook] {
    titles.map { title in
      SampleBook(
        title: title, summary: SampleBook.longSummary, chapters: ["1. One", "2. Two", "3. Three"])
    }
  }

  private func reader(of titles: [String]) throws -> LibraryUser {
    let user = try LibraryUser(Self.books(titles))
    for line in [
      "bookmark 3 --finished", "bookmark 3 3", "bookmark 2 2", "bookmark 1 1", "shelf 2 --add",
      "summary 1 --expand",
    ] {
      #expect(user.run(line).ending == .exit(0))
    }
    return user
  }

  @Test(arguments: edits)
  func aRecordFollowsItsBook(edit: Edit) throws {
    let user = try reader(of: edit.before)
    let first = try user.memories()
    #expect(first == zip(1..., zip(edit.before, Self.memories)).map { "\($0) \($1.0): \($1.1)" })
    let expected = zip(edit.numbers, Self.memories)
      .compactMap { number, memory in number.map { ($0, memory) } }.sorted { $0.0 < $1.0 }
      .map { number, memory in "\(number) \(edit.after[number - 1]): \(memory)" }

    try user.edit(Self.books(edit.after))
    #expect(try user.memories() == expected)
    // The page is remembered, so the file is written anew.
    #expect(user.run("show 1").ending == .exit(0))
    #expect(try user.memories() == expected)

    try user.edit(Self.books(edit.before))
    #expect(try user.memories() == first)
  }

  @Test func whatIsRememberedElsewhereStaysApart() throws {
    let user = try reader(of: ["Emma", "Persuasion", "Sanditon"])
    let first = try user.memories()
    try user.edit(Self.books(["Evelina", "Lady Susan", "Emma"]))
    user.run("bookmark 1 2")
    user.run("shelf 2 3 --add")
    #expect(
      try user.memories() == [
        "1 Evelina: 2 Two", "2 Lady Susan: kept", "3 Emma: 1 One, kept, expanded",
      ])
    try user.edit(Self.books(["Emma", "Persuasion", "Sanditon"]))
    #expect(try user.memories() == ["1 Emma: 1 One, kept, expanded"] + first.dropFirst())
    try user.edit(Self.books(["Lady Susan", "Evelina"]))
    #expect(try user.memories() == ["1 Lady Susan: kept", "2 Evelina: 2 Two"])
  }

  @Test func whatWasShownLastMovesWithItsBook() throws {
    let user = try reader(of: ["Emma", "Persuasion", "Sanditon"])
    user.run("bookmark 2 1")
    for volume in [2, 3, 1] { user.run("show \(volume)") }
    try user.edit(Self.books(["Lady Susan", "Sanditon", "Emma", "Persuasion"]))
    #expect(try user.numbers("recent") == [3, 2, 4])
    #expect(user.run("show --json") == user.run("show 3 --json"))
    #expect(try user.memories("next") == ["4 Persuasion: 2 Two, kept"])
    try user.edit(Self.books(["Evelina", "Lady Susan", "Sanditon"]))
    #expect(try user.numbers("recent") == [3])
    #expect(user.run("show --json") == user.run("show 3 --json"))
    #expect(user.run("next").ending == .exit(0))
  }

  /// Each record is used once, so a book that is added beside its namesake begins as a new one.
  @Test func aSecondBookOfTheTitleIsNew() throws {
    let user = try LibraryUser(Self.books(["Emma", "Sanditon"]))
    user.run("bookmark 1 2")
    try user.edit(Self.books(["Emma", "Emma", "Sanditon"]))
    #expect(try user.memories() == ["1 Emma: 2 Two"])
    user.run("shelf 2 --add")
    #expect(try user.memories() == ["1 Emma: 2 Two", "2 Emma: kept"])
    user.run("bookmark 2 3")
    #expect(try user.memories() == ["1 Emma: 2 Two", "2 Emma: 3 Three, kept"])
  }
}

extension BookRecordTests.Edit {
  fileprivate init(
    _ description: String, _ after: [String], _ numbers: [Int?],
    before: [String] = ["Emma", "Persuasion", "Sanditon"]
  ) {
    self.init(
      testDescription: description, before: before, after: after, numbers: numbers)
  }
}
