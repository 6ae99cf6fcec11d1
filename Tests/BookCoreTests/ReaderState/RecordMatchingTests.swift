import BookCore
import Testing

struct RecordMatchingTests {
  private static func state(_ books: [(Int, String)]) -> ReaderState {
    ReaderState(after: .kept(books.map { BookIdentity(volume: $0, title: $1) }))
  }

  private static let three = [(1, "Emma"), (2, "Persuasion"), (3, "Lady Susan")]

  private static let all = #"1 "Emma" kept, 2 "Persuasion" kept, 3 "Lady Susan" kept"#

  /// Records, the titles of today, and what becomes of the records.
  static let cases: [([(Int, String)], [String], String)] = [
    (three, ["Emma", "Persuasion", "Lady Susan"], all),
    (three, ["Emma", "Persuasion", "Lady Susan", "Sanditon"], all),
    // Inserted, moved, removed.
    (
      three, ["Sanditon", "Emma", "Persuasion", "Lady Susan"],
      #"2 "Emma" kept, 3 "Persuasion" kept, 4 "Lady Susan" kept"#
    ),
    (
      three, ["Lady Susan", "Emma", "Persuasion"],
      #"1 "Lady Susan" kept, 2 "Emma" kept, 3 "Persuasion" kept"#
    ),
    (
      three, ["Persuasion", "Lady Susan"],
      #"1 "Persuasion" kept, 2 "Lady Susan" kept; lost 1 "Emma" kept"#
    ),
    (
      three, ["Sanditon"],
      #"lost 1 "Emma" kept, 2 "Persuasion" kept, 3 "Lady Susan" kept"#
    ),
    // Renamed: by a slip at the same place, elsewhere, and wholly.
    (
      [(1, "Emma"), (2, "Persuasoin")], ["Emma", "Persuasion"],
      #"1 "Emma" kept, 2 "Persuasion" kept"#
    ),
    ([(2, "Lady  susan")], ["Emma", "Lady Susan"], #"2 "Lady Susan" kept"#),
    ([(1, "Emile")], ["Émile"], #"1 "Émile" kept"#),
    ([(1, "The Goblet of Firen")], ["The Goblet of Fire"], #"1 "The Goblet of Fire" kept"#),
    ([(2, "Persuasoin")], ["Persuasion", "Emma"], #"lost 2 "Persuasoin" kept"#),
    ([(1, "Emma")], ["Sanditon"], #"lost 1 "Emma" kept"#),
    // Equal titles go by number.
    (
      [(1, "Emma"), (2, "Emma")], ["Sanditon", "Emma", "Emma"],
      #"2 "Emma" kept, 3 "Emma" kept"#
    ),
    ([(3, "Emma")], ["Emma", "Sanditon", "Emma"], #"3 "Emma" kept"#),
    ([(4, "Emma")], ["Emma", "Sanditon", "Emma"], #"3 "Emma" kept"#),
    ([(1, "Emma"), (2, "Emma")], ["Emma"], #"1 "Emma" kept; lost 2 "Emma" kept"#),
    ([(1, "Emma"), (2, "Emma")], ["Lady Susan", "Emma"], #"2 "Emma" kept; lost 1 "Emma" kept"#),
    // Exact before near.
    (
      [(1, "Emmas"), (2, "Emma")], ["Emma", "Sanditon"],
      #"1 "Emma" kept; lost 1 "Emmas" kept"#
    ),
    ([(1, "Emma"), (2, "Emmas")], ["Emmas", "Emma"], #"1 "Emmas" kept, 2 "Emma" kept"#),
    ([(1, "Emma"), (2, "Emmas")], ["Emmas", "Sanditon"], #"1 "Emmas" kept; lost 1 "Emma" kept"#),
    // Without a title, by number; behind the last, by title.
    ([(2, "")], ["Emma", "Persuasion"], #"2 "Persuasion" kept"#),
    ([(2, "")], ["Emma"], #"lost 2 "" kept"#),
    ([(1, ""), (2, "Emma")], ["Emma", "Persuasion"], #"1 "Emma" kept; lost 1 "" kept"#),
    ([(9, "Emma")], ["Persuasion", "Emma"], #"2 "Emma" kept"#),
    (
      [(8, "Emmas"), (.max, "Emmas")], ["Emma"], "lost 8 \"Emmas\" kept, \(Int.max) \"Emmas\" kept"
    ),
    // There is no such number.
    ([(0, "Emma"), (-1, "Emma")], ["Emma"], ""),
  ]

  @Test(arguments: cases)
  func aRecordBelongsToItsBook(records: [(Int, String)], titles: [String], outline: String) {
    var state = Self.state(records)
    state.match(to: titles)
    #expect(state.outline == outline)
    let matched = state
    state.match(to: titles)
    #expect(state == matched)
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
