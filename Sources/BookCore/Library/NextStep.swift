/// What a reader can do next, in the volume that they are in.
///
/// Which one that is, and which comes next, is said here alone; see
/// ``ReaderState/currentBook(in:)``.
package enum NextStep {
  /// To look into the volume shown last, since nothing has been begun.
  case lookInside(Book)
  case begin(Book)

  /// To read on in the chapter at a place, counted from 1.
  case readOn(Book, place: Int)

  /// To set the bookmark of the record again, since its chapter is gone.
  case setBookmarkAgain(Book, BookRecord)

  /// To read the series again, from a volume on that was finished the fewest times: all are
  /// finished.
  case readAgain(Book, from: Book)

  /// To choose another volume, as the one shown last, since the book with this name, in which the
  /// reader is, is lost.
  case chooseAnother(Book, insteadOf: String)

  package var book: Book {
    switch self {
    case .lookInside(let book), .begin(let book), .readOn(let book, _),
      .setBookmarkAgain(let book, _), .readAgain(let book, _), .chooseAnother(let book, _):
      book
    }
  }

  /// The volume that the reader is in, which is the one shown last before anything is set; nil if
  /// its book is lost.
  package var currentVolume: Int? {
    if case .chooseAnother = self { nil } else { book.seriesNumber }
  }

  package init(in series: BookSeries, _ state: ReaderState) {
    let shown = state.recentVolumes.first.flatMap { series[volume: $0] } ?? series[0]
    // What is finished is left behind, and need not come back.
    if let lost = state.lostReading, lost.isMarked {
      self = .chooseAnother(shown, insteadOf: lost.book.title)
    } else if let book = state.volumeSetLast.flatMap({ series[volume: $0] }) {
      self.init(from: book, in: series, state)
    } else {
      self = .lookInside(shown)
    }
  }

  private init(from start: Book, in series: BookSeries, _ state: ReaderState) {
    var book = start
    if state.status(of: start) == .finished {
      let readings = series.map { book in
        state.record(ofVolume: book.seriesNumber)?.completeReadings(of: book.chapters.count) ?? 0
      }
      let times = readings[start.seriesNumber - 1]
      let next =
        readings.indices.first { $0 >= start.seriesNumber && readings[$0] < times }
        ?? readings.firstIndex(of: 0)
        ?? series.firstIndex { state.status(of: $0).isInChapter }
      guard let next else {
        let fewest = readings.indices.min { readings[$0] < readings[$1] } ?? 0
        self = .readAgain(start, from: series[fewest])
        return
      }
      book = series[next]
    }
    let record = state.record(of: book)
    self =
      switch record.status(in: book.chapters) {
      case .notBegun, .finished: .begin(book)
      case .chapter(let place): .readOn(book, place: place)
      case .begun: .setBookmarkAgain(book, record)
      }
  }
}

extension ReaderState {
  /// The volume set last or, where that has been taken back, one that has been set; nil if none is.
  package var volumeSetLast: Int? {
    let begun = remembered.indices.filter { remembered[$0].record.isBegun }
    let last = begun.last { remembered[$0].record.isMarked } ?? begun.last
    return (begun.first { remembered[$0].record.isReading } ?? last)
      .map { remembered[$0].record.volume }
  }

  /// The book that the reader is in.
  ///
  /// That is the one whose bookmark was set last, or that was finished last. When it is finished,
  /// it is the next one behind it that has been finished fewer times, else the first that has never
  /// been finished, else one that is being read again; when all are finished, it is still the one
  /// set last. Before anything is set, it is the one shown last, else the first.
  ///
  ///     let series = try BookSeries.embedded()
  ///     var state = ReaderState()
  ///     state.apply(.finished([series[2]]))
  ///     try state.currentBook(in: series).seriesNumber  // 4
  ///
  /// - Parameter series: The series that the state belongs to.
  /// - Returns: A book of the series.
  /// - Throws: ``NameError`` if the book set last is not in the series any more.
  public func currentBook(in series: BookSeries) throws(NameError) -> Book {
    let step = NextStep(in: series, self)
    if case .chooseAnother(_, let name) = step { throw NameError(.lostBook(name)) }
    return step.book
  }
}
