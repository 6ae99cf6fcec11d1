/// A series together with what its reader did with it, opened once.
///
///     var library = try Library(DataSource(path: nil), state: .none)
///     library.series.count                          // 7
///     library.record(of: library.series[2]).isKept  // false
package struct Library: Sendable {
  /// Where a library keeps what is remembered.
  package enum StatePlace: Sendable {
    case file(ReaderStateLocation)

    /// Nowhere, although the reader wants it kept; the reason is that of
    /// ``ReaderStateError/noLocation(reason:)``.
    case unavailable(reason: String)

    /// Nowhere: nothing is recalled or remembered.
    case none
  }

  /// The books, all of which have been read and checked.
  package let series: BookSeries

  /// What is remembered of them, with the changes that are still to be saved.
  package var session: ReaderStateSession

  /// Reads all books of a source, and what is remembered of them.
  ///
  /// A problem with the state does not prevent reading: see ``ReaderStateSession/warnings``.
  package init(_ source: DataSource, state: StatePlace) throws(DataFileError) {
    self.init(try source.read(), state)
  }

  /// Takes a series, and reads what is remembered of it.
  package init(_ series: BookSeries, _ state: StatePlace) {
    self.series = series
    session = ReaderStateSession()
    // Books that may be others next time are read as if nothing were kept.
    if series.identity == nil { return }
    switch state {
    case .none: break
    case .unavailable(let reason): session = ReaderStateSession(noLocation: reason)
    case .file(let location):
      session = ReaderStateSession(
        ReaderStateStore(file: location.path, for: series, ownsPlace: !location.isNamed))
    }
  }

  /// Takes a series, and what is remembered of it.
  package init(_ series: BookSeries, _ session: ReaderStateSession) {
    (self.series, self.session) = (series, session)
  }

  /// What is remembered, saved or not.
  package var state: ReaderState { session.state }

  /// What is remembered of a book; blank if that is nothing.
  package func record(of book: Book) -> BookRecord { state.record(of: book) }

  /// How far each volume has been read, and which one the reader is in.
  package var progress: SeriesProgress { SeriesProgress(of: series, state) }

  /// The volumes with these numbers, in the same order; the series may lack some, which are left
  /// out.
  package func books(numbered volumes: [Int]) -> [Book] {
    volumes.compactMap { series[volume: $0] }
  }

  /// What may be told of the story to the reader, or everything.
  package func story(isWhole: Bool = false) -> StorySoFar {
    isWhole
      ? StorySoFar(everythingIn: series)
      : StorySoFar(of: series, state, mayKeepPlace: mayKeepPlace)
  }

  /// Whether the reader may keep a place that cannot be read.
  package var mayKeepPlace: Bool { !session.warnings.isEmpty }

  /// How far a volume has been read in this reading.
  package func progress(of book: Book) -> VolumeProgress {
    let volume = VolumeProgress(book, record(of: book))
    // Which reading it is makes a difference to a finished volume alone.
    return volume.status == .finished ? progress.volumes[book.seriesNumber - 1] : volume
  }

  /// What the reader can do next.
  package var nextStep: NextStep { NextStep(in: series, state) }

  /// The volume with a name or, without one, the one that the reader is in.
  package func currentBook(unless name: String? = nil) throws(NameError) -> Book {
    if let name { return try series.book(named: name) }
    return try state.currentBook(in: series)
  }

  /// The place that words name; a chapter or step alone is one of the volume that the reader is in.
  package func place(
    named words: [String], takesSteps: Bool = false
  ) throws(NameError) -> NamedPlace {
    try series.place(named: words, takesSteps: takesSteps) { () throws(NameError) in
      try currentBook()
    }
  }
}

/// Which volumes of the series a list has, by how far they have been read in this reading.
package enum ListFilter: CaseIterable {
  case unread, begun, finished, kept, recent
}

extension Library {
  /// The numbers of the volumes that a filter chooses, in the order of the list; without one, all.
  package func volumes(_ filter: ListFilter?) -> [Int] {
    switch filter {
    case nil: Array(series.volumes)
    case .unread: volumes { $0 == .notBegun }
    case .begun: volumes(\.isInChapter)
    case .finished: volumes { $0 == .finished }
    case .kept: state.keptVolumes
    case .recent: state.recentVolumes
    }
  }

  /// The numbers of the volumes that have been read so far in this reading.
  private func volumes(_ isChosen: (ReadingStatus) -> Bool) -> [Int] {
    progress.volumes.filter { isChosen($0.status) }.map(\.book.seriesNumber)
  }
}
