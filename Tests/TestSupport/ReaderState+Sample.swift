package import BookCore

extension ReaderState {
  /// What is remembered of some volumes, with nothing to undo.
  ///
  ///     ReaderState(of: books, at: [3: 9], kept: [1, 3])
  ///
  /// What is finished was read once, unless the times are given.
  package init(
    of books: [Book], expanded: Set<Int> = [], at bookmarks: [Int: Int] = [:],
    finished: Set<Int> = [], times: Int = 1, kept: Set<Int> = [], recent: [Int] = [],
    reading: Int? = nil
  ) {
    let records = books.map { book in
      let volume = book.seriesNumber
      var record = BookRecord(
        of: book.identity, isExpanded: expanded.contains(volume),
        bookmark: bookmarks[volume].map {
          Bookmark(place: $0, of: book.chapters) ?? Bookmark(at: $0, titled: "")
        },
        timesFinished: finished.contains(volume) ? times : 0,
        chapterCount: finished.contains(volume) ? book.chapters.count : nil,
        isKept: kept.contains(volume))
      record.lastShown = recent.firstIndex(of: volume).map { recent.count - $0 } ?? 0
      record.isReading = volume == reading
      return record
    }
    self.init(records)
  }

  package var expandedVolumes: [Int] { records.filter(\.isExpanded).map(\.volume) }

  /// The places of the chapters that the reader is in, by volume.
  package var bookmarks: [Int: Int] {
    let places = records.compactMap { record in
      record.bookmark.map { (record.volume, $0.placeWhenSet) }
    }
    return Dictionary(uniqueKeysWithValues: places)
  }
}

extension BookRecord {
  package init(
    of book: BookIdentity, isExpanded: Bool = false, bookmark: Bookmark? = nil,
    timesFinished: Int = 0, chapterCount: Int? = nil, isKept: Bool = false
  ) {
    self.init(of: book)
    (self.isExpanded, self.bookmark, self.isKept) = (isExpanded, bookmark, isKept)
    (self.timesFinished, self.chapterCount) = (timesFinished, chapterCount)
  }
}

extension [Book] {
  /// The seven volumes.
  package static func embedded() throws -> [Book] { try BookSeries.embedded().books }

  /// How far each of the books has been read.
  package func progress(_ state: ReaderState) -> [VolumeProgress] {
    map { VolumeProgress($0, state.record(of: $0)) }
  }
}

extension Book {
  /// One of the seven volumes.
  package static func embedded(_ volume: Int) throws -> Book {
    try BookSeries.embedded()[volume - 1]
  }
}

extension Bookmark {
  /// A bookmark of which no more is known than a place and a title.
  package init(at place: Int, titled title: String) { self.init(place: place, title: title) }
}
