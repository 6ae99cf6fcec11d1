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

  package private(set) var before: Before

  private var maxChapterCount = Int.max

  init(of book: Book, _ status: ReadingStatus, in told: StorySoFar) {
    (self.book, self.status) = (book, status)
    story = status == .finished ? told[book].story : nil
    let isAtStart = status != .finished && status.chaptersRead(inBookOf: book.chapters.count) == 0
    before = Before(
      told: told, books: told.series.books.prefix(book.seriesNumber - 1), tellsAll: isAtStart)
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
    end.before.books = []
    return end
  }

  package var isShortened: Bool { maxChapterCount < chaptersRead.count }

  /// Whether the data file has nothing to tell of what has been read of the volume; false as long
  /// as that is nothing.
  package var isUntold: Bool {
    story == nil && (status == .finished || !chaptersRead.isEmpty)
      && chaptersRead.allSatisfy(\.isUntold)
  }

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
    fileprivate let told: StorySoFar
    fileprivate var books: ArraySlice<Book>
    fileprivate let tellsAll: Bool

    private var booksTold: ArraySlice<Book> { tellsAll ? books : books.suffix(1) }

    /// The volumes whose ``ToldVolume/story`` is told.
    package var stories: [ToldVolume] { booksTold.map { told[$0] }.filter(\.hasStory) }

    /// The numbers of the other volumes that may be told whole.
    package var others: [Int] {
      books.filter { book in
        let volume = told[book]
        let isToldHere = volume.hasStory && booksTold.indices.contains(book.seriesNumber - 1)
        return volume.isWhole && volume.tellsSomething && !isToldHere
      }.map(\.seriesNumber)
    }

    package var begun: [Int] { books.filter(told.isBegun).map(\.seriesNumber) }

    /// The numbers of the volumes of which the state does not say that they have been read.
    package var unrecorded: [Int] { books.filter(told.isUnrecorded).map(\.seriesNumber) }
  }
}
