/// What may be told of one volume: its chapters and its story, as far as they have been read.
public struct ToldVolume: Sendable {
  /// The book, whose cover and table of contents anybody may see.
  public let book: Book

  /// Whether all of it may be told: it was finished, and has no more chapters since.
  public let isWhole: Bool

  private let chapterCount: Int
  private let titleCount: Int

  /// How many chapters may be named by their titles where that tells the story before them: those
  /// that have been read, and the one that the reader is in.
  let namedCount: Int

  init(whole book: Book) {
    self.book = book
    isWhole = true
    chapterCount = book.chapters.count
    (titleCount, namedCount) = (chapterCount, chapterCount)
  }

  init(_ book: Book, _ record: BookRecord, findsAllTitles: Bool) {
    let count = book.chapters.count
    let wasFinished = record.timesFinished > 0
    let finishedCount = wasFinished ? min(record.chapterCount ?? count, count) : 0
    let place = record.status(in: book.chapters).place ?? 0
    self.book = book
    chapterCount = max(finishedCount, place - 1)
    namedCount = max(finishedCount, place)
    titleCount = findsAllTitles ? count : namedCount
    isWhole = wasFinished && finishedCount == count
  }

  /// The chapters that have been read, whose summaries may be told.
  public var chapters: ArraySlice<Chapter> { book.chapters.prefix(chapterCount) }

  /// The chapters whose titles a search may find: those that have been read, and the one that the
  /// reader is in; all, for a reader who keeps no place in the series.
  package var titledChapters: ArraySlice<Chapter> { book.chapters.prefix(titleCount) }

  /// The story of the whole volume; nil if it is not to be told, or if the data file has none.
  public var story: String? { hasStory ? book.story : nil }

  var hasStory: Bool { isWhole && book.hasStory }

  package var isRead: Bool { isWhole || !chapters.isEmpty }

  package func has(_ kind: EntryKind) -> Bool { chapters.contains { $0.has(kind) } }

  package var tellsSomething: Bool { hasStory || chapters.contains { !$0.isUntold } }

  /// Whether a search finds more in it than its page shows.
  package var tellsMoreThanPage: Bool { tellsSomething || chapters.contains(where: \.hasEntries) }
}
