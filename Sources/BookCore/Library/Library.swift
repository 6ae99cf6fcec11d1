import TypedText

/// A series together with what its reader did with it, opened once.
package struct Library: Sendable {
  package enum StatePlace: Sendable {
    /// In a file; paths below the home folder are kept without it, and empty is none.
    case file(ReaderStateLocation, home: String)

    /// Nowhere, although the reader wants it kept; the reason is that of
    /// ``ReaderStateError/noLocation(reason:)``.
    case unavailable(reason: String)

    /// Nowhere: nothing is recalled or remembered.
    case none
  }

  package let series: BookSeries

  /// What is remembered of them, with the changes that are still to be saved.
  package var session: ReaderStateSession

  /// Reads all books of a source, and what is remembered of them.
  ///
  /// A problem with the state does not prevent reading: see ``ReaderStateSession/warnings``.
  package init(_ source: DataSource, state: StatePlace) throws(DataFileError) {
    self.init(try source.read(), state: state)
  }

  /// Takes a series, and reads what is remembered of it.
  package init(_ series: BookSeries, state: StatePlace) {
    self.series = series
    switch state {
    // Books that may be others next time are read as if nothing were kept.
    case _ where series.identity == nil, .none: session = ReaderStateSession()
    case .unavailable(let reason): session = ReaderStateSession(noLocation: reason)
    case .file(let location, let home):
      session = ReaderStateSession(
        ReaderStateStore(
          file: location.path, for: series, ownsPlace: !location.isNamed, home: home))
    }
  }

  /// Takes a series, and what is remembered of it.
  package init(_ series: BookSeries, session: ReaderStateSession) {
    (self.series, self.session) = (series, session)
  }

  package var state: ReaderState { session.state }

  package func record(of book: Book) -> BookRecord { state.record(of: book) }

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

  package var nextStep: NextStep { NextStep(in: series, state) }

  package func currentBook() throws(NameError) -> Book { try state.currentBook(in: series) }

  package func names() -> Names { names { $0.chapters.count } }

  /// What words may name for what tells the story: no title of a chapter that is not told.
  package func names(telling story: StorySoFar) -> Names { names { story[$0].namedCount } }

  private func names(_ titledCount: @escaping (Book) -> Int) -> Names {
    let (series, state) = (series, state)
    return Names(of: series, titledCount: titledCount) { () throws(NameError) in
      try state.currentBook(in: series)
    }
  }

  /// The volume that words name or, without any, the one that the reader is in.
  package func book(named words: [String]) throws(NameError) -> Book {
    if words.isEmpty { return try currentBook() }
    // A plain number is that volume, before any title, and needs no lookup.
    if words.count == 1, let number = WholeNumber(words[0]), !number.isSigned,
      let book = number.value.flatMap({ series[volume: $0] })
    {
      return book
    }
    return try names().book(words)
  }

  package func books(named words: [String]) throws(NameError) -> [Book] { try names().books(words) }

  /// The place that words name or, without any, the volume that the reader is in; a step leads
  /// somewhere.
  package func place(
    named words: [String], takesSteps: Bool = false
  ) throws(NameError) -> NamedPlace {
    if words.isEmpty { return NamedPlace(book: try currentBook()) }
    let names = names()
    names.takesSteps = takesSteps
    let place = try names.place(words)
    if let step = place.step { try check(step: step, in: place.book) }
    return place
  }

  /// Makes sure that a step from the bookmark of a volume leads somewhere.
  package func check(step: Int, in book: Book) throws(NameError) {
    let record = record(of: book)
    switch record.step(by: step, in: book.chapters) {
    case .chapter, .end: break
    case .beforeStart, .beyondEnd, .unknown: throw NameError(.noStep(step, of: book, record))
    }
  }

  /// Whether nothing but pages shown is remembered of the books.
  package var isBlank: Bool { state.isBlank && !mayKeepPlace }

  /// Those that may have been moved here, while of these books nothing is remembered yet.
  ///
  /// No other file is looked for, since to look for one may take long.
  package var movedBooks: [OtherBooks] {
    isBlank && series.identity?.isFile == true ? session.otherBooks.filter(\.areMoved) : []
  }

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

package enum ListFilter: CaseIterable {
  case unread, begun, finished, kept, recent
}
