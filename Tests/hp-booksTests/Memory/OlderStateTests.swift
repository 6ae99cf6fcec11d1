import Foundation
import TestSupport
import Testing

/// State files of older programs: all that they know is known now.
///
/// They were not written by hand, but for the one that was edited: the programs were built from
/// history and run by Ada, who has books of her own in a data file, `DATA FILE`, beside the seven
/// volumes. Of the seven she showed 1, 3 and 6, expanded 1 and 3, and read on in 2 and 3; of her own
/// she showed and read 2, and expanded 3. The second program also kept, finished and bookmarked some.
/// That file she edited: with commas at the ends, numbers in her own spelling, and members that no
/// program knows.
struct OlderStateTests {
  private static let firstRelease = "1.0.0"
  private static let all = [firstRelease, "by number", "edited"]

  private let user: LibraryUser
  private let data: String

  init() throws {
    user = try LibraryUser()
    // The name takes care in shells and in JSON.
    data = try user.folder.write(
      SampleBook.file([
        SampleBook(title: "Emma", summary: SampleBook.longSummary),
        SampleBook(
          title: #"설득 "Persuasion""#, summary: SampleBook.longSummary,
          chapters: ["1. Kellynch", "2. Uppercross", "3. Lyme"]),
        SampleBook(title: "Sanditon", summary: SampleBook.longSummary, chapters: ["1. The Hill"]),
      ]), to: #"Jane's "books" \ 책.json"#)
  }

  private func lay(_ state: String) throws {
    let files = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "States")
    let text = try String(contentsOf: files.appending(path: "\(state).json"), encoding: .utf8)
    let name = data.replacing(#"\"#, with: #"\\"#).replacing(#"""#, with: #"\""#)
    try user.folder.write(text.replacing("DATA FILE", with: name), to: "state.json")
  }

  private func own(_ words: String...) -> ProgramResult { user.run(words + ["--data", data]) }

  private static let title = "Harry Potter and the"

  @Test(arguments: all)
  func allThatIsKnownIsRead(state: String) throws {
    try lay(state)
    let isFirst = state == Self.firstRelease
    let seven =
      isFirst
      ? [
        "1 \(Self.title) Philosopher’s Stone: expanded",
        "3 \(Self.title) Prisoner of Azkaban: expanded",
      ]
      : [
        "1 \(Self.title) Philosopher’s Stone: finished 1, expanded",
        "3 \(Self.title) Prisoner of Azkaban: 9 Grim Defeat, kept, expanded",
        "4 \(Self.title) Goblet of Fire: finished 1", "5 \(Self.title) Order of the Phoenix: kept",
        "6 \(Self.title) Half-Blood Prince: 2 Spinner’s End",
        "7 \(Self.title) Deathly Hallows: kept",
      ]
    let own =
      isFirst
      ? ["3 Sanditon: expanded"]
      : [
        "1 Emma: finished 1, kept", "2 설득 \"Persuasion\": 3 Lyme", "3 Sanditon: kept, expanded",
      ]
    let before = try user.folder.read("state.json")
    #expect(try user.memories() == seven)
    #expect(try user.memories(ofDataFile: data) == own)
    #expect(try user.numbers("recent") == (isFirst ? [3] : [3, 2, 6, 1]))
    #expect(self.own("show", "--json") == self.own("show", "2", "--json"))
    #expect(try user.folder.read("state.json") == before)
    // Either series is written anew, and the other one is still known.
    #expect(user.run("shelf 2 --add").errors.isEmpty)
    let kept = "2 \(Self.title) Chamber of Secrets: kept"
    #expect(try Set(user.memories()) == Set(seven + [kept]))
    #expect(try user.memories(ofDataFile: data) == own)
    #expect(self.own("bookmark", "3", "1").errors.isEmpty)
    #expect(try Set(user.memories()) == Set(seven + [kept]))
    #expect(try user.memories(ofDataFile: data).dropLast() == own.dropLast())
    #expect(try user.folder.names().count == 2)
  }

  /// Of those shown most recently, the first with a bookmark; else the lowest with one.
  @Test func theVolumeThatTheReaderIsInIsKnown() throws {
    try lay("by number")
    #expect(
      try user.memories("next") == [
        "3 \(Self.title) Prisoner of Azkaban: 10 The Marauder’s Map, kept, expanded"
      ])
  }

  /// What a person wrote stays as it is, but for the commas that no other program reads.
  @Test func whatIsNotKnownStaysByteForByte() throws {
    try lay("edited")
    user.prepare("shelf 2 --add", "show 5", "bookmark 3 +1", "undo")
    _ = own("shelf", "2", "--add")
    let text = try user.folder.read("state.json")
    for part in [
      #"{"name":  "\u00e9t\u00e9", "colors": [1.0, [2e0]]}"#,
      #"{"3": "the one with the map", "list": [ "a,]" , "b,}" ] }"#,
      #"[null,true]"#, #"{ "2" : 4.50 }"#, #""edited by": "Ada""#,
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test(arguments: all)
  func aStateIsStrictJSONOfThisVersionFromTheFirstSaveOn(state: String) throws {
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
}
