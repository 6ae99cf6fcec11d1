import JSON
import TestSupport
import Testing

@testable import BookCore

struct ReaderStateEntryTests {
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
    #expect(entry.damage.parts == [])
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
    #expect(entry.damage.parts == [])
    #expect(
      entry.state.outline == "3 at 9 \"\" finished 2, 4; recent 4", "in the order of the series")
  }

  @Test(arguments: [
    "{}", #"{"volumes":null,"lost":null}"#, #"{"volumes":[],"lost":[]}"#,
    #"{"volumes":[{"title":"Emma","bookmark":null,"isKept":null,"lastShown":null,"before":null}]}"#,
  ])
  func whatIsNullOrNotThereIsNothing(text: String) throws {
    #expect(try entry(text).state.outline == "")
    #expect(try entry(text).damage.parts == [])
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
    let volumes = [1, 2].map { #"{"title":"Book \#($0)","volume":\#($0),"lastShown":3}"# }
    let tied = try self.entry(#"{"volumes":[\#(volumes.joined(separator: ","))]}"#)
    #expect(tied.state.applying([.shown(2)]).recentVolumes == [2, 1])
  }
}

extension ReaderStateEntryTests {
  /// Reads a file with an entry of the embedded series.
  private func entry(_ text: String) throws -> ReaderStateFile {
    let text = "{\"version\":\(stateVersion),\"series\":{\"embedded\":\(text)}}"
    return try ReaderStateFile(Array(text.utf8), of: .embedded, inOwnPlace: false)
  }

  /// What is written of an entry after some changes, in which nothing is damaged any more.
  @discardableResult
  private func saved(_ entry: ReaderStateFile, _ changes: ReaderState.Change...) throws -> String {
    var entry = entry
    _ = entry.apply(changes)
    let value = entry.state.fileEntry ?? .object(JSONObject())
    let text = String(decoding: value.encoded, as: UTF8.self)
    let again = try self.entry(text)
    #expect(again.damage.parts == [])
    #expect(again.state == entry.state)
    return text
  }
}

// MARK: Damage

extension ReaderStateEntryTests {
  /// Entries, what damages them in the place of `?`, and what is understood.
  ///
  /// The second of two members with one name is damage, too, if the name is known.
  @Test(arguments: try CaseFile().sections(of: "damage in"))
  func damageCostsOnlyItself(part: CaseFile.Section) throws {
    for row in part.rows {
      for value in row[1].parts {
        let entry = try entry(row[0].replacing("?", with: value))
        #expect(entry.damage.parts == [part.heading], "\(row[0]): \(value)")
        #expect(entry.state.outline == row[2].spelled, "\(row[0]): \(value)")
        try saved(entry)
        try saved(entry, .kept([7]))
      }
    }
  }

  @Test func everyPartThatIsDamagedIsNamedOnce() throws {
    let entry = try entry(#"{"volumes":[1,2,{}],"lost":[1],"volumes":1,"before":"x"}"#)
    #expect(entry.damage.parts == ["volumes", "lost", "before"])
    #expect(try saved(entry) == "{}\n")
  }

  /// Entries with members of a later version, how these are spelled in what is written, and what is
  /// understood.
  @Test(arguments: try CaseFile().sections(of: "carried"))
  func whatIsNotKnownIsCarriedAlong(place: CaseFile.Section) throws {
    for row in place.rows {
      let (text, carried) = (row[0], row[1].parts)
      let entry = try entry(text)
      #expect(entry.damage.parts == [], "\(text)")
      #expect(entry.state.outline == row[2].spelled, "\(text)")
      for change: ReaderState.Change in [
        .kept([7]), .shown(3), .moved(3, by: 1), .finished([3]), .removedBookmarks(of: [3]),
        .forgot([3]), .clearedShelf, .forgotEverything,
      ] {
        // What is forgotten is among what can be taken back.
        let changed = try saved(entry, change)
        #expect(carried.allSatisfy(changed.contains), "\(text): \(changed)")
        // What can be taken back outlives saving.
        let (again, after) = (try self.entry(changed).state, entry.state.applying([change]))
        #expect(again.replaced == after.replaced, "\(text)")
        let back = try self.entry(saved(entry, change, .undone)).state
        #expect(Told(back) == Told(entry.state.applying([change, .undone])))
      }
      let forgotten = entry.state.applying([.forgotEverything, .shown(3)])
      #expect(forgotten.outline == "3; recent 3")
      #expect(forgotten.unknown == "")
    }
  }

  @Test func aBookmarkKeepsWhatIsNotKnownOfItWhenItMoves() throws {
    let text = #"{"volumes":[{"volume":3,"title":"Book 3","bookmark":{"chapter":9,"line":4}}]}"#
    for change: ReaderState.Change in [.bookmarked(3, place: 2), .moved(3, by: -3)] {
      let state = try entry(text).state.applying([change])
      #expect(state.record(of: 3).bookmark?.unknown == "\"line\": 4")
    }
    let removed = try entry(text).state.applying([.finished([3]), .bookmarked(3, place: 1)])
    #expect(removed.record(of: 3).bookmark?.unknown == "")
  }

  @Test func veryMuchThatIsNotKnownIsCarriedAlong() throws {
    let members = (1...100_000).map { "\"m\($0)\":0" }.joined(separator: ",")
    let entry = try entry("{\(members),\"volumes\":[{\"title\":\"Emma\",\"isKept\":true}]}")
    #expect(entry.damage.parts == [])
    #expect(try saved(entry).contains("\"m100000\": 0"))
  }

  /// Whatever a person has written twice, nothing ends the program.
  @Test func everythingTwiceIsNoTrouble() throws {
    let records = #"""
      [{"volume":3,"title":"Book 3","isKept":true,"isReading":true},\#
      {"volume":3,"title":"Book 3","isReading":true},{"volume":3,"title":"Book 3","isKept":true}]
      """#
    let entry = try entry(#"{"volumes":\#(records),"lost":\#(records)}"#)
    #expect(entry.damage.parts == [])
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
