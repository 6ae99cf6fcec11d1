import BookCore

/// What is remembered of a series while it is read, and what follows from it: what may be told, who
/// has been met, and what the rows of its volumes say.
///
/// What takes long is worked out when it is asked for, and kept until something else is remembered.
struct ReaderMemory {
  let series: BookSeries

  /// The columns of a list of its volumes.
  let columns: SeriesColumns

  private(set) var state: ReaderState

  /// Whether the reader may keep a place that cannot be read.
  private let mayKeepPlace: Bool

  /// What the rows of the volumes say, or nil if it was not to be kept.
  private var keptRowFacts: VolumeRowFacts?

  /// Everybody who has been met, or nil if nobody has asked.
  private var met: [Person]?

  init(of series: BookSeries, _ state: ReaderState, mayKeepPlace: Bool) {
    self.series = series
    self.state = state
    self.mayKeepPlace = mayKeepPlace
    columns = SeriesColumns(series)
  }

  func record(of book: Book) -> BookRecord { state.record(of: book.identity) }

  /// Why there is no chapter with a bookmark in a volume.
  func whyNoBookmark(in book: Book) -> String {
    let record = record(of: book)
    return record.status(in: book.chapters) == .begun
      ? Messages.chapterGone(record) : Messages.noBookmark
  }

  /// All that may be told of the story by now.
  var story: StorySoFar { StorySoFar(of: series, state, mayKeepPlace: mayKeepPlace) }

  /// Everybody who has been met by now, in the order in which they were met.
  var people: [Person] {
    mutating get {
      let people = met ?? story.people
      met = people
      return people
    }
  }

  /// What the rows of the volumes say by now.
  var rowFacts: VolumeRowFacts {
    keptRowFacts ?? VolumeRowFacts(columns, SeriesProgress(of: series, state))
  }

  /// Works that out once for as long as nothing changes.
  mutating func keepRowFacts() { keptRowFacts = rowFacts }

  /// Takes what is remembered by now, and says whether something else of the story is told then.
  mutating func take(_ new: ReaderState) -> Bool {
    let before = story
    if new != state { keptRowFacts = nil }
    state = new
    if story.tellsSame(as: before) { return false }
    met = nil
    return true
  }
}
