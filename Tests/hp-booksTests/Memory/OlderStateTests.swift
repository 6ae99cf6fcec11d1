import Foundation
import TestSupport
import Testing

/// State files of older programs: all that they know is known now.
struct OlderStateTests {
  private let user: LibraryUser
  private let data: String

  init() throws {
    user = try LibraryUser()
    try user.folder.write(SampleBook.file(StoredState.books), to: StoredState.fileName)
    data = user.folder.path(StoredState.fileName)
  }

  private static let title = "Harry Potter and the"

  /// What each state says of the seven volumes, and of Ada's own books.
  static let memories: [(state: StoredState, seven: [String], own: [String])] = [
    (
      .firstRelease,
      ["1 \(title) Philosopher’s Stone: expanded", "3 \(title) Prisoner of Azkaban: expanded"],
      ["3 Sanditon: expanded"]
    ),
    (.byNumber, sevenByNumber, ownByNumber), (.edited, sevenByNumber, ownByNumber),
  ]

  private static let sevenByNumber = [
    "1 \(title) Philosopher’s Stone: finished 1, expanded",
    "3 \(title) Prisoner of Azkaban: 9 Grim Defeat, kept, expanded",
    "4 \(title) Goblet of Fire: finished 1", "5 \(title) Order of the Phoenix: kept",
    "6 \(title) Half-Blood Prince: 2 Spinner’s End", "7 \(title) Deathly Hallows: kept",
  ]

  private static let ownByNumber = [
    "1 Emma: finished 1, kept", "2 설득 \"Persuasion\": 3 Lyme", "3 Sanditon: kept, expanded",
  ]

  private func lay(_ state: StoredState) throws {
    try user.folder.write(state.text(dataFile: data), to: "state.json")
  }

  private func own(_ words: String...) -> ProgramResult { user.run(words + ["--data", data]) }

  @Test(arguments: memories.map(\.state))
  func allThatIsKnownIsRead(state: StoredState) throws {
    let (_, seven, own) = try #require(
      Self.memories.first { $0.state.description == state.description })
    try lay(state)
    let before = try user.folder.read("state.json")
    #expect(try user.memories() == seven)
    #expect(try user.memories(ofDataFile: data) == own)
    #expect(try user.folder.read("state.json") == before)
    // Either series is written anew, and the other one is still known.
    #expect(user.run("shelf 2 --add").errors.isEmpty)
    let kept = "2 \(Self.title) Chamber of Secrets: kept"
    #expect(try Set(user.memories()) == Set(seven + [kept]))
    #expect(try user.memories(ofDataFile: data) == own)
    #expect(self.own("bookmark", "3", "1").errors.isEmpty)
    #expect(try Set(user.memories()) == Set(seven + [kept]))
    #expect(try user.memories(ofDataFile: data).dropLast() == own.dropLast())
    #expect(try user.folder.names() == [StoredState.fileName, "state.json"])
  }

  @Test(arguments: [
    (StoredState.firstRelease, [3]), (.byNumber, [3, 2, 6, 1]), (.edited, [3, 2, 6, 1]),
  ])
  func whatWasShownLastIsKnown(state: StoredState, recent: [Int]) throws {
    try lay(state)
    #expect(try user.numbers("recent") == recent)
    #expect(user.run("show --json") == user.run("show 3 --json"))
    #expect(own("show", "--json") == own("show", "2", "--json"))
    user.run("show 5")
    #expect(try user.numbers("recent") == [5] + recent)
  }

  /// Of those shown most recently, the first with a bookmark; else the lowest with one.
  @Test func theVolumeThatTheReaderIsInIsKnown() throws {
    try lay(.byNumber)
    #expect(
      try user.memories("next") == [
        "3 \(Self.title) Prisoner of Azkaban: 10 The Marauder’s Map, kept, expanded"
      ])
    try user.folder.write(
      #"{"version":1,"series":{"embedded":{"recent":[2],"bookmarks":{"6":2,"4":1}}}}"#,
      to: "state.json")
    #expect(try user.numbers("next") == [4])
  }

  /// What a person wrote stays as it is, but for the commas that no other program reads.
  @Test func whatIsNotKnownStaysByteForByte() throws {
    try lay(.edited)
    for line in ["shelf 2 --add", "show 5", "bookmark 3 +1", "undo"] { user.run(line) }
    _ = own("shelf", "2", "--add")
    let text = try user.folder.read("state.json")
    for part in [
      #"{"name":  "\u00e9t\u00e9", "colors": [1.0, [2e0]]}"#,
      #"{"3": "the one with the map", "list": [ "a,]" , "b,}" ] }"#,
      #"[null,true]"#, #"{ "2" : 4.50 }"#, #""edited by": "Ada""#,
    ] {
      #expect(text.contains(part), "\(part)")
    }
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 2)
  }

  @Test(arguments: StoredState.all)
  func aStateIsStrictJSONOfThisVersionFromTheFirstSaveOn(state: StoredState) throws {
    try lay(state)
    user.run("bookmark 2 1")
    let bytes = try user.folder.bytes("state.json")
    let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    #expect(object?["version"] as? Int == 2)
    let series = try #require(object?["series"] as? [String: [String: Any]])
    let entry = try #require(series["embedded"])
    #expect(entry["reading"] as? Int == 2)
    let records = try #require(entry["volumes"] as? [[String: Any]])
    let titles = records.compactMap { $0["title"] as? String }
    #expect(titles.count == records.count)
    #expect(titles.allSatisfy { $0.hasPrefix(Self.title) })
  }

  /// A record that has no title yet goes by its number, and belongs to its book from then on.
  @Test func aRecordWithoutATitleGoesByItsNumber() throws {
    try lay(.byNumber)
    let other = [SampleBook(title: "Lady Susan")] + StoredState.books
    #expect(own("show", "3").ending == .exit(0))
    try user.folder.write(SampleBook.file(other), to: StoredState.fileName)
    #expect(
      try user.memories(ofDataFile: data) == [
        "2 Emma: finished 1, kept", "3 설득 \"Persuasion\": 3 Lyme", "4 Sanditon: kept, expanded",
      ])
  }
}
