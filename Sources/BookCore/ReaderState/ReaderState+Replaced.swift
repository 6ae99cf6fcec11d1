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
