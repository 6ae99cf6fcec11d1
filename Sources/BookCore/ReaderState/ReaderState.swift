import DisplayText

/// Everything that is remembered of a series between runs.
///
///     let book = try BookSeries.embedded()[2]
///     var state = ReaderState()
///     state.apply(.kept([book.identity]))
///     state.record(of: book.identity).isKept  // true
public struct ReaderState: Hashable, Sendable {
  /// The number of volumes that ``recentVolumes`` has at most.
  public static let maxRecentVolumes = 10

  /// A record for each book of which something is remembered, and for those in ``recentVolumes``
  /// and ``readingVolume``, in the order of the series.
  public package(set) var records: [BookRecord] = []

  /// The records that belong to none of the books, as after one was removed from the data file.
  ///
  /// They are shown nowhere, and become ``records`` again when their titles come back.
  public package(set) var lostRecords: [BookRecord] = []

  /// The volumes that were shown most recently, newest first, none of them twice.
  public package(set) var recentVolumes: [Int] = []

  /// The volume whose bookmark was set last, or nil if none has been.
  public package(set) var readingVolume: Int?

  /// What the last change that was asked for replaced.
  package var replaced = Replaced()

  /// Creates the state of a new reader.
  public init() {}

  /// The record of a volume, or nil if nothing is remembered of it.
  public func record(ofVolume volume: Int) -> BookRecord? { records.record(ofVolume: volume) }

  /// The record of a book, blank if nothing is remembered of it.
  public func record(of book: BookIdentity) -> BookRecord {
    records.place(ofVolume: book.volume).map { records[$0] } ?? BookRecord(of: book)
  }

  /// The volumes on the shelf, in the order of the series.
  public var keptVolumes: [Int] { records.filter(\.isKept).map(\.volume) }
}

extension [BookRecord] {
  /// The record of a volume in a list that is in the order of the series; nil if there is none.
  func record(ofVolume volume: Int) -> BookRecord? {
    place(ofVolume: volume).map { self[$0] }
  }

  /// The index of that record; nil if there is none.
  package func place(ofVolume volume: Int) -> Int? {
    let index = index(ofVolume: volume)
    return index < count && self[index].volume == volume ? index : nil
  }

  /// The index in such a list at which the record of a volume is, or would have to be.
  func index(ofVolume volume: Int) -> Int {
    indices.partitioningIndex { self[$0].volume >= volume }
  }

  /// The records in the order of the series.
  var inOrder: [BookRecord] {
    let isInOrder = zip(self, dropFirst()).allSatisfy { $0.volume <= $1.volume }
    return isInOrder ? self : sorted { $0.volume < $1.volume }
  }
}

// MARK: Where the reader is

extension ReaderState {
  /// The volume that the reader is in.
  ///
  /// That is the one whose bookmark was set last, else the one that was shown last, else the first.
  /// If it is finished, it is the next that is not, beginning again at the first after the last.
  ///
  /// - Parameter count: The number of volumes in the series, at least 1.
  /// - Returns: The number of the volume.
  public func currentVolume(inSeriesOf count: Int) -> Int {
    let shown = shownVolume(inSeriesOf: count)
    let start = readingVolume.flatMap { isVolume($0, inSeriesOf: count) ? $0 : nil } ?? shown
    let isOpen = { record(ofVolume: $0)?.isFinished != true }
    return (start...max(start, count)).first(where: isOpen) ?? (1..<start).first(where: isOpen)
      ?? shown
  }

  /// The volume shown last, or else the first.
  package func shownVolume(inSeriesOf count: Int) -> Int {
    recentVolumes.first.flatMap { isVolume($0, inSeriesOf: count) ? $0 : nil } ?? 1
  }

  private func isVolume(_ number: Int, inSeriesOf count: Int) -> Bool {
    number > 0 && number <= count
  }
}

extension ReaderState {
  /// What a change replaced; as in the state where it replaced nothing.
  package struct Replaced: Hashable, Sendable {
    /// The records that it changed, as they were before, in the order of the series.
    ///
    /// Those of books of which nothing was remembered are blank.
    package internal(set) var records: [BookRecord] = []

    /// Those of lost records, blank where there was none.
    var lostRecords: [BookRecord] = []

    /// The recent volumes as they would be without the change.
    var recentVolumes: [Int] = []

    /// The volume whose bookmark had been set last.
    var readingVolume: Int?
  }
}

extension ReaderState.Replaced {
  /// All that is remembered in a state.
  init(all state: ReaderState) {
    (records, lostRecords) = (state.records, state.lostRecords)
    (recentVolumes, readingVolume) = (state.recentVolumes, state.readingVolume)
  }

  /// The record of a book as it was before; nil if the change made no difference to it.
  package func record(of book: BookIdentity) -> BookRecord? {
    records.record(ofVolume: book.volume)
  }

  /// Whether there is nothing to bring back in the state after the change.
  package func isNothing(in state: ReaderState) -> Bool {
    records.isEmpty && lostRecords.isEmpty && recentVolumes == state.recentVolumes
      && readingVolume == state.readingVolume
  }

  /// Whether something is not there any more in the state after the change, so that `undo` is worth
  /// offering.
  package func isWorthUndoing(in state: ReaderState) -> Bool {
    records.contains { $0.saysMore(than: state.record(of: $0.book)) }
      || lostRecords.contains { !$0.isBlank }
      || !recentVolumes.allSatisfy(state.recentVolumes.contains)
  }

  /// Compares the states before and after a change.
  init(of before: ReaderState, by after: ReaderState) {
    let old = before.records.filter { after.record(ofVolume: $0.volume) != $0 }
    let new = after.records.filter { before.record(ofVolume: $0.volume) == nil }
    records = (old + new.map { BookRecord(of: $0.book) }).inOrder
    if before.lostRecords != after.lostRecords {
      let (new, oldNames) = (Set(after.lostRecords), Set(before.lostRecords.map(\.name)))
      lostRecords =
        before.lostRecords.filter { !new.contains($0) }
        + after.lostRecords.filter { !oldNames.contains($0.name) }.map { BookRecord(of: $0.book) }
    }
    (recentVolumes, readingVolume) = (before.recentVolumes, before.readingVolume)
  }
}
