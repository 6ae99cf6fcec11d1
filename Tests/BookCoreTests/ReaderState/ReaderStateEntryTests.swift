import JSON
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
  private static let lists = ["7", "{}", #""x""#, "true"]
  private static let records = [
    "7", "null", "[]", "{}", #"{"isKept":true}"#, #"{"volume":-1}"#, #"{"volume":"1"}"#,
    #"{"title":""}"#, #"{"volume":1.5,"title":7}"#,
  ]

  /// Entries, the values that make them damaged in the place of `?`, the name of the part, and what is
  /// understood.
  static let damages: [(String, [String], String, String)] = [
    (
      #"{"reading":?,"recent":[1]}"#, ["7.5", #""3""#, "[3]", "0", "-3", "{}", "true", "1e400"],
      "reading", #"1 ""; recent 1"#
    ),
    (#"{"recent":?}"#, lists, "recent", ""),
    (
      #"{"recent":[3,?,1]}"#, [#""x""#, "0", "-1", "null", "1.5", "1e400", "[2]"], "recent",
      #"1 "", 3 ""; recent 3 1"#
    ),
    (#"{"volumes":?,"recent":[1]}"#, lists, "volumes", #"1 ""; recent 1"#),
    (#"{"volumes":[?,{"volume":3,"isKept":true}]}"#, records, "volumes", #"3 "" kept"#),
    (
      #"{"volumes":[{"volume":3,"title":?,"isKept":true}]}"#, ["7", "[]", "{}"], "volumes",
      #"3 "" kept"#
    ),
    (
      #"{"volumes":[{"volume":?,"title":"Emma","isKept":true}]}"#, [#""3""#, "-1", "1e400"],
      "volumes", #"0 "Emma" kept"#
    ),
    (
      #"{"volumes":[{"volume":3,"isExpanded":?,"isKept":true}]}"#, ["1", #""true""#, "{}"],
      "volumes", #"3 "" kept"#
    ),
    (
      #"{"volumes":[{"volume":3,"bookmark":?,"isKept":true}]}"#,
      ["9", "[]", "{}", #"{"chapter":0}"#, #"{"chapter":"9"}"#, #"{"title":"Owl Post"}"#],
      "volumes", #"3 "" kept"#
    ),
    (
      #"{"volumes":[{"volume":3,"bookmark":{"chapter":9,"title":?}}]}"#, ["9", "[]", "{}"],
      "volumes", #"3 "" at 9 """#
    ),
    (
      #"{"volumes":[{"volume":3,"timesFinished":?,"isKept":true}]}"#,
      ["-1", "2.5", #""2""#, "1e400", "true"], "volumes", #"3 "" kept"#
    ),
    (
      #"{"volumes":[{"volume":3,"isKept":?,"isExpanded":true}]}"#, ["1", #""true""#, "[]"],
      "volumes", #"3 "" expanded"#
    ),
    (#"{"lost":?,"recent":[1]}"#, lists, "lost", #"1 ""; recent 1"#),
    (#"{"lost":[?,{"volume":3,"isKept":true}]}"#, records, "lost", #"lost 3 "" kept"#),
    (#"{"undo":?,"recent":[1]}"#, ["7", "[]", #""x""#, "true"], "undo", #"1 ""; recent 1"#),
    (#"{"undo":{"reading":?},"recent":[1]}"#, ["7.5", "[3]"], "undo", #"1 ""; recent 1"#),
    (#"{"undo":{"recent":?},"reading":1}"#, lists, "undo", #"1 ""; reading 1"#),
    (#"{"undo":{"volumes":?},"recent":[1]}"#, lists, "undo", #"1 ""; recent 1"#),
    (#"{"undo":{"volumes":[?]},"recent":[1]}"#, records, "undo", #"1 ""; recent 1"#),
    (#"{"undo":{"lost":?},"recent":[1]}"#, lists, "undo", #"1 ""; recent 1"#),
  ]

  @Test(arguments: damages)
  func damageCostsOnlyItself(text: String, values: [String], part: String, outline: String) throws {
    for value in values {
      let entry = try entry(text.replacing("?", with: value))
      #expect(entry.damagedParts == [part], "\(value)")
      #expect(entry.state.outline == outline, "\(value)")
      try saved(entry)
      try saved(entry, .kept([7]))
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
  /// A member that is not known, in each kind of object, and the name of the part; the second of two
  /// members with one name is no more known.
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
