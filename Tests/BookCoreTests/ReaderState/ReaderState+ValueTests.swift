import Foundation
import JSON
import TestSupport
import Testing

@testable import BookCore

/// What is remembered, as a value that an app keeps where it wants.
struct ReaderStateValueTests {
  private let series = BookSeries(titled: ["Emma", "Persuasion", "Sanditon"])

  private var state: ReaderState {
    ReaderState(
      after: .finished([series[0]]), .kept([series[0], series[2]]), .shown(series[1]),
      .bookmarked(series[1], place: 9))
  }

  private func reopened(_ state: ReaderState, of series: BookSeries? = nil) throws -> ReaderState {
    try opened(JSONEncoder().encode(state.entry), of: series)
  }

  private func opened(
    _ json: some Sequence<UInt8>, of series: BookSeries? = nil
  ) throws -> ReaderState {
    let entry = try JSONDecoder().decode(ReaderState.Entry.self, from: Data(json))
    return ReaderState(entry, of: series ?? self.series)
  }

  @Test func whatIsKeptIsOpenedAgain() throws {
    let again = try reopened(state)
    #expect(again.records == state.records)
    #expect(again.outline == state.outline)
    #expect(again.unreadParts == [])
    #expect(try reopened(ReaderState()) == ReaderState())
  }

  /// Equality is about what is remembered, in whatever order an encoder has put it.
  @Test func whatIsOpenedAgainIsEqual() throws {
    let again = try reopened(state)
    #expect(again == state)
    #expect(again.hashValue == state.hashValue)
    let data = try JSONEncoder().encode(state.entry)
    let entry = try JSONDecoder().decode(ReaderState.Entry.self, from: data)
    #expect(entry == state.entry)
    var other = state
    other.apply(.kept([series[1]]))
    #expect(other != state)
    #expect(other.entry != state.entry)
    other.apply(.undone)
    #expect(other == state)
    #expect(other.entry == state.entry)
    let unknown = try ["7", "8"].map {
      try JSONDecoder().decode(ReaderState.Entry.self, from: Data($0.utf8))
    }
    #expect(unknown[0] != unknown[1])
  }

  /// What undo brings back is no part of equality, but of the file.
  @Test func whatCanBeBroughtBackIsWritten() throws {
    var file = try ReaderStateFile(
      Array(#"{"version":\#(stateVersion),"series":{"embedded":{}}}"#.utf8), of: .embedded,
      inOwnPlace: false)
    let isChanged = file.apply([.kept([series[0]]), .removedFromShelf([series[0]])])
    #expect(isChanged)
    #expect(file.state == ReaderState())
  }

  /// It is an entry of a state file, which has what undo brings back besides.
  @Test func itIsTheEntryOfAStateFile() throws {
    let bytes =
      Array("{\"version\":\(stateVersion),\"series\":{\"embedded\":".utf8)
      + (try JSONEncoder().encode(state.entry)) + Array("}}".utf8)
    var file = try ReaderStateFile(bytes, of: .embedded, inOwnPlace: false)
    file.state.match(to: series)
    #expect(file.damage.parts == [])
    #expect(file.state.records == state.records)
    #expect(try opened(#require(state.fileEntry).encoded).records == state.records)
  }

  @Test func thereIsNothingToUndo() throws {
    for opened in [try reopened(state), try opened(#require(state.fileEntry).encoded)] {
      var again = opened
      again.apply(.undone)
      #expect(again == opened)
    }
  }

  @Test func recordsFollowTheirTitles() throws {
    let moved = BookSeries(titled: ["Sanditon", "Emma"])
    let again = try reopened(state, of: moved)
    #expect(again.keptVolumes == [1, 2])
    #expect(again.lostRecords.map(\.book.title) == ["Persuasion"])
    // What is lost comes back with its book.
    #expect(try reopened(again).status(of: series[1]) == .chapter(9))
  }

  /// Of what a later version or a mistake has put there, the rest is read, and all is kept.
  @Test(
    arguments: try CaseFile().table("what is not known is kept and told")
      as [(String, [String], [Int])])
  func whatIsNotKnownIsKeptAndTold(json: String, parts: [String], kept: [Int]) throws {
    var state = try opened(json.utf8)
    #expect(state.unreadParts == parts)
    #expect(state.keptVolumes == kept)
    state.apply(.kept([series[1]]))
    for _ in 1...2 { state = try reopened(state) }
    #expect(state.unreadParts == parts)
    #expect(state.keptVolumes == (kept + [2]))
    let text = String(decoding: try JSONEncoder().encode(state.entry), as: UTF8.self)
    for value in [#""mood":[7,true]"#, #""moods":{"a":1.5}"#] {
      #expect(text.contains(value) == json.filter { $0 != " " }.contains(value))
    }
    state.apply(.forgotEverything)
    #expect(state == ReaderState() || !state.replaced.isNothing)
    #expect(state.unreadParts == [])
  }

  /// A record and a bookmark are encoded as the entry has them.
  @Test func partsAreEncodedAsInTheEntry() throws {
    let entry = try object(state.entry)
    let volumes = try #require(entry["volumes"] as? [NSDictionary])
    for (volume, record) in zip(volumes, state.records) {
      #expect(try object(record) == volume)
      let bookmark = try record.bookmark.map(object)
      #expect(bookmark == volume["bookmark"] as? NSDictionary)
    }
    #expect(volumes.count == 3)
  }

  private func object(_ value: some Encodable) throws -> NSDictionary {
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    return try #require(json as? NSDictionary)
  }
}
