import JSON
import TestSupport
import Testing

@testable import BookCore

struct ReaderStateEntryTests: EntryReading {
  private static let whole = """
    {"reading": 3, "recent": [3, 1], "volumes": [{"volume": 1, "title": "Book 1"}, \
    {"volume": 3, "title": "Book 3", "isExpanded": true, \
    "bookmark": {"chapter": 9, "title": "Grim Defeat"}, "timesFinished": 2, "isKept": true}], \
    "lost": [{"volume": 1, "title": "Emma", "isKept": true}], \
    "undo": {"reading": null, "recent": [], "volumes": [{"volume": 4, "title": "Book 4", \
    "isKept": true}], "lost": [{"volume": 1, "title": "Emma"}]}}
    """

  private static let outline = """
    1, 3 expanded at 9 "Grim Defeat" finished 2 kept; lost 1 "Emma" kept; recent 3 1; reading 3
    """

  @Test func everyMemberIsUnderstood() throws {
    let entry = try entry(Self.whole)
    #expect(entry.damagedParts == [])
    #expect(entry.state.outline == Self.outline)
    #expect(
      entry.state.applying([.undone]).outline
        == #"3 expanded at 9 "Grim Defeat" finished 2 kept, 4 kept"#)
    #expect(try saved(entry).filter { !$0.isWhitespace } == Self.whole.filter { !$0.isWhitespace })
  }

  @Test func numbersMayBeSpelledInAnyWay() throws {
    let entry = try entry(
      """
      {"recent": [4e0, 10e-1, 4], "reading": 30e-1, "volumes": [{"volume": 4.0, "title": "Book 4"},
       {"title": "\\u0042ook 3", "timesFinished": 2.0, "bookmark": {"chapter": 9e0}, "volume": 3.0}]}
      """)
    #expect(entry.damagedParts == [])
    #expect(
      entry.state.outline == "1 \"\", 3 at 9 \"\" finished 2, 4; recent 4 1; reading 3",
      "with a record for each volume, in the order of the series")
  }

  @Test(arguments: [
    "{}", #"{"reading":null,"recent":null,"volumes":null,"lost":null,"undo":null}"#,
    #"{"recent":[],"volumes":[],"lost":[],"undo":{}}"#,
    #"{"undo":{"volumes":null,"lost":null,"recent":null}}"#,
  ])
  func whatIsNullOrNotThereIsNothing(text: String) throws {
    #expect(try entry(text).state.outline == "")
    #expect(try entry(text).damagedParts == [])
    #expect(try entry(text).state.applying([.undone]).outline == "")
  }

  @Test func moreRecentVolumesThanAreKeptAreDropped() throws {
    let recent = "[1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]"
    let entry = try entry("{\"recent\": \(recent), \"undo\": {\"recent\": \(recent)}}")
    #expect(entry.state.recentVolumes == Array(1...10))
    #expect(entry.state.replaced.recentVolumes == Array(1...10))
  }

  @Test func titlesAreCut() throws {
    let title = String(repeating: "é", count: 250)
    let entry = try entry(
      #"{"volumes":[{"title":"\#(title)","bookmark":{"chapter":1,"title":"\#(title)"}}]}"#)
    let record = try #require(entry.state.records.first)
    #expect(record.book.title == String(title.prefix(200)))
    #expect(record.bookmark?.title == String(title.prefix(200)))
  }
}

// MARK: Damage

extension ReaderStateEntryTests {
  /// Entries, the values that damage them in the place of `?`, and what is understood.
  @Test(arguments: try CaseFile().sections(of: "damage in"))
  func damageCostsOnlyItself(part: CaseFile.Section) throws {
    for row in part.rows {
      for value in row[1].parts {
        let entry = try entry(row[0].replacing("?", with: value))
        #expect(entry.damagedParts == [part.heading], "\(row[0]): \(value)")
        #expect(entry.state.outline == row[2].spelled, "\(row[0]): \(value)")
        try saved(entry)
        try saved(entry, .kept([7]))
      }
    }
  }

  @Test func everyPartThatIsDamagedIsNamedOnce() throws {
    let entry = try entry(#"{"undo":1,"volumes":[1,2,{}],"lost":[1],"reading":"x","recent":[0]}"#)
    #expect(entry.damagedParts.sorted() == ["lost", "reading", "recent", "undo", "volumes"])
    #expect(try saved(entry) == "{}\n")
  }

  /// Whatever a person has written twice, nothing ends the program.
  @Test func everythingTwiceIsNoTrouble() throws {
    let records = #"[{"volume":3,"isKept":true},{"volume":3,"isExpanded":true},{"volume":3}]"#
    let entry = try entry(
      #"{"volumes":\#(records),"lost":\#(records),"undo":{"volumes":\#(records)},"reading":3}"#)
    #expect(entry.damagedParts == [])
    for change: ReaderState.Change in [.undone, .forgot([3]), .bookmarked(3, 9), .shown(3)] {
      var state = entry.state.applying([change, .undone])
      state.match(to: ["Book 1", "Book 2", "Book 3"])
      #expect(state.records.map(\.volume) == [3])
      state.apply(.undone)
    }
  }
}

// MARK: What is not known

extension ReaderStateEntryTests {
  /// A member that is not known, in each kind of object, and the name of the part; the second of
  /// two members with one name is no more known.
  @Test(arguments: [
    (#"{"l\u0061ter" : [ 1.0,null ], "volumes": [{"volume": 3}]}"#, "later"),
    (#"{"later": null, "volumes": [{"volume": 3}]}"#, "later"),
    (#"{"volumes": [{"later" : "\u00e9", "volume": 3}]}"#, "volumes"),
    (#"{"volumes": [{"volume": 3}], "lost": [{"title": "Emma", "isKept": true, "a": 1}]}"#, "lost"),
    (#"{"volumes": [{"volume": 3, "bookmark": {"page":1e2, "chapter": 9}}]}"#, "volumes"),
    (#"{"volumes": [{"volume": 3}], "undo": {"others": {}}}"#, "undo"),
    (#"{"volumes": [{"volume": 3}], "undo": {"volumes": [{"volume": 3, "d" : 1.0}]}}"#, "undo"),
    (#"{"volumes": [{"volume": 3}], "volumes": [{"volume": 4}]}"#, "volumes"),
    (#"{"volumes": [{"volume": 3, "isKept": true, "isKept": 7}]}"#, "volumes"),
    (#"{"volumes": [{"volume": 3}], "undo": {}, "undo": 7}"#, "undo"),
  ])
  func whatIsNotKnownIsDamage(text: String, part: String) throws {
    let entry = try entry(text)
    #expect(entry.damagedParts == [part])
    #expect(entry.state.records.map(\.volume) == [3])
    #expect(try !saved(entry).contains("later"))
  }

  @Test func ofManyPartsThatAreNotKnownTheFirstAreTold() throws {
    let members = (1...100_000).map { "\"m\($0)\":0" }
    let entry = try entry("{\(members.joined(separator: ",")),\"recent\":[3]}")
    #expect(entry.damagedParts == (1...10).map { "m\($0)" })
    #expect(entry.state.recentVolumes == [3])
  }
}
