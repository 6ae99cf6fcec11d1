import BookCore
import Testing

struct ReaderStateChangeTests {
  /// The changes of a state in which every change below makes a difference.
  static let before: [ReaderState.Change] = [
    .expanded(1), .finished([1]), .kept([5, 3]), .bookmarked(3, 9), .shown(3), .shown(2),
  ]

  private static let used = ReaderState().applying(before)

  /// Changes, each with what is remembered after it.
  static let changes: [(ReaderState.Change, String)] = [
    (
      .expanded(3),
      "1 expanded finished 1, 2, 3 expanded at 9 kept, 5 kept; recent 2 3; reading 3"
    ),
    (.collapsed(1), "1 finished 1, 2, 3 at 9 kept, 5 kept; recent 2 3; reading 3"),
    (
      .kept([6, 4, 3, 6]),
      "1 expanded finished 1, 2, 3 at 9 kept, 4 kept, 5 kept, 6 kept; recent 2 3; reading 3"
    ),
    (.removed([5, 3, 7]), "1 expanded finished 1, 2, 3 at 9; recent 2 3; reading 3"),
    (.clearedShelf, "1 expanded finished 1, 2, 3 at 9; recent 2 3; reading 3"),
    (
      .bookmarked(4, 2),
      "1 expanded finished 1, 2, 3 at 9 kept, 4 at 2, 5 kept; recent 2 3; reading 4"
    ),
    (
      .bookmarked(3, 10), "1 expanded finished 1, 2, 3 at 10 kept, 5 kept; recent 2 3; reading 3"
    ),
    (
      .bookmarked(1, 2),
      "1 expanded at 2 finished 1, 2, 3 at 9 kept, 5 kept; recent 2 3; reading 1"
    ),
    (
      .moved(3, by: 1, in: .numbered(22)),
      "1 expanded finished 1, 2, 3 at 10 kept, 5 kept; recent 2 3; reading 3"
    ),
    (
      .moved(1, by: -2, in: .numbered(17)),
      "1 expanded at 16 finished 1, 2, 3 at 9 kept, 5 kept; recent 2 3; reading 1"
    ),
    (
      .moved(3, by: 1, in: .numbered(9)),
      "1 expanded finished 1, 2, 3 finished 1 kept, 5 kept; recent 2 3; reading 3"
    ),
    (
      .finished([3, 1, 4]),
      "1 expanded finished 1, 2, 3 finished 1 kept, 4 finished 1, 5 kept; recent 2 3; reading 4"
    ),
    (.removedBookmarks([3, 1]), "1 expanded, 2, 3 kept, 5 kept; recent 2 3"),
    (.clearedBookmarks, "1 expanded finished 1, 2, 3 kept, 5 kept; recent 2 3"),
    (.forgot([3, 1]), "2, 5 kept; recent 2"),
    (.clearedRecent, "1 expanded finished 1, 3 at 9 kept, 5 kept; reading 3"),
    (.forgotEverything, ""),
    (.undone, "1 expanded finished 1, 2, 3 kept, 5 kept; recent 2 3; reading 1"),
    (.shown(4), "1 expanded finished 1, 2, 3 at 9 kept, 4, 5 kept; recent 4 2 3; reading 3"),
  ]

  @Test(arguments: changes)
  func aChangeIsRemembered(change: ReaderState.Change, outline: String) {
    #expect(
      Self.used.outline
        == "1 expanded finished 1, 2, 3 at 9 kept, 5 kept; recent 2 3; reading 3")
    let changed = Self.used.applying([change])
    #expect(changed.outline == outline)
    #expect(!Self.used.includes(change))
    #expect(change.isStep || changed.includes(change))
  }

  @Test(arguments: changes.filter { $0.0 != .shown(4) })
  func aChangeIsTakenBackExactly(change: ReaderState.Change, outline: String) {
    let changed = Self.used.applying([change])
    let back = changed.applying([.undone])
    #expect(back.outline == Self.used.outline)
    #expect(back.applying([.undone]) == changed)
    #expect(back.applying([.undone, .undone]) == back)
  }

  @Test(arguments: changes.filter { $0.0 != .shown(4) })
  func whatWasShownSinceStaysInRecent(change: ReaderState.Change, outline: String) {
    let shown: [ReaderState.Change] = [.shown(6), .shown(3)]
    let back = Self.used.applying([change] + shown + [.undone])
    #expect(back.outline == Self.used.applying(shown).outline)
    #expect(back.applying([.undone]).outline == Self.used.applying([change] + shown).outline)
  }

  @Test(
    arguments: [
      .expanded(1), .collapsed(3), .shown(2), .kept([5, 3]), .kept([]), .removed([1, 7]),
      .bookmarked(3, 9), .moved(3, by: -9, in: .numbered(22)), .moved(3, by: 2, in: .numbered(9)),
      .moved(3, by: 0, in: .numbered(22)), .moved(4, by: -1, in: .numbered(22)),
      .moved(3, by: 1, in: .numbered(8)), .finished([1]), .removedBookmarks([2, 4]),
      .forgot([4]), .forgotLost(["Book 3"]),
    ] as [ReaderState.Change])
  func whatMakesNoDifferenceCannotBeTakenBack(change: ReaderState.Change) {
    #expect(Self.used.includes(change))
    #expect(Self.used.applying([change]) == Self.used)
  }

  @Test(
    arguments: [
      .clearedShelf, .clearedRecent, .clearedBookmarks, .forgot([1]), .forgotEverything, .undone,
      .forgotLost(["Book 1"]), .removed([1]), .removedBookmarks([1]), .collapsed(1),
    ] as [ReaderState.Change])
  func aNewReaderHasNothingToForget(change: ReaderState.Change) {
    #expect(ReaderState().includes(change))
    #expect(ReaderState().applying([change]) == ReaderState())
  }
}

extension ReaderState.Change {
  /// Whether the change makes another difference the next time.
  var isStep: Bool {
    switch self {
    case .moved, .undone, .clearedBookmarks: true
    default: false
    }
  }
}

// MARK: Rules

extension ReaderStateChangeTests {
  @Test func theRecentVolumesAreTheLastTenNewestFirst() {
    var state = ReaderState()
    for volume in 1...12 { state.apply(.shown(BookIdentity(integerLiteral: volume))) }
    #expect(state.recentVolumes == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    #expect(state.records.map(\.volume) == Array(3...12), "of the others, nothing is remembered")
    for book in [5, 5, 12] as [BookIdentity] { state.apply(.shown(book)) }
    #expect(state.recentVolumes == [12, 5, 11, 10, 9, 8, 7, 6, 4, 3])
  }

  @Test func aBookReadAgainStaysFinished() {
    var state = ReaderState(after: .finished([1]), .bookmarked(1, 3))
    #expect(state.outline == "1 at 3 finished 1; reading 1")
    state.apply(.removedBookmarks([1]))
    #expect(state.outline == "1 finished 1; reading 1")
    state.apply(.finished([1]))
    #expect(state.outline == "1 finished 1; reading 1", "there was nothing to finish")
    state = state.applying([.bookmarked(1, 3), .finished([1])])
    #expect(state.outline == "1 finished 2; reading 1")
    state.apply(.removedBookmarks([1]))
    #expect(state.outline == "")
  }

  @Test func noBookIsFinishedMoreOftenThanCanBeCounted() {
    var state = ReaderState()
    state.records = [BookRecord(of: 1, bookmark: 1, timesFinished: .max)]
    #expect(state.applying([.finished([1])]).outline == "1 finished \(Int.max); reading 1")
  }

  @Test func countsAreClearedWhereThereIsNoBookmark() {
    let state = ReaderState(after: .finished([1, 2]), .bookmarked(2, 3))
    #expect(state.applying([.clearedBookmarks]).outline == "1 finished 1, 2 finished 1")
    #expect(state.applying([.clearedBookmarks, .clearedBookmarks]).outline == "")
  }

  /// A step goes from where another program has left the bookmark.
  @Test func aStepIsFromTheChapterOfToday() {
    let chapters = [Chapter(place: 1, number: nil, title: "Prologue")] + .numbered(3)
    let state = ReaderState(after: .bookmarked(3, 2))
    #expect(
      state.applying([.moved(3, by: 1, in: chapters)]).outline == "3 at 4 \"Chapter 3\"; reading 3")
  }

  @Test func aBookTakesItsTitleOfToday() {
    var state = ReaderState()
    state.records = [BookRecord(of: BookIdentity(volume: 3, title: ""), isKept: true)]
    #expect(state.applying([.shown(3)]).outline == "3 kept; recent 3")
    state = ReaderState(after: .kept([3]))
    let mended = BookIdentity(volume: 3, title: "Boook 3")
    #expect(state.applying([.expanded(mended)]).outline == "3 \"Boook 3\" expanded kept")
  }

  @Test func whatIsRememberedOfAnotherBookIsLostAndNotChanged() {
    let state = ReaderState(after: .kept([3]))
    let other = BookIdentity(volume: 3, title: "Emma")
    #expect(
      state.applying([.bookmarked(other, 2)]).outline
        == "3 \"Emma\" at 2; lost 3 kept; reading 3")
    #expect(state.applying([.bookmarked(other, 2), .undone]).lostRecords == [])
  }

  @Test func lostRecordsAreForgottenByTheirNames() {
    var state = ReaderState(after: .kept([3]))
    state.lostRecords = [
      BookRecord(of: BookIdentity(volume: 1, title: "Emma"), isKept: true),
      BookRecord(of: BookIdentity(volume: 2, title: ""), isKept: true),
      BookRecord(of: BookIdentity(volume: 3, title: "Emma"), isExpanded: true),
    ]
    #expect(
      state.applying([.forgotLost(["Emma", "Book 3"])]).outline == "3 kept; lost 2 \"\" kept")
    #expect(
      state.applying([.forgotLost(["2"])]).outline
        == "3 kept; lost 1 \"Emma\" kept, 3 \"Emma\" expanded")
    for change: ReaderState.Change in [.forgotLost(["Emma"]), .forgotEverything] {
      #expect(state.applying([change, .undone]).outline == state.outline)
    }
    let emma = BookIdentity(volume: 4, title: "Emma")
    #expect(state.applying([.forgot([emma, 3])]).outline == "lost 2 \"\" kept")
  }
}

// MARK: What a change replaced

extension ReaderStateChangeTests {
  /// Changes of a state, and whether something is not there any more.
  @Test(
    arguments: [
      (.expanded(3), false), (.collapsed(1), true), (.kept([6]), false), (.removed([5]), true),
      (.bookmarked(4, 2), false), (.bookmarked(3, 10), true), (.bookmarked(1, 2), false),
      (.finished([3]), true), (.finished([4]), false), (.removedBookmarks([1]), true),
      (.clearedRecent, true), (.forgot([2]), true), (.forgotEverything, true),
      (.moved(4, by: 1, in: .numbered(9)), false), (.moved(3, by: 1, in: .numbered(10)), true),
    ] as [(ReaderState.Change, Bool)])
  func whatTakesSomethingAwayIsWorthUndoing(change: ReaderState.Change, isWorthUndoing: Bool) {
    let state = Self.used.applying([change])
    #expect(state.replaced.isWorthUndoing(in: state) == isWorthUndoing)
  }

  @Test func whatWasReplacedIsKnownByBook() {
    let replaced = Self.used.applying([.finished([3, 4])]).replaced
    #expect(replaced.record(of: 3) == BookRecord(of: 3, bookmark: 9, isKept: true))
    #expect(replaced.record(of: 4) == BookRecord(of: 4))
    #expect(replaced.record(of: 1) == nil)
  }
}
