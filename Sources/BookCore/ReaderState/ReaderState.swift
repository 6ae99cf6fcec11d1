import DisplayText

/// Everything that is remembered of a series between runs.
///
/// It is a value, which an app can keep where it wants: see ``entry``.
///
///     let book = try BookSeries.embedded()[2]
///     var state = ReaderState()
///     state.apply(.kept([book]))
///     state.record(of: book).isKept  // true
///
/// Two states are equal if the same is remembered, whatever ``Change/undone`` would bring back.
public struct ReaderState: Hashable, Sendable {
  /// The number of volumes that ``recentVolumes`` has at most.
  package static let maxRecentVolumes = 10

  /// What is remembered of the books of the series, in its order, each once.
  var remembered: [RememberedBook] = []

  /// What is remembered of books that the series does not have any more.
  var lost: [RememberedBook] = []

  /// The members of the entry that are not known here, as a state file spells them.
  var unknown = ""

  /// What these were before the last change that was asked for; nil if it made no difference to
  /// them.
  var previousUnknown: String?

  /// An ``Entry`` of which something was not understood, in JSON as it was; empty for none.
  var unreadEntry = ""

  /// Creates the state of a new reader.
  public init() {}

  /// Creates the state of a reader of whom some records are known, in the order of the series, with
  /// nothing to undo.
  package init(_ records: [BookRecord]) {
    remembered = records.filter(\.saysSomething).map { RememberedBook(record: $0) }
  }
}

extension ReaderState: CustomStringConvertible, CustomReflectable {
  /// Of how many books something is remembered, such as `2 books, 1 lost`.
  public var description: String {
    (records.count == 1 ? "1 book" : "\(records.count) books")
      + (lostRecords.isEmpty ? "" : ", \(lostRecords.count) lost")
  }

  /// The records, and the volumes shown most recently.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["records": records, "lostRecords": lostRecords, "recentVolumes": recentVolumes])
  }

  /// Whether the same is remembered, whatever ``Change/undone`` would bring back.
  public static func == (left: ReaderState, right: ReaderState) -> Bool {
    // Mostly they are one list, which is equal at once; records would be made anew.
    (left.remembered == right.remembered || left.records == right.records)
      && left.lost.records == right.lost.records && left.unknown == right.unknown
      && left.unreadEntry == right.unreadEntry
  }

  /// Feeds what is remembered to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(records)
    hasher.combine(unreadEntry)
  }

  /// Whether the same is remembered and can be brought back, so that a file need not be written.
  func isSame(as other: ReaderState) -> Bool {
    remembered == other.remembered && lost == other.lost && unknown == other.unknown
      && previousUnknown == other.previousUnknown && unreadEntry == other.unreadEntry
  }
}

extension [RememberedBook] {
  /// The records that say something.
  fileprivate var records: [BookRecord] { map(\.record).filter(\.saysSomething) }

  /// When the last of the pages was shown, now or before.
  var lastShown: Int { reduce(0) { Swift.max($0, $1.lastShown) } }

  mutating func change(_ change: (inout BookRecord) -> Void) {
    for index in indices { self[index].change(change) }
  }
}

/// What is remembered of a book now, and what was before the last change that the reader asked for.
struct RememberedBook: Hashable, Sendable {
  /// One that is being read.
  static var blank: RememberedBook {
    RememberedBook(record: BookRecord(of: BookIdentity(volume: 0, title: .empty)))
  }

  var record: BookRecord

  /// The record before that change; nil if the change made no difference to it.
  var previous: BookRecord?

  /// Changes the record, and keeps what it was.
  @inline(never)  // Inlined at every call site, it takes 8 kB.
  mutating func change(_ change: (inout BookRecord) -> Void) {
    let old = record
    change(&record)
    if !isChanged, record != old { previous = old }
  }

  /// When the page of the book was shown, now or before.
  var lastShown: Int { max(record.lastShown, previous?.lastShown ?? 0) }

  /// Whether the book was begun, now or before.
  var wasBegun: Bool { record.isBegun || previous?.isBegun == true }

  /// Whether there is no need to remember it.
  var isNothing: Bool { !isChanged && !record.saysSomething }

  /// Whether the change made a difference; to compare what was before with nil would copy it, with
  /// types that are made for that in each run.
  var isChanged: Bool { if case nil = previous { false } else { true } }
}

extension ReaderState {
  /// A record for each book of which something is remembered, and for those in ``recentVolumes``,
  /// in the order of the series.
  public var records: [BookRecord] { remembered.records }

  /// The records that belong to none of the books, as after one was removed from the data file, in
  /// the order of the numbers that they had.
  ///
  /// They become ``records`` again when their titles come back.
  public var lostRecords: [BookRecord] { lost.map(\.record).filter { !$0.isBlank } }

  /// Whether nothing but pages shown is remembered.
  var isBlank: Bool { remembered.allSatisfy(\.record.isBlank) && lost.allSatisfy(\.record.isBlank) }

  /// The volumes that were shown most recently, ten at most, newest first, none of them twice.
  public var recentVolumes: [Int] {
    remembered.filter { $0.record.lastShown > 0 }
      .sorted { $0.record.lastShown > $1.record.lastShown }.prefix(Self.maxRecentVolumes)
      .map(\.record.volume)
  }

  /// The volume whose bookmark was set last, or that was finished last; nil if there is none, or if
  /// its book is lost.
  package var readingVolume: Int? { remembered.first { $0.record.isReading }?.record.volume }

  /// The record of the book whose bookmark was set last, or that was finished last, if it is lost.
  package var lostReading: BookRecord? {
    readingVolume == nil ? lost.first { $0.record.isReading }?.record : nil
  }

  /// The record of a volume, or nil if it is not among the ``records``.
  package func record(ofVolume volume: Int) -> BookRecord? {
    index(ofVolume: volume).map { remembered[$0].record }.flatMap { $0.saysSomething ? $0 : nil }
  }

  /// The record of a book of the series, blank if nothing is remembered of it.
  @inline(never)  // Inlined at every call site, it takes 20 kB.
  public func record(of book: Book) -> BookRecord {
    record(ofVolume: book.seriesNumber) ?? BookRecord(of: book.identity)
  }

  /// How far a book of the series has been read.
  ///
  /// Of a finished book that has more chapters since, the reader is in the first that is new.
  ///
  ///     let book = try BookSeries.embedded()[2]
  ///     var state = ReaderState()
  ///     state.apply(.bookmarked(book, place: 9))
  ///     state.status(of: book)        // .chapter(9)
  ///     state.status(of: book).place  // 9
  public func status(of book: Book) -> ReadingStatus { record(of: book).status(in: book.chapters) }

  /// The volumes on the shelf, in the order of the series.
  public var keptVolumes: [Int] { remembered.filter(\.record.isKept).map(\.record.volume) }

  func index(ofVolume volume: Int) -> Int? {
    let index = remembered.indices.partitioningIndex { remembered[$0].record.volume >= volume }
    return index < remembered.count && remembered[index].record.volume == volume ? index : nil
  }

  // MARK: What can be taken back

  /// What the last change that was asked for replaced.
  package struct Replaced: Equatable, Sendable {
    /// The records that it changed, as they were before, in the order of the series.
    package let records: [BookRecord]

    /// Those of lost books.
    package let lostRecords: [BookRecord]

    /// Whether there is nothing to bring back.
    package let isNothing: Bool

    /// Whether it changed nothing but which book is being read.
    package var isReadingAlone: Bool { !isNothing && records.isEmpty && lostRecords.isEmpty }

    /// The record of a book as it was before; nil if the change made no difference to it.
    package func record(of book: Book) -> BookRecord? {
      let volume = book.seriesNumber
      let index = records.indices.partitioningIndex { records[$0].volume >= volume }
      return index < records.count && records[index].volume == volume ? records[index] : nil
    }
  }

  package var replaced: Replaced {
    func changed(_ books: [RememberedBook]) -> [BookRecord] {
      books.compactMap { book in
        book.previous.flatMap { $0.saysTheSame(as: book.record) ? nil : $0 }
      }
    }
    return Replaced(
      records: changed(remembered), lostRecords: changed(lost),
      isNothing: previousUnknown == nil && !(remembered + lost).contains(where: \.isChanged))
  }
}
