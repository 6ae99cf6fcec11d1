import BookCore
import TestSupport
import Testing

struct RecordMatchingTests {
  private static func state(_ books: [(Int, String)]) -> ReaderState {
    ReaderState(after: .kept(books.map { BookIdentity(volume: $0, title: $1) }))
  }

  private static let three = [(1, "Emma"), (2, "Persuasion"), (3, "Lady Susan")]

  /// Books are inserted, moved, removed and renamed, by a slip or wholly.
  ///
  /// Equal titles go by number, exact ones before near ones, a record without a title by its
  /// number.
  @Test(
    arguments: try CaseFile().triples(
      "records, the titles of today, and what becomes of the records"))
  func aRecordBelongsToItsBook(records: String, titles: String, outline: String) {
    let records = records.parts.map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    let titles = titles.parts
    var state = Self.state(records.map { (Int($0[0]) ?? 0, $0.count > 1 ? $0[1] : "") })
    state.match(to: titles)
    #expect(state.outline == outline)
    let matched = state
    state.match(to: titles)
    #expect(state == matched)
  }

  /// As a person may write them: what was shown stays with the first, whichever finds its book first.
  @Test func ofTwoRecordsWithOneNumberTheFirstCounts() {
    var state = ReaderState()
    state.records = ["", "Emma"].map {
      BookRecord(of: BookIdentity(volume: 2, title: $0), isKept: true)
    }
    (state.recentVolumes, state.readingVolume) = ([2], 2)
    state.match(to: ["Emma", "Persuasion"])
    #expect(state.recentVolumes == [2])
    #expect(state.readingVolume == 2)
  }

  @Test func twoSpellingsOfALetterAreOneTitle() {
    var state = Self.state([(1, "Cafe\u{301}")])
    state.match(to: ["Emma", "Caf\u{e9}"])
    #expect(state.outline == "2 \"Caf\u{e9}\" kept")
  }

  @Test func aLongTitleIsFoundByItsBeginning() {
    let titles = ["a", "b"].map { String(repeating: "\($0) ", count: 200) }
    var state = ReaderState(after: .kept([BookIdentity(volume: 1, title: titles[0])]))
    state.match(to: titles)
    #expect(state.keptVolumes == [1])
    state.match(to: titles.reversed())
    #expect(state.keptVolumes == [2])
  }

  @Test func whatWasShownAndReadMovesWithItsBook() {
    var state = ReaderState(after: .shown(1), .shown(2), .bookmarked(2, 9), .shown(3))
    state.match(to: ["Book 3", "Emma", "Book 2"])
    #expect(
      state.outline
        == #"1 "Book 3", 3 "Book 2" at 9; recent 1 3; reading 3"#)
    state.match(to: ["Emma"])
    #expect(state.outline == #"lost 3 "Book 2" at 9"#)
  }

  @Test func aLostRecordComesBackWithItsTitle() {
    var state = Self.state(Self.three)
    state.apply(.shown(BookIdentity(volume: 1, title: "Emma")))
    state.match(to: ["Persuasion", "Lady Susan"])
    #expect(state.record(ofVolume: 1)?.book.title == "Persuasion")
    state.match(to: ["Sanditon", "Persuasion", "Lady Susan"])
    #expect(state.lostRecords.map(\.name) == ["Emma"])
    state.match(to: ["Sanditon", "Persuasion", "Lady Susan", "Emma"])
    #expect(state.outline == #"2 "Persuasion" kept, 3 "Lady Susan" kept, 4 "Emma" kept"#)
  }
}

// MARK: Taking back

extension RecordMatchingTests {
  private static let emely = BookIdentity(volume: 1, title: "Emely")

  @Test(arguments: [ReaderState.Change.removed([emely]), .forgot([emely]), .clearedShelf])
  func aLostRecordTakesNoBookOfWhichThereIsNothingLeftToRemember(change: ReaderState.Change) {
    var state = Self.state([(1, "Emily"), (2, "Emely")])
    state.match(to: ["Emely"])
    state.apply(change)
    state.match(to: ["Emely"])
    #expect(state.outline == #"1 "Emely"; lost 1 "Emily" kept"#)
    state.apply(.undone)
    state.match(to: ["Emely"])
    #expect(state.outline == #"1 "Emely" kept; lost 1 "Emily" kept"#)
  }

  @Test func theSecondRecordOfABookIsLost() {
    var state = Self.state([(1, "Emma")])
    state.records += state.records
    state.match(to: ["Emma"])
    #expect(state.outline == #"1 "Emma" kept; lost 1 "Emma" kept"#)
  }

  @Test func aChangeIsTakenBackForTheBookThatHasMoved() {
    var state = ReaderState(
      after: .shown(1), .bookmarked(1, 2), .shown(2), .bookmarked(2, 9), .forgot([1, 2]))
    state.match(to: ["Emma", "Book 1", "Book 2"])
    state.apply(.undone)
    #expect(
      state.outline == #"2 "Book 1" at 2, 3 "Book 2" at 9; recent 3 2; reading 3"#)
    state.apply(.undone)
    #expect(state.outline == "")
  }

  @Test func aChangeOfALostBookWaitsUntilItIsBack() {
    var state = ReaderState(after: .kept([1]), .bookmarked(2, 9), .kept([2, 3]))
    state.match(to: ["Book 1", "Book 3"])
    #expect(state.outline == #"1 kept, 2 "Book 3" kept; lost 2 at 9 kept"#)
    state.apply(.undone)
    #expect(state.outline == "1 kept; lost 2 at 9")
    state.apply(.undone)
    #expect(state.outline == #"1 kept, 2 "Book 3" kept; lost 2 at 9 kept"#)
    state.match(to: ["Book 1", "Book 2", "Book 3"])
    state.apply(.undone)
    #expect(state.outline == "1 kept, 2 at 9")
  }

  @Test func theVolumeThatWasReadBeforeMovesToo() {
    var state = ReaderState(after: .finished([1]), .bookmarked(2, 9))
    state.match(to: ["Emma", "Book 1", "Book 2"])
    #expect(state.applying([.undone]).outline == #"2 "Book 1" finished 1; reading 2"#)
  }
}
