import TestSupport
import Testing

@testable import BookCore

struct ReaderStateChangeTests {
  /// The changes of a state in which every change below makes a difference.
  ///
  /// All lists of changes are made anew each time: a change notes its kind in the address of what
  /// it holds, so that the books of a list that stays look lost to the address sanitizer.
  static var before: [ReaderState.Change] {
    [.expanded(1), .finished([1]), .kept([5, 3]), .bookmarked(3, place: 9), .shown(3), .shown(2)]
  }

  private static let used = ReaderState().applying(before)

  /// Changes, each with what is remembered after it.
  static var changes: [(ReaderState.Change, String)] {
    [
      (
        .expanded(3),
        "1 expanded finished 1, 2, 3 expanded at 9 kept, 5 kept; recent 2 3; reading 3"
      ),
      (.collapsed(1), "1 finished 1, 2, 3 at 9 kept, 5 kept; recent 2 3; reading 3"),
      (
        .kept([6, 4, 3, 6]),
        "1 expanded finished 1, 2, 3 at 9 kept, 4 kept, 5 kept, 6 kept; recent 2 3; reading 3"
      ),
      (.removedFromShelf([5, 3, 7]), "1 expanded finished 1, 2, 3 at 9; recent 2 3; reading 3"),
      (.clearedShelf, "1 expanded finished 1, 2, 3 at 9; recent 2 3; reading 3"),
      (
        .bookmarked(4, place: 2),
        "1 expanded finished 1, 2, 3 at 9 kept, 4 at 2, 5 kept; recent 2 3; reading 4"
      ),
      (
        .bookmarked(3, place: 10),
        "1 expanded finished 1, 2, 3 at 10 kept, 5 kept; recent 2 3; reading 3"
      ),
      (
        .bookmarked(1, place: 2),
        "1 expanded at 2 finished 1, 2, 3 at 9 kept, 5 kept; recent 2 3; reading 1"
      ),
      (
        .moved(3, by: 1),
        "1 expanded finished 1, 2, 3 at 10 kept, 5 kept; recent 2 3; reading 3"
      ),
      (
        .moved(1, by: -2),
        "1 expanded at 21, 2, 3 at 9 kept, 5 kept; recent 2 3; reading 1"
      ),
      (
        .finished([3, 1, 4]),
        "1 expanded finished 1, 2, 3 finished 1 kept, 4 finished 1, 5 kept; recent 2 3; reading 4"
      ),
      (.removedBookmarks(of: [3, 1]), "1 expanded, 2, 3 kept, 5 kept; recent 2 3"),
      (.clearedBookmarks, "1 expanded finished 1, 2, 3 kept, 5 kept; recent 2 3"),
      (.forgot([3, 1]), "2, 5 kept; recent 2"),
      (.clearedRecent, "1 expanded finished 1, 3 at 9 kept, 5 kept; reading 3"),
      (.forgotEverything, ""),
      (
        .tookOver(ReaderState(after: .bookmarked(4, place: 2), .kept([5]), .shown(9))),
        "4 at 2, 5 kept, 9; recent 9; reading 4"
      ),
      (.undone, "1 expanded finished 1, 2, 3 kept, 5 kept; recent 2 3; reading 1"),
      (.shown(4), "1 expanded finished 1, 2, 3 at 9 kept, 4, 5 kept; recent 4 2 3; reading 3"),
    ]
  }

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
      .expanded(1), .collapsed(3), .shown(2), .kept([5, 3]), .kept([]), .removedFromShelf([1, 7]),
      .bookmarked(3, place: 9), .bookmarked(3, place: 23), .bookmarked(3, place: 0),
      .moved(3, by: -9),
      .moved(3, by: 14), .moved(3, by: 0), .moved(4, by: -1),
      .moved(Book(3, "Book 3", chapters: .numbered(8)), by: 1), .finished([1]),
      .removedBookmarks(of: [2, 4]), .forgot([4]), .forgotLostBooks([3]),
    ] as [ReaderState.Change])
  func whatMakesNoDifferenceCannotBeTakenBack(change: ReaderState.Change) {
    #expect(Self.used.includes(change))
    #expect(Self.used.applying([change]) == Self.used)
  }

  @Test(
    arguments: [
      .clearedShelf, .clearedRecent, .clearedBookmarks, .forgot([1]), .forgotEverything, .undone,
      .forgotLostBooks([1]), .removedFromShelf([1]), .removedBookmarks(of: [1]), .collapsed(1),
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
    case .moved, .undone: true
    default: false
    }
  }
}

// MARK: Rules

extension ReaderStateChangeTests {
  @Test func theRecentVolumesAreTheLastTenNewestFirst() {
    var state = ReaderState()
    for volume in 1...12 { state.apply(.shown(Book(integerLiteral: volume))) }
    #expect(state.recentVolumes == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    #expect(state.records.map(\.volume) == Array(3...12), "of the others, nothing is remembered")
    for book in [5, 5, 12] as [Book] { state.apply(.shown(book)) }
    #expect(state.recentVolumes == [12, 5, 11, 10, 9, 8, 7, 6, 4, 3])
  }

  @Test func whatIsBroughtBackIsAmongTheLastTen() {
    let books = (1...20).map { Book(integerLiteral: $0) }
    var state = ReaderState().applying(books[..<10].map { .shown($0) } + [.clearedRecent])
    state = state.applying(books[10...].map { .shown($0) } + [.undone])
    #expect(state.recentVolumes == Array((11...20).reversed()))
  }

  @Test func aBookReadAgainStaysFinished() {
    var state = ReaderState(after: .finished([1]), .bookmarked(1, place: 3))
    #expect(state.outline == "1 at 3 finished 1; reading 1")
    state.apply(.removedBookmarks(of: [1]))
    #expect(state.outline == "1 finished 1; reading 1")
    state.apply(.finished([1]))
    #expect(state.outline == "1 finished 1; reading 1", "there was nothing to finish")
    state = state.applying([.bookmarked(1, place: 3), .finished([1])])
    #expect(state.outline == "1 finished 2; reading 1")
    state.apply(.removedBookmarks(of: [1]))
    #expect(state.outline == "")
  }

  @Test func noBookIsFinishedMoreOftenThanCanBeCounted() {
    var state = ReaderState(after: .bookmarked(1, place: 1))
    state.remembered[0].record.timesFinished = .max
    #expect(state.applying([.finished([1])]).outline == "1 finished \(Int.max); reading 1")
  }

  @Test func whatIsFinishedStaysSoWhenBookmarksAreCleared() {
    let state = ReaderState(after: .finished([1, 2]), .bookmarked(2, place: 3))
    let cleared = state.applying([.clearedBookmarks])
    #expect(cleared.outline == "1 finished 1, 2 finished 1; reading 2")
    #expect(cleared.includes(.clearedBookmarks))
  }

  @Test func aStepFromTheLastChapterFinishesTheBook() {
    let book = Book(3, "Book 3", chapters: .numbered(9))
    let state = ReaderState(after: .bookmarked(book, place: 9), .moved(book, by: 1))
    #expect(state.outline == "3 finished 1 of 9; reading 3")
  }

  /// A step goes from where another program has left the bookmark.
  @Test func aStepIsFromTheChapterOfToday() {
    let chapters = [Chapter(place: 1, number: nil, title: "Prologue")] + .numbered(3)
    let state = ReaderState(after: .bookmarked(3, place: 2))
    let book = Book(3, "Book 3", chapters: Chapter.list(headings: chapters.map(\.title)))
    #expect(state.applying([.moved(book, by: 1)]).outline == "3 at 4 \"Chapter 3\"; reading 3")
  }

  @Test func aStepFinishesABookWithoutChaptersAgain() {
    let book = Book(1, "Book 1", chapters: [])
    let state = ReaderState(after: .moved(book, by: 1), .moved(book, by: 1), .finished([book]))
    #expect(state.record(of: 1).timesFinished == 2)
  }

  /// Without its record, it would get that of the lost one with the same title.
  @Test(arguments: [ReaderState.Change.removedFromShelf([1]), .forgot([1]), .clearedShelf])
  func aLostRecordTakesNoBookOfWhichThereIsNothingLeftToRemember(change: ReaderState.Change) {
    let (one, two) = (BookSeries(titled: ["Book 1"]), BookSeries(titled: ["Book 1", "Book 1"]))
    var state = ReaderState(after: .kept(two.books))
    state.match(to: one)
    #expect(state.outline == #"1 kept; lost 2 "Book 1" kept"#)
    state.apply(change)
    state.apply(.shown(1))
    state.match(to: one)
    #expect(state.keptVolumes == [])
    #expect(state.lostRecords.map(\.volume) == [2])
  }

  @Test func lostRecordsAreForgottenByTheirTitles() {
    var state = ReaderState(after: .kept([3]))
    state.lost = [(1, "Emma"), (2, "Persuasion"), (3, "Emma")].map { volume, title in
      RememberedBook(
        record: BookRecord(of: BookIdentity(volume: volume, title: title), isKept: true))
    }
    let lost = state.lostRecords.map(\.book)
    let forgotten = state.applying([.forgotLostBooks([lost[0], 3])])
    #expect(forgotten.outline == #"3 kept; lost 2 "Persuasion" kept, 3 "Emma" kept"#)
    #expect(forgotten.replaced.lostRecords.map(\.book) == [lost[0]])
    for change: ReaderState.Change in [.forgotLostBooks(lost), .forgotEverything] {
      #expect(state.applying([change]).lostRecords == [])
      #expect(state.applying([change, .undone]).outline == state.outline)
      #expect(state.applying([change, .undone, .undone]) == state.applying([change]))
    }
    #expect(state.applying([.clearedShelf, .clearedBookmarks]).lostRecords.count == 3)
  }
}

// MARK: A finished book that grows

extension ReaderStateChangeTests {
  private static let three = BookSeries(titled: ["Book 1"], chapters: .numbered(3))
  private static let five = BookSeries(titled: ["Book 1"], chapters: .numbered(5))

  private static func grown(_ changes: ReaderState.Change...) -> ReaderState {
    var state = ReaderState(after: .finished([three[0]]))
    state.match(to: five)
    return state.applying(changes)
  }

  @Test func itGoesOnAtItsFirstNewChapterWithoutABookmark() {
    var state = Self.grown()
    #expect(state.outline == "1 finished 1 of 3; reading 1")
    #expect(state.status(of: Self.five[0]) == .chapter(4))
    state.match(to: Self.three)
    #expect(state.status(of: Self.three[0]) == .finished)
    state.match(to: BookSeries(titled: ["Book 1"], chapters: .numbered(2)))
    let others = BookSeries(titled: ["Book 1"], chapters: Array([Chapter].numbered(9).suffix(5)))
    state.match(to: others)
    #expect(state.status(of: others[0]) == .chapter(4), "whatever its chapters are called")
  }

  @Test func toFinishItDoesNotCountTwice() {
    for change: ReaderState.Change in [
      .kept([]), .moved(Self.five[0], by: 1), .moved(Self.five[0], by: -1),
      .bookmarked(Self.five[0], place: 5),
    ] {
      let before = Self.grown(change)
      let state = before.applying([.finished([Self.five[0]])])
      #expect(state.outline == "1 finished 1 of 5; reading 1")
      #expect(state.replaced.records.map(\.volume) == [1])
      #expect(state.applying([.undone]).outline == before.outline)
    }
    let again = Self.grown(.bookmarked(Self.five[0], place: 2), .finished([Self.five[0]]))
    #expect(again.outline == "1 finished 2 of 5; reading 1", "what had been read was read again")
  }

  @Test func aBookmarkThatWasSetInItIsLikeAnyOther() {
    let set: ReaderState.Change = .bookmarked(Self.five[0], place: 5)
    #expect(Self.grown(set).outline == "1 at 5 finished 1 of 3; reading 1")
    for change: ReaderState.Change in [.clearedBookmarks, .removedBookmarks(of: [Self.five[0]])] {
      #expect(Self.grown(set, change).outline == Self.grown().outline)
      #expect(Self.grown(set, change, .undone).outline == Self.grown(set).outline)
    }
    #expect(Self.grown(.clearedBookmarks) == Self.grown(), "there is none")
    #expect(Self.grown(.removedBookmarks(of: [Self.five[0]])).outline == "")
  }

  @Test func whatWasReplacedGrowsToo() {
    var state = ReaderState(after: .finished([Self.three[0]]), .forgotEverything)
    state.match(to: Self.five)
    state.apply(.undone)
    #expect(state.status(of: Self.five[0]) == .chapter(4))
  }
}

// MARK: What a change replaced

extension ReaderStateChangeTests {
  @Test func whatWasReplacedIsKnownByBook() {
    let replaced = Self.used.applying([.finished([3, 4])]).replaced
    #expect(replaced.record(of: 3)?.bookmark == 9)
    #expect(replaced.record(of: 3)?.isKept == true)
    #expect(replaced.record(of: 4)?.isBlank == true)
    #expect(replaced.record(of: 1) == nil)
  }

  /// The volume that was left says nothing else of itself.
  @Test func toLeaveAVolumeIsNoChangeOfIt() {
    let replaced = Self.used.applying([.bookmarked(4, place: 2)]).replaced
    #expect(replaced.records.map(\.volume) == [4])
    #expect(!replaced.isReadingAlone)
    let back = Self.used.applying([.bookmarked(4, place: 2), .bookmarked(3, place: 9)]).replaced
    #expect(back.records == [])
    #expect(back.isReadingAlone)
  }

  @Test func toForgetThatAPageWasShownIsAChangeOfItsBook() {
    let state = Self.used.applying([.forgot([2])])
    #expect(state.replaced.records.map(\.volume) == [2])
    #expect(state.applying([.undone]).recentVolumes == [2, 3])
  }
}

// MARK: The rule

/// What a reader is told of a state, but for what would be brought back.
struct Told: Equatable {
  let records: [BookRecord]
  let lost: [BookRecord]
  let recent: [Int]
  let reading: Int?
  let lostReading: BookIdentity?
  let unknown: String

  init(_ state: ReaderState) {
    func withoutReading(_ record: BookRecord) -> BookRecord {
      var record = record
      record.isReading = false
      return record
    }
    records = state.records.map(withoutReading)
    lost = state.lostRecords.map(withoutReading)
    recent = state.recentVolumes
    reading = state.volumeSetLast
    lostReading = state.lostReading?.book
    unknown = state.unknown
  }
}

extension ReaderStateChangeTests {
  private static let books = BookSeries(
    titled: (1...4).map { "Book \($0)" }, chapters: .numbered(3))

  /// A state with a lost book, and with what only a later version knows.
  private static var start: ReaderState {
    var state = ReaderState(after: .bookmarked(books[0], place: 2), .kept([books[1]]))
    var lost = BookRecord(of: BookIdentity(volume: 5, title: "Amber"), bookmark: 2)
    lost.unknown = "\"mood\": 7"
    state.lost = [RememberedBook(record: lost)]
    state.remembered[1].record.unknown = "\"rating\": 5"
    state.unknown = "\"moods\": [7]"
    return state
  }

  /// Whatever was done before, what is taken back is what the last change made of what a reader is
  /// told; one that makes nothing of it leaves what can be taken back as it is.
  @Test(arguments: (1...200).sampled(40))
  func whatIsTakenBackIsWhatWasChangedLast(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    var state = Bool.random(using: &dice) ? Self.start : ReaderState()
    for _ in 1...60 {
      let change = Self.change(&dice)
      let after = state.applying([change])
      if change.isRequested {
        if Told(after) == Told(state) {
          #expect(after == state, "\(change)")
        } else {
          let back = after.applying([.undone])
          #expect(Told(back) == Told(state), "\(change)")
          #expect(back.applying([.undone]) == after, "\(change)")
        }
      }
      state = after
    }
  }

  private static func change(_ dice: inout SeededGenerator) -> ReaderState.Change {
    let some = books.filter { _ in Int.random(in: 1...3, using: &dice) == 1 }
    let book = books[Int.random(in: 0..<books.count, using: &dice)]
    return switch Int.random(in: 1...17, using: &dice) {
    case 1: .expanded(book)
    case 2: .collapsed(book)
    case 3: .kept(some)
    case 4: .removedFromShelf(some)
    case 5...7: .bookmarked(book, place: Int.random(in: 1...2, using: &dice))
    case 8: .moved(book, by: Int.random(in: -2...2, using: &dice))
    case 9: .finished(some)
    case 10: .removedBookmarks(of: some)
    case 11: .forgot([book])
    case 12: .forgotLostBooks([BookIdentity(volume: 5, title: "Amber")])
    case 13: .shown(book)
    case 14: .undone
    case 15: .clearedRecent
    case 16: Bool.random(using: &dice) ? .clearedShelf : .clearedBookmarks
    default: Int.random(in: 1...4, using: &dice) == 1 ? .forgotEverything : .forgot(some)
    }
  }

  /// Of a book that is being read, it may be known in two ways; none of them is a change.
  @Test func toSetABookmarkWhereItIsLeavesWhatCanBeTakenBack() {
    let books = Self.books
    let state = ReaderState(
      after: .bookmarked(books[1], place: 2), .bookmarked(books[3], place: 1), .forgot([books[3]]))
    for change: ReaderState.Change in [
      .bookmarked(books[1], place: 2), .moved(books[1], by: 0), .forgot([books[3]]),
    ] {
      #expect(state.applying([change]) == state)
      #expect(state.includes(change))
    }
    let back = state.applying([.bookmarked(books[1], place: 2), .undone])
    #expect(back.volumeSetLast == 4)
  }

  /// To finish another volume does not leave one that is read without having been set last.
  @Test func aVolumeThatIsReadIsNotLeftWhenAnotherIsFinished() {
    let books = Self.books
    let state = ReaderState(
      after: .bookmarked(books[1], place: 2), .bookmarked(books[3], place: 1), .forgot([books[3]]),
      .finished([books[2]]))
    #expect(state.volumeSetLast == 2)
  }
}
