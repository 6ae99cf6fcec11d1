/// The story of a volume up to the chapter that the reader is in, with what came before the volume.
///
///     let series = try BookSeries.embedded()
///     var state = ReaderState()
///     state.apply(.finished([series[2]]))
///     state.apply(.bookmarked(series[3], place: 9))
///     let recap = StorySoFar(of: series, state).recap(of: series[3])
///     recap.chapters.count                          // 8
public struct Recap: Sendable {
  /// The book.
  public let book: Book

  /// How far it is told: up to a chapter, or whole if it is finished; not at all if it has not been
  /// begun, or if the chapter of the bookmark is gone.
  public let status: ReadingStatus

  /// The story of the whole volume; nil if it is not told whole, or if the data file has none.
  public private(set) var story: String?

  /// What came before the volume.
  package private(set) var before: Before

  /// The volumes before it whose ``ToldVolume/story`` is told first, in the order of the series.
  ///
  /// At the beginning of the volume those are all that may be told, later on the one just before
  /// it.
  package var storiesBefore: [ToldVolume] { before.stories }

  private var maxChapterCount = Int.max

  init(of book: Book, _ status: ReadingStatus, in told: StorySoFar) {
    self.book = book
    self.status = status
    story = status == .finished ? told[book].story : nil
    let isAtStart = status != .finished && status.chaptersRead(inBookOf: book.chapters.count) == 0
    before = Before(told, told.series.books.prefix(book.seriesNumber - 1), tellsAll: isAtStart)
  }

  /// The chapters that are told.
  public var chapters: ArraySlice<Chapter> { chaptersRead.suffix(maxChapterCount) }

  private var chaptersRead: ArraySlice<Chapter> {
    book.chapters.prefix(status.chaptersRead(inBookOf: book.chapters.count))
  }

  /// Leaves only the last chapters, without the story of the volume and what came before it.
  ///
  ///     let series = try BookSeries.embedded()
  ///     let recap = StorySoFar(everythingIn: series).recap(of: series[0])
  ///     recap.last(3).chapters.map(\.place)  // [15, 16, 17]
  ///
  /// - Parameter count: How many chapters, 0 or more.
  /// - Returns: The end of the recap; all its chapters, if they are fewer.
  package func last(_ count: Int) -> Recap {
    var end = self
    end.maxChapterCount = min(count, maxChapterCount)
    end.story = nil
    end.before = before.nothing
    return end
  }

  /// Whether chapters that have been read are left out.
  package var isShortened: Bool { maxChapterCount < chaptersRead.count }

  /// Whether the data file has nothing to tell of what has been read of the volume; false as long
  /// as that is nothing.
  package var isUntold: Bool {
    story == nil && (status == .finished || !chaptersRead.isEmpty)
      && chaptersRead.allSatisfy(\.isUntold)
  }

  /// Whether anything is told, here or of what came before.
  package var tellsSomething: Bool {
    story != nil || chapters.contains { !$0.isUntold } || !before.stories.isEmpty
  }
}

extension Recap {
  /// What came before a volume, in the order of the series.
  ///
  /// At its beginning that is the story of all volumes before it that may be told, later on that of
  /// the one just before it.
  package struct Before: Sendable {
    // Among many volumes, only what is asked for is looked up.
    private let told: StorySoFar
    private let books: ArraySlice<Book>
    private let tellsAll: Bool

    fileprivate init(_ told: StorySoFar, _ books: ArraySlice<Book>, tellsAll: Bool) {
      self.told = told
      self.books = books
      self.tellsAll = tellsAll
    }

    fileprivate var nothing: Before { Before(told, [], tellsAll: false) }

    /// The volumes whose ``ToldVolume/story`` is told.
    package var stories: [ToldVolume] {
      (tellsAll ? books : books.suffix(1)).map { told[$0] }.filter(isToldHere)
    }

    /// The numbers of the other volumes that may be told whole.
    package var others: [Int] {
      books.filter { book in
        let volume = told[book]
        return volume.isWhole && volume.tellsSomething && !isToldHere(volume)
      }.map(\.seriesNumber)
    }

    private func isToldHere(_ volume: ToldVolume) -> Bool {
      (tellsAll || volume.book.id == books.last?.id) && volume.hasStory
    }

    /// The numbers of the volumes that have been begun.
    package var begun: [Int] { books.filter(told.isBegun).map(\.seriesNumber) }

    /// The numbers of the volumes of which the state does not say that they have been read.
    package var unrecorded: [Int] { books.filter(told.isUnrecorded).map(\.seriesNumber) }
  }
}
