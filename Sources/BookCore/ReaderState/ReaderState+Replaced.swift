extension ReaderState {
  /// What a change replaced; as in the state where it replaced nothing.
  package struct Replaced: Hashable, Sendable {
    /// The records that it changed, as they were before, in the order of the series.
    ///
    /// Those of books of which nothing was remembered are blank.
    package internal(set) var records: [BookRecord] = []

    /// The lost records that it changed, as they were before; blank where there was none.
    var lostRecords: [BookRecord] = []

    /// The recent volumes as they would be without the change.
    var recentVolumes: [Int] = []

    /// The volume whose bookmark had been set last.
    var readingVolume: Int?
  }
}

extension ReaderState.Replaced {
  /// The record of a book as it was before; nil if the change made no difference to it.
  package func record(of book: BookIdentity) -> BookRecord? {
    records.record(ofVolume: book.volume)
  }

  /// Whether there is nothing to bring back.
  ///
  /// - Parameter state: The state after the change.
  /// - Returns: Whether the change made no difference.
  package func isNothing(in state: ReaderState) -> Bool {
    records.isEmpty && lostRecords.isEmpty && recentVolumes == state.recentVolumes
      && readingVolume == state.readingVolume
  }

  /// Whether anything was replaced or removed, and not only added.
  ///
  /// - Parameter state: The state after the change.
  /// - Returns: Whether something is not there any more.
  package func isMissed(in state: ReaderState) -> Bool {
    let isRecordMissed = records.contains { old in
      let new = state.record(of: old.book)
      return old.bookmark != nil && old.bookmark != new.bookmark
        || old.timesFinished > new.timesFinished || old.isKept && !new.isKept
        || old.isExpanded && !new.isExpanded
    }
    return isRecordMissed || lostRecords.contains { !$0.isBlank }
      || !recentVolumes.allSatisfy(state.recentVolumes.contains)
  }

  /// Compares the states before and after a change.
  init(of before: ReaderState, by after: ReaderState) {
    var (index, other) = (0, 0)
    while index < before.records.count || other < after.records.count {
      let old = index < before.records.count ? before.records[index] : nil
      let new = other < after.records.count ? after.records[other] : nil
      let volume = min(old?.volume ?? .max, new?.volume ?? .max)
      let (was, isNow) = (old?.volume == volume, new?.volume == volume)
      if let old, was {
        if !isNow || old != new { records.append(old) }
      } else if let new {
        records.append(BookRecord(of: new.book))
      }
      index += was ? 1 : 0
      other += isNow ? 1 : 0
    }
    if before.lostRecords != after.lostRecords {
      let (new, oldNames) = (Set(after.lostRecords), Set(before.lostRecords.map(\.name)))
      lostRecords =
        before.lostRecords.filter { !new.contains($0) }
        + after.lostRecords.filter { !oldNames.contains($0.name) }.map { BookRecord(of: $0.book) }
    }
    recentVolumes = before.recentVolumes
    readingVolume = before.readingVolume
  }
}
