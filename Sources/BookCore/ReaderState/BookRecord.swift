import DisplayText
import JSON

/// What is remembered of one book.
///
///     let book = try BookSeries.embedded()[2]
///     var state = ReaderState()
///     state.apply(.bookmarked(book, place: 9))
///     state.record(of: book).bookmark?.title  // "Grim Defeat"
public struct BookRecord: Hashable, Sendable, CustomStringConvertible {
  /// The book: its title, and the number that it had when it was last seen.
  public package(set) var book: BookIdentity

  /// Whether a collapsible summary is expanded.
  public package(set) var isExpanded = false

  /// The bookmark that the reader has set; nil if there is none.
  ///
  /// Where the reader is, ``ReaderState/status(of:)`` says: a finished book that has grown goes on
  /// without one.
  public package(set) var bookmark: Bookmark?

  /// The day on which the reading under way was begun; nil if none is, or if that is not known.
  public package(set) var begunOn: ReadingDay?

  /// The day on which the bookmark was set or moved last; nil if there is none, or if that is not
  /// known.
  public package(set) var movedOn: ReadingDay?

  /// How often the book has been finished.
  public package(set) var timesFinished = 0

  /// The days on which it was finished, as far as they are known, in their order.
  public package(set) var finishedOn: [ReadingDay] = []

  /// How many chapters the book had when it was finished last; nil if it never was, or if that is
  /// not known.
  package var chapterCount: Int?

  /// Whether the book is on the shelf.
  public package(set) var isKept = false

  /// When the page of the book was shown: later than those of all books with a lower number; 0 if
  /// the book is none of those shown most recently.
  package var lastShown = 0

  /// Whether the book is the one whose bookmark was set last, or that was finished last.
  package var isReading = false

  /// The members that are not known here, as a state file spells them: what a later version
  /// remembers of the book is carried along.
  var unknown = ""

  /// Creates the record of a book of which nothing is remembered.
  package init(of book: BookIdentity) { self.book = book }

  package var volume: Int { book.volume }

  @inline(never)  // Inlined at every call site, it takes 17 kB.
  package var isBlank: Bool {
    unknown.isEmpty
      && RecordMember.allCases.allSatisfy { $0.part == nil || !$0.value(self).saysSomething }
  }

  /// Whether something is remembered, or the page was shown recently.
  var saysSomething: Bool { lastShown > 0 || !isBlank }

  /// Whether the record says of the book what another one does; which book is being read is said
  /// of the series.
  func saysTheSame(as other: BookRecord) -> Bool {
    var other = other
    other.isReading = isReading
    return self == other
  }

  /// What the record says in another way than an earlier one, each part once.
  package func parts(changedSince old: BookRecord) -> [RecordMember.Part] {
    RecordMember.allCases.reduce(into: []) { parts, member in
      guard let part = member.part, parts.last != part else { return }
      if member.value(self) != member.value(old) { parts.append(part) }
    }
  }

  /// Whether there is a bookmark; to compare one with nil would copy it, with types that are made
  /// for that in each run.
  var isMarked: Bool { if case nil = bookmark { false } else { true } }

  package var isBegun: Bool { isMarked || timesFinished > 0 }

  /// The number and the title of the book, and what is remembered of it, such as `3 Harry Potter
  /// and the Prisoner of Azkaban: bookmark 9 Grim Defeat, isKept`.
  public var description: String {
    let members = RecordMember.allCases.compactMap { member in
      member.value(self).description.map { $0.isEmpty ? member.name : "\(member.name) \($0)" }
    }
    return members.isEmpty ? "\(book)" : "\(book): \(members.joined(separator: ", "))"
  }
}

// MARK: Changes

extension BookRecord {
  /// Remembers that the book has been finished; to read on in the chapters that were added since
  /// the last time is no other reading of it.
  ///
  /// The day counts only where a bookmark shows that the book was being read.
  mutating func finish(_ chapters: [Chapter], on day: ReadingDay?) {
    let place = status(in: chapters).place ?? .max
    let readsOn = countBeforeGrowth(to: chapters.count).map { place >= $0 } ?? false
    if !readsOn, timesFinished < .max { timesFinished += 1 }
    if isMarked, let day {
      // Of books that are read forever, the last days tell enough.
      let others = readsOn ? finishedOn.dropLast() : finishedOn[...]
      finishedOn = others.suffix(Self.mostDays - 1) + [day]
    }
    setBookmark(nil, on: nil)
    chapterCount = chapters.count
  }

  private static let mostDays = 100

  /// The last chapter in which somebody who sets the first bookmark there has just begun.
  private static let lastOfBeginning = 2

  /// Takes back that the book has been finished, where a step leads back from its end.
  mutating func takeEndBack() {
    timesFinished -= 1
    if timesFinished == 0 { chapterCount = nil }
    if finishedOn.count > timesFinished { finishedOn.removeLast() }
  }

  /// Puts the bookmark into a chapter, or takes it out.
  mutating func setBookmark(_ new: Bookmark?, on day: ReadingDay?) {
    if let new {
      if !isMarked { begunOn = new.placeWhenSet <= Self.lastOfBeginning ? day : nil }
      if new != bookmark { movedOn = day }
    } else {
      (begunOn, movedOn) = (nil, nil)
    }
    bookmark = new
  }

  /// Takes the bookmark out; without one, the book does not count as finished any more.
  mutating func removeBookmark() {
    if !isMarked { (timesFinished, chapterCount, finishedOn) = (0, nil, []) }
    setBookmark(nil, on: nil)
  }

  /// Remembers how many chapters the book has, if that is not known.
  mutating func takeCount(_ count: Int) {
    bookmark?.takeCount(count)
    if timesFinished > 0 { chapterCount = chapterCount ?? count }
  }

  mutating func read(
    _ member: RecordMember, from reader: inout StateEntryReader
  ) throws(JSONFault) {
    switch member {
    case .bookmark: bookmark = try reader.bookmark()
    case .begunOn: begunOn = try reader.day()
    case .movedOn: movedOn = try reader.day()
    case .timesFinished: timesFinished = try reader.wholeNumber(from: 0) ?? 0
    case .chapterCount: chapterCount = try reader.wholeNumber(from: 0)
    case .finishedOn: finishedOn = try reader.days()
    case .isKept: isKept = try reader.bool()
    case .isExpanded: isExpanded = try reader.bool()
    case .lastShown: lastShown = try reader.wholeNumber(from: 0) ?? 0
    case .isReading: isReading = try reader.bool()
    }
  }

  // MARK: How far a book has been read

  /// Where a step from the bookmark leads.
  package enum Step: Hashable, Sendable {
    /// A chapter, counted from 1; 0 where a book without chapters is not finished any more.
    case chapter(Int)

    /// One beyond the last chapter, so that the book is finished.
    case end
    case beforeStart

    /// Further beyond the last chapter.
    case beyondEnd
    case unknown
  }

  /// How far the book has been read, whose chapters are those of today.
  package func status(in chapters: [Chapter]) -> ReadingStatus {
    if let bookmark { return bookmark.place(in: chapters).map(ReadingStatus.chapter) ?? .begun }
    if let count = countBeforeGrowth(to: chapters.count) { return .chapter(count + 1) }
    return timesFinished > 0 ? .finished : .notBegun
  }

  /// Whether the book has been finished so often, and is not being read again.
  func isFinished(in chapters: [Chapter], times: Int) -> Bool {
    status(in: chapters) == .finished && completeReadings(of: chapters.count) >= times
  }

  /// How often the book was read to its end as it is today: when it grows, the last time is not
  /// complete any more.
  func completeReadings(of chapterCount: Int) -> Int {
    countBeforeGrowth(to: chapterCount) == nil ? timesFinished : timesFinished - 1
  }

  /// How many chapters the book had when it was finished last, if it has more today.
  private func countBeforeGrowth(to count: Int) -> Int? {
    timesFinished > 0 ? chapterCount.flatMap { $0 < count ? $0 : nil } : nil
  }

  /// Whether a step leads back from the end of the book, which then is not reached any more.
  func isEnd(leftBy count: Int, in chapters: [Chapter]) -> Bool {
    count < 0 && status(in: chapters) == .finished
  }

  /// Where some steps of one chapter lead, back if they are negative.
  ///
  /// Without a bookmark, the first step leads to the first chapter; from the end of a finished
  /// book, a step back leads to its last.
  package func step(by count: Int, in chapters: [Chapter]) -> Step {
    let end = chapters.count + 1
    let place: Int
    switch status(in: chapters) {
    case .chapter(let chapter): place = chapter
    case .begun: return .unknown
    case .finished where count < 0: place = end
    case .finished, .notBegun: place = 0
    }
    // A sum beyond the range of numbers is beyond the chapters, too.
    let (target, isOverflowing) = place.addingReportingOverflow(count)
    if isOverflowing { return count > 0 ? .beyondEnd : .beforeStart }
    // A book without chapters has its end alone, which a step back leaves.
    if target < (chapters.isEmpty && place == end ? 0 : 1) { return .beforeStart }
    if target < end { return .chapter(target) }
    return target == end && count == 1 ? .end : .beyondEnd
  }
}

// MARK: - Members

/// A member of a record: how the state file and programs have it, and what it says.
///
/// Whatever tells of a record walks these, so that nothing can be remembered that is not saved,
/// told and brought back. They are written in this order.
package enum RecordMember: String, CaseIterable, Sendable {
  case bookmark, begunOn, movedOn, timesFinished, chapterCount, finishedOn, isKept, isExpanded
  case lastShown, isReading

  /// What a member is about; neighbours may be about the same.
  package enum Part: CaseIterable, Sendable {
    /// How far the book has been read.
    case reading
    case shelf, summary
  }

  package enum Value: Hashable, Sendable {
    case flag(Bool)

    /// How many or how often; 0 says nothing.
    case count(Int)
    case number(Int?)
    case bookmark(Bookmark?)
    case day(ReadingDay?)
    case days([ReadingDay])
  }

  /// The name in a state file and, if it is told, in `--json`: 15 bytes at most.
  package var name: String { rawValue }

  /// What it says, for help: words without a capital letter or a full stop.
  package var meaning: String {
    switch self {
    case .bookmark: "the chapter that you are in"
    case .begunOn: "the day on which you began this reading"
    case .movedOn: "the day on which you last moved the bookmark"
    case .timesFinished: "how often you have finished the volume"
    case .chapterCount: "how many chapters it had when you finished it last"
    case .finishedOn: "the days on which you finished it, where known"
    case .isKept: "whether the volume is on the shelf"
    case .isExpanded: "whether its summary is expanded"
    case .lastShown:
      "its place among the volumes shown recently: the last one shown has the greatest number"
    case .isReading: "whether it is the one whose bookmark you set last, or that you finished last"
    }
  }

  /// What it is about; nil if `undo` has nothing to say of it.
  package var part: Part? {
    switch self {
    case .bookmark, .begunOn, .movedOn, .timesFinished, .chapterCount, .finishedOn: .reading
    case .isKept: .shelf
    case .isExpanded: .summary
    case .lastShown, .isReading: nil
    }
  }

  package static let told = allCases.filter { $0.part != nil && $0 != .chapterCount }

  /// Whether it is told as null of some records.
  package var isOptional: Bool { self == .bookmark || self == .begunOn || self == .movedOn }

  package func value(_ record: BookRecord) -> Value {
    switch self {
    case .bookmark: .bookmark(record.bookmark)
    case .begunOn: .day(record.isMarked ? record.begunOn : nil)
    case .movedOn: .day(record.isMarked ? record.movedOn : nil)
    case .timesFinished: .count(record.timesFinished)
    case .chapterCount: .number(record.timesFinished > 0 ? record.chapterCount : nil)
    case .finishedOn: .days(record.finishedOn)
    case .isKept: .flag(record.isKept)
    case .isExpanded: .flag(record.isExpanded)
    case .lastShown: .count(record.lastShown)
    case .isReading: .flag(record.isReading)
    }
  }
}

extension RecordMember.Value {
  /// The value in a line, empty for a flag that is set; nil if it says nothing.
  fileprivate var description: String? {
    switch self {
    case _ where !saysSomething: nil
    case .flag: ""
    case .count(let count): String(count)
    case .number(let number): number.map(String.init)
    case .bookmark(let bookmark): bookmark.map(String.init(describing:))
    case .day(let day): day?.description
    case .days(let days): days.map(\.description).joined(by: " ")
    }
  }

  var saysSomething: Bool {
    switch self {
    case .flag(let flag): flag
    case .count(let count): count > 0
    case .number(let number): number != nil
    case .bookmark(nil), .day(nil): false
    case .bookmark, .day: true
    case .days(let days): !days.isEmpty
    }
  }
}
