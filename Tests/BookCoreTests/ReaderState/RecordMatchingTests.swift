import Foundation
import TestSupport
import Testing

@testable import BookCore

struct RecordMatchingTests {
  /// Books that are kept, each with its number.
  private static func state(_ books: [(Int, String)]) -> ReaderState {
    var state = ReaderState()
    state.remembered = books.map { volume, title in
      RememberedBook(
        record: BookRecord(of: BookIdentity(volume: volume, title: title), isKept: true))
    }
    return state
  }

  /// Books are inserted, moved, removed and renamed.
  ///
  /// Titles go before numbers, exact ones before others, and of equal ones the number decides.
  @Test(
    arguments: try CaseFile().triples(
      "records, the titles day by day, and what becomes of the records"))
  func aRecordBelongsToItsBook(records: String, days: String, outline: String) {
    let records = records.parts.map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    var state = Self.state(records.map { (Int($0[0]) ?? 0, $0[1]) })
    for titles in days.components(separatedBy: " // ") {
      let series = BookSeries(titled: titles.parts)
      state.match(to: series)
      let matched = state
      state.match(to: series)
      #expect(state == matched)
    }
    #expect(state.outline == outline)
  }

  /// Nothing is left of these titles to compare them by.
  @Test func titlesOfAccentsAloneAreOnlyTheSameIfTheyAreEqual() {
    var state = Self.state([(1, "\u{301}"), (3, "\u{300}")])
    state.match(to: BookSeries(titled: ["\u{302}", "\u{300}"]))
    #expect(state.keptVolumes == [2])
    #expect(state.lostRecords.map(\.book.title) == ["\u{301}"])
  }

  @Test func whatWasShownAndReadMovesWithItsBook() {
    var state = ReaderState(after: .shown(1), .shown(2), .bookmarked(2, place: 9), .shown(3))
    state.match(to: BookSeries(titled: ["Book 3", "Emma", "Book 2"]))
    #expect(state.outline == #"1 "Book 3", 3 "Book 2" at 9; recent 1 3; reading 3"#)
    state.match(to: BookSeries(titled: ["Emma"]))
    #expect(state.outline == #"lost 3 "Book 2" at 9; reading 3"#)
    #expect(state.readingVolume == nil)
    #expect(state.lostReading?.book.title == "Book 2")
    state.match(to: BookSeries(titled: ["Book 2", "Book 1"]))
    #expect(state.outline == #"1 "Book 2" at 9, 2 "Book 1"; recent 1 2; reading 1"#)
  }

  /// It has the number of the book, and yet the other one never was lost.
  @Test func aLostRecordTakesNoBookOfALiveOne() {
    var state = Self.state([(1, "Emma"), (2, "Emma")])
    state.match(to: BookSeries(titled: ["Emma"]))
    state.apply(.bookmarked(Book(1, "Emma"), place: 3))
    state.match(to: BookSeries(titled: ["Sanditon", "Emma"]))
    #expect(state.outline == #"2 "Emma" at 3 kept; lost 2 "Emma" kept; reading 2"#)
  }

  /// It is there only for what `undo` may bring back, or since its page was shown.
  @Test func aRecordThatSaysNothingTakesNoBookOfOneThatDoes() {
    let two = BookSeries(titled: ["Poems", "Poems"])
    var state = ReaderState(
      after: .kept([two[0]]), .bookmarked(two[1], place: 7), .shown(two[0]),
      .removedFromShelf([two[0]]))
    state.match(to: BookSeries(titled: ["Poems"]))
    #expect(state.record(ofVolume: 1)?.bookmark == 7)
    #expect(state.lostRecords == [])
  }

  /// The title that is spelled in the same way is more than one that is spelled in another.
  @Test func aLiveRecordTakesNoBookThatHasTheVeryTitleOfALostOne() {
    var state = Self.state([(1, "Emma"), (2, "EMMA")])
    state.match(to: BookSeries(titled: ["Emma"]))
    #expect(state.outline == #"1 "Emma" kept; lost 2 "EMMA" kept"#)
    state.apply(.bookmarked(Book(1, "Emma"), place: 3))
    state.match(to: BookSeries(titled: ["EMMA"]))
    #expect(state.outline == #"1 "EMMA" kept; lost 1 "Emma" at 3 kept; reading 1"#)
  }

  /// Each move of equal titles once went over all others.
  @Test func manyEqualTitlesFindTheirBooks() {
    let count = 20_000
    var state = Self.state((1...count).map { ($0 + 1, "Poems") })
    state.match(to: BookSeries(titled: Array(repeating: "poems", count: count)))
    #expect(state.keptVolumes == Array(1...count))
  }
}

// MARK: Taking back

extension RecordMatchingTests {
  @Test func aChangeIsTakenBackForTheBookThatHasMoved() {
    var state = ReaderState(
      after: .shown(1), .bookmarked(1, place: 2), .shown(2), .bookmarked(2, place: 9),
      .forgot([1, 2]))
    state.match(to: BookSeries(titled: ["Emma", "Book 1", "Book 2"]))
    state.apply(.undone)
    #expect(state.outline == #"2 "Book 1" at 2, 3 "Book 2" at 9; recent 3 2; reading 3"#)
    state.apply(.undone)
    #expect(state.outline == "")
  }

  @Test func aChangeOfALostBookIsTakenBackWhereItIs() {
    var state = ReaderState(after: .kept([1]), .bookmarked(2, place: 9), .kept([2, 3]))
    state.match(to: BookSeries(titled: ["Book 1", "Book 3"]))
    #expect(state.outline == #"1 kept, 2 "Book 3" kept; lost 2 at 9 kept; reading 2"#)
    state.apply(.undone)
    #expect(state.outline == "1 kept; lost 2 at 9; reading 2")
    state.apply(.undone)
    #expect(state.outline == #"1 kept, 2 "Book 3" kept; lost 2 at 9 kept; reading 2"#)
    state.match(to: BookSeries(titled: ["Book 1", "Book 2", "Book 3"]))
    state.apply(.undone)
    #expect(state.outline == "1 kept, 2 at 9; reading 2")
  }

  /// What was forgotten goes to the book of nobody else.
  @Test func theRecordOfThePastTakesNoBookOfALiveOne() {
    let parts = (1...3).map { "Henry VI, Part \(String(repeating: "I", count: $0))" }
    let three = BookSeries(titled: parts)
    var state = ReaderState(
      after: .bookmarked(three[1], place: 7), .kept([three[2]]), .forgot([three[1]]))
    state.match(to: BookSeries(titled: [parts[0], parts[2]]))
    state.apply(.undone)
    #expect(
      state.outline
        == #"2 "\#(parts[2])" kept; lost 2 "\#(parts[1])" at 7; reading 2"#)
    state.match(to: three)
    #expect(state.record(ofVolume: 2)?.bookmark == 7)
    #expect(state.record(ofVolume: 3)?.isKept == true)
  }
}
