import JSON
import TestSupport
import Testing

@testable import BookCore

struct ReaderStateEntryTests: EntryReading {
  private static let whole = """
    {"volumes": [{"volume": 1, "title": "Book 1", "lastShown": 7}, \
    {"volume": 3, "title": "Book 3", "bookmark": {"chapter": 9, \
    "title": "Grim Defeat", "isUnique": true, "chapterCount": 22}, \
    "timesFinished": 2, "chapterCount": 8, "isKept": true, "isExpanded": true, "lastShown": 9, \
    "isReading": true, \
    "before": {"bookmark": {"chapter": 4, "number": 3, "chapterCount": 22}}}], \
    "lost": [{"volume": 1, "title": "Emma", "isKept": true, "before": {}}]}
    """

  private static let outline = """
    1, 3 expanded at 9 "Grim Defeat" finished 2 of 8 kept; lost 1 "Emma" kept; \
    recent 3 1; reading 3
    """

  @Test func everyMemberIsUnderstood() throws {
    let entry = try entry(Self.whole)
    #expect(entry.damagedParts == [])
    #expect(entry.state.outline == Self.outline)
    #expect(entry.state.applying([.undone]).outline == "1, 3 at 4 \"\"; recent 1")
    #expect(try saved(entry).filter { !$0.isWhitespace } == Self.whole.filter { !$0.isWhitespace })
  }

  @Test func numbersMayBeSpelledInAnyWay() throws {
    let entry = try entry(
      """
      {"volumes": [{"volume": 4.0, "title": "Book 4", "lastShown": 10e-1},
       {"title": "\\u0042ook 3", "timesFinished": 2.0, "bookmark": {"chapter": 9e0}, "volume": 3.0}]}
      """)
    #expect(entry.damagedParts == [])
    #expect(
      entry.state.outline == "3 at 9 \"\" finished 2, 4; recent 4", "in the order of the series")
  }

  @Test(arguments: [
    "{}", #"{"volumes":null,"lost":null}"#, #"{"volumes":[],"lost":[]}"#,
    #"{"volumes":[{"title":"Emma","bookmark":null,"isKept":null,"lastShown":null,"before":null}]}"#,
  ])
  func whatIsNullOrNotThereIsNothing(text: String) throws {
    #expect(try entry(text).state.outline == "")
    #expect(try entry(text).damagedParts == [])
    #expect(try entry(text).state.applying([.undone]).outline == "")
  }

  @Test func aBookOfWhichNoCountIsKnownHasThatOfToday() throws {
    var state = try entry(#"{"volumes":[{"title":"Book 1","volume":1,"timesFinished":2}]}"#).state
    state.match(to: .sample)
    #expect(state.record(of: 1).chapterCount == 22)
  }

  /// Members as a person may write them, that name two books or no order.
  @Test func ofTheNumbersOfPagesShownAnyWillDo() throws {
    let entry = try entry(
      #"{"volumes":[{"title":"Book 1","volume":1,"lastShown":9223372036854775807}]}"#)
    let state = entry.state.applying([.shown(2), .shown(1), .shown(2)])
    #expect(Set(state.recentVolumes) == [1, 2])
    try saved(entry, .shown(2))
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
    let records = #"""
      [{"volume":3,"title":"Book 3","isKept":true,"isReading":true},\#
      {"volume":3,"title":"Book 3","isReading":true},{"volume":3,"title":"Book 3","isKept":true}]
      """#
    let entry = try entry(#"{"volumes":\#(records),"lost":\#(records)}"#)
    #expect(entry.damagedParts == [])
    for change: ReaderState.Change in [
      .undone, .forgot([3]), .bookmarked(3, place: 9), .shown(3),
    ] {
      var state = entry.state
      state.match(to: .sample)
      state = state.applying([change, .undone])
      #expect(state.lostRecords.count == 3)
      #expect(state.records.map(\.volume) == [3])
    }
  }
}

// MARK: What was before

extension ReaderStateEntryTests {
  /// Records with what was before the last change, as a person may write that.
  @Test(arguments: [
    #"{"title":"Book 3","isKept":true,"before":{}}, {"title":"Book 5","isKept":true}"#,
    #"{"title":"Book 3","isKept":true,"before":{"isExpanded":true,"notes":1,"before":{}}}"#,
    #"{"title":"Book 3","before":{"timesFinished":2}}, {"title":"Book 3","isKept":true}"#,
    #"{"title":"book 3","isReading":true,"before":{"bookmark":{"chapter":99},"lastShown":7}}"#,
    #"""
    {"title":"Book 3","isReading":true,"before":{"isReading":true,"bookmark":{"chapter":2}}},
      {"title":"Emma","isReading":true,"before":{"isKept":true}},
      {"title":"Emma","isKept":true,"before":{"isReading":true}}
    """#,
    #"""
    {"title":"Book 3","timesFinished":1,"chapterCount":9,"lastShown":2,
      "before":{"timesFinished":1,"bookmark":{"chapter":10}}}
    """#,
  ])
  func undoExchangesAnythingWithWhatWasBefore(records: String) throws {
    var file = try entry(#"{"volumes":[\#(records)]}"#)
    let texts = try (1...4).map { _ in
      file.state.match(to: .sample)
      let text = try saved(file, .undone)
      file = try entry(text)
      return text
    }
    #expect(texts[0] != texts[1])
    #expect(texts[0] == texts[2])
    #expect(texts[1] == texts[3])
  }
}

// MARK: What is not known

extension ReaderStateEntryTests {
  /// A member that is not known, in each kind of object, and the name of the part; the second of
  /// two members with one name is no more known.
  @Test(arguments: [
    (#"{"l\u0061ter" : [ 1.0,null ], "volumes": [{"title": "Book 3", "isKept": true}]}"#, "later"),
    (#"{"later": null, "volumes": [{"title": "Book 3", "isKept": true}]}"#, "later"),
    (#"{"recent": [3], "volumes": [{"title": "Book 3", "isKept": true}]}"#, "recent"),
    (#"{"volumes": [{"later" : "\u00e9", "title": "Book 3", "isKept": true}]}"#, "volumes"),
    (
      #"{"volumes": [{"title": "Book 3", "isKept": true}], "lost": [{"title": "Emma", "a": 1}]}"#,
      "lost"
    ),
    (#"{"volumes": [{"title": "Book 3", "bookmark": {"page":1e2, "chapter": 9}}]}"#, "volumes"),
    (#"{"volumes": [{"title": "Book 3", "isKept": true, "before": {"a": 1}}]}"#, "volumes"),
    (
      #"{"volumes": [{"title": "Book 3", "isKept": true, "before": {"title": "Emma"}}]}"#,
      "volumes"
    ),
    (#"{"volumes": [{"title": "Book 3", "isKept": true, "before": {"before": {}}}]}"#, "volumes"),
    (#"{"volumes": [{"title": "Book 3", "isKept": true}], "volumes": []}"#, "volumes"),
    (#"{"volumes": [{"title": "Book 3", "isKept": true, "isKept": 7}]}"#, "volumes"),
  ])
  func whatIsNotKnownIsDamage(text: String, part: String) throws {
    let entry = try entry(text)
    #expect(entry.damagedParts == [part])
    #expect(entry.state.records.map(\.book.title) == ["Book 3"])
    #expect(try !saved(entry).contains("later"))
  }

  @Test func ofManyPartsThatAreNotKnownTheFirstAreTold() throws {
    let members = (1...100_000).map { "\"m\($0)\":0" }
    let entry = try entry(
      "{\(members.joined(separator: ",")),\"volumes\":[{\"title\":\"Emma\",\"isKept\":true}]}")
    #expect(entry.damagedParts == (1...10).map { "m\($0)" })
    #expect(entry.state.records.count == 1)
  }
}
