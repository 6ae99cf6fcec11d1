/// The story of a volume up to the chapter that the reader is in, with what came before the volume.
///
///     let series = try BookSeries.embedded()
///     var state = ReaderState()
///     state.apply(.finished([series[2]]))
///     state.apply(.bookmarked(series[3], chapter: 9))
///     let recap = StorySoFar(of: series, state).recap(of: series[3])
///     recap.chapters.count                            // 8: the chapters before chapter 9
///     recap.before.stories.map(\.book.seriesNumber)   // [3]
///     recap.before.unrecorded                         // [1, 2]
public struct Recap: Sendable {
  /// The book.
  public let book: Book

  /// How far it is told: up to a chapter, or whole if it is finished; not at all if it has not been
  /// begun, or if the chapter of the bookmark is gone.
  public let status: ReadingStatus

  /// The story of the whole volume; nil if it is not told whole, or if the data file has none.
  public let story: String?

  /// What came before the volume.
  public let before: Before

  /// The chapters that are told.
  public var chapters: ArraySlice<Chapter> {
    book.chapters.prefix(status.chaptersRead(inBookOf: book.chapters.count))
  }

  /// What came before a volume, in the order of the series.
  ///
  /// At its beginning that is the story of all volumes before it that may be told, later on that of
  /// the one just before it.
  public struct Before: Sendable {
    /// The volumes whose ``ToldVolume/story`` is told.
    public let stories: [ToldVolume]

    /// The numbers of the other volumes that may be told whole.
    public let others: [Int]

    /// The numbers of the volumes that have been begun.
    public let begun: [Int]

    /// The numbers of the volumes of which the state does not say that they have been read.
    public let unrecorded: [Int]
  }

  init(
    _ volume: ToldVolume, _ status: ReadingStatus, behind told: [ToldVolume], begun: [Int],
    unrecorded: [Int]
  ) {
    let book = volume.book
    self.book = book
    self.status = status
    story = status == .finished ? volume.story : nil
    let isAtStart = status.chaptersRead(inBookOf: book.chapters.count) == 0
    func isToldHere(_ told: ToldVolume) -> Bool {
      told.story != nil && (isAtStart || told.book.seriesNumber == book.seriesNumber - 1)
    }
    let others = told.filter { !isToldHere($0) && $0.tellsSomething }
    before = Before(
      stories: told.filter(isToldHere), others: others.map(\.book.seriesNumber), begun: begun,
      unrecorded: unrecorded)
  }
}
