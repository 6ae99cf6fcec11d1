/// All that may be told of the story of a series to its reader.
///
/// That is the story of the chapters that have been read: those before a bookmark, and all of a
/// volume that was finished, as many as it had. What has been read stays read, also while a volume
/// is read again.
///
/// It is the only gate to that. A ``Book`` holds all that its file says, so whatever tells of the
/// story, or finds something in it, asks here.
///
///     let series = try BookSeries.embedded()
///     var state = ReaderState()
///     state.apply(.finished([series[0]]))
///     state.apply(.bookmarked(series[1], place: 4))
///     let story = StorySoFar(of: series, state)
///     story[series[0]].isWhole         // true
///     story[series[1]].chapters.count  // 3
///     story[series[2]].chapters.count  // 0
public struct StorySoFar: Sendable {
  package let series: BookSeries

  /// Whether the reader keeps a place in the series: a bookmark, or a volume that is finished; or
  /// may keep one, since the state cannot be read.
  ///
  /// Where everything is told, it is false.
  package let keepsPlace: Bool

  /// What the reader has read; nil if everything is told.
  private let state: ReaderState?

  /// Takes what has been read of a series.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - state: The state of its reader.
  public init(of series: BookSeries, _ state: ReaderState) {
    self.init(of: series, state, mayKeepPlace: false)
  }

  /// Takes what has been read of a series by a reader who may keep a place that cannot be read.
  package init(of series: BookSeries, _ state: ReaderState, mayKeepPlace: Bool) {
    (self.series, self.state) = (series, state)
    keepsPlace =
      mayKeepPlace || state.remembered.contains { $0.record.isBegun }
      || state.lost.contains { $0.record.isBegun }
  }

  /// Takes everything, for whoever asks for more than they have read.
  ///
  /// - Parameter series: The series.
  public init(everythingIn series: BookSeries) {
    (self.series, state, keepsPlace) = (series, nil, false)
  }

  package var volumes: [ToldVolume] { series.map { self[$0] } }

  /// What may be told of a volume.
  ///
  /// - Parameter book: A book of the series.
  @inline(never)  // Inlined at every call site, it takes 16 kB.
  public subscript(book: Book) -> ToldVolume {
    guard let record = state?.record(of: book) else { return ToldVolume(whole: book) }
    return ToldVolume(book, record, findsAllTitles: !keepsPlace)
  }

  /// Whether it tells the same as another one of the same series, by what has been read.
  package func tellsSame(as other: StorySoFar) -> Bool {
    (state == nil) == (other.state == nil) && keepsPlace == other.keepsPlace
      && (state?.records ?? []).elementsEqual(other.state?.records ?? []) {
        ($0.book, $0.bookmark, $0.timesFinished, $0.chapterCount)
          == ($1.book, $1.bookmark, $1.timesFinished, $1.chapterCount)
      }
  }

  package var isWhole: Bool { series.allSatisfy { self[$0].isWhole } }

  /// Tells a volume up to the bookmark of this reading.
  ///
  /// - Parameter book: A book of the series.
  /// - Returns: The story of the volume; whole if it is finished, or if everything is told.
  public func recap(of book: Book) -> Recap {
    let status = state?.status(of: book) ?? .finished
    return status == .finished ? recapOfAllRead(in: book) : Recap(of: book, status, in: self)
  }

  /// Tells a volume up to a chapter that was asked for.
  ///
  /// - Parameters:
  ///   - book: A book of the series.
  ///   - place: The place of the first chapter that is not told, counted from 1; one behind the last
  ///     tells all chapters.
  /// - Returns: The story of the chapters before it.
  public func recap(of book: Book, upToPlace place: Int) -> Recap {
    Recap(of: book, .chapter(place), in: self)
  }

  /// Tells all of a volume that has ever been read, also while it is read again.
  package func recapOfAllRead(in book: Book) -> Recap {
    let count = self[book].chapters.count
    let status: ReadingStatus = count < book.chapters.count ? .chapter(count + 1) : .finished
    return Recap(of: book, status, in: self)
  }

  /// Whether the reader is in a volume, has not read it to its end before, and can be told of it.
  func isBegun(_ book: Book) -> Bool {
    state?.status(of: book).place != nil && !self[book].isWhole && !recap(of: book).isUntold
  }

  /// Whether the state does not say that a volume has been read.
  func isUnrecorded(_ book: Book) -> Bool { state?.record(of: book).isBegun == false }
}

extension Book {
  /// What always names the chapter at a place, for what tells a story by no title that is not told.
  package func nameOfChapter(at place: Int, telling story: StorySoFar? = nil) -> String {
    let titledCount = story?[self].namedCount ?? chapters.count
    return ChapterNames(self, titledCount: titledCount).name(at: place)
  }
}
