package import BookCore

extension ReaderState {
  /// What is remembered of some volumes, with nothing to undo.
  ///
  ///     ReaderState(of: books, at: [3: 9], kept: [1, 3])
  ///
  /// A volume that is none of the books has a record without a title. What is finished was read
  /// once.
  package init(
    of books: [Book], expanded: Set<Int> = [], at bookmarks: [Int: Int] = [:],
    finished: Set<Int> = [], kept: Set<Int> = [], recent: [Int] = [], reading: Int? = nil
  ) {
    self.init()
    let byVolume = Dictionary(uniqueKeysWithValues: books.map { ($0.seriesNumber, $0) })
    let volumes = expanded.union(bookmarks.keys).union(finished).union(kept).union(recent)
    records = volumes.union(reading.map { [$0] } ?? []).sorted().map { volume in
      let book = byVolume[volume]
      return BookRecord(
        of: book?.identity ?? BookIdentity(volume: volume, title: ""),
        isExpanded: expanded.contains(volume),
        bookmark: bookmarks[volume].map { Bookmark(chapter: $0, of: book?.chapters ?? []) },
        timesFinished: finished.contains(volume) ? 1 : 0, isKept: kept.contains(volume))
    }
    (recentVolumes, readingVolume) = (recent, reading)
  }

  package var expandedVolumes: [Int] { records.filter(\.isExpanded).map(\.volume) }

  /// The places of the chapters that the reader is in, by volume.
  package var bookmarks: [Int: Int] {
    let places = records.compactMap { record in record.bookmark.map { (record.volume, $0.chapter) }
    }
    return Dictionary(uniqueKeysWithValues: places)
  }
}

extension [Book] {
  /// The seven volumes.
  package static func embedded() throws -> [Book] { try BookSeries.embedded().books }
}

extension BookIdentity {
  /// One of the seven volumes.
  package static func embedded(_ volume: Int) throws -> BookIdentity {
    try [Book].embedded()[volume - 1].identity
  }
}

extension [Book] {
  /// How far each of the books has been read.
  package func progress(_ state: ReaderState) -> [VolumeProgress] {
    map { VolumeProgress($0, state.record(of: $0.identity)) }
  }
}
