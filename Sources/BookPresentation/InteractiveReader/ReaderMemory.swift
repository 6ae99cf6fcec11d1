import BookCore

/// A library while it is read, and what follows from what is remembered: what may be told, and who
/// has been met.
///
/// What takes long is worked out when it is asked for, and kept until something else is remembered.
struct ReaderMemory: Sendable {
  private(set) var library: Library

  /// The columns of a list of its volumes.
  let columns: SeriesColumns

  /// How often something else was remembered, by which pages are known to be old.
  private(set) var revision = 0

  /// Whether the reader may keep a place that could not be read.
  private let mayKeepPlace: Bool

  /// Everybody and everything that has been met, as far as somebody has asked.
  private var met: [StoryEntry]?

  /// The kinds of which that is any.
  private(set) var metKinds: [EntryKind] = []

  /// The names by which they are known in texts, or nil if nobody has asked.
  private var index: NameIndex?

  init(of library: Library) {
    self.library = library
    mayKeepPlace = library.mayKeepPlace
    columns = SeriesColumns(library.series)
    metKinds = EntryKind.allCases.filter(story.has)
  }

  var series: BookSeries { library.series }

  var state: ReaderState { library.state }

  func record(of book: Book) -> BookRecord { library.record(of: book) }

  /// The place of the chapter with the bookmark of a volume; nil without one that is found.
  func bookmark(of book: Book) -> Int? { record(of: book).status(in: book.chapters).place }

  var currentBook: Book { library.nextStep.book }

  func volumes(_ kind: Topic.Volumes) -> [Int] {
    switch kind {
    case .all: Array(series.volumes)
    case .shelf: state.keptVolumes
    case .recent: state.recentVolumes
    }
  }

  /// The part of the contents that comes next or, for −1, before, past those without volumes.
  func volumes(after kind: Topic.Volumes, _ step: Int) -> Topic.Volumes {
    let kinds = Topic.Volumes.allCases
    let index = kinds.firstIndex(of: kind) ?? 0
    let next = kinds[(index + step + kinds.count) % kinds.count]
    return next == .all || !volumes(next).isEmpty ? next : volumes(after: next, step)
  }

  /// Why there is no chapter with a bookmark in a volume: that is not found, or there is another
  /// reason.
  func whyNoBookmark(in book: Book, orElse reason: String = Messages.noBookmark) -> String {
    let record = record(of: book)
    return record.status(in: book.chapters) == .begun ? Messages.chapterGone(record) : reason
  }

  var story: StorySoFar { StorySoFar(of: series, state, mayKeepPlace: mayKeepPlace) }

  /// Everybody or everything that has been met by now, in the order in which they were met; of both
  /// kinds, the things come first.
  mutating func entries(_ kind: EntryKind?) -> [StoryEntry] {
    let all = met ?? story.entries(.thing) + story.entries(.person)
    met = all
    return kind.map { kind in all.filter { $0.kind == kind } } ?? all
  }

  /// One that has been met, by the name under which that was, or else by another one.
  mutating func entry(_ kind: EntryKind, named name: String) -> StoryEntry? {
    let entries = entries(kind)
    return entries.first { $0.id == name } ?? entries.first { $0.names.contains(name) }
  }

  /// The names by which they are known in texts.
  var names: NameIndex {
    mutating get {
      let names = index ?? NameIndex(of: entries(.person), and: entries(.thing), in: series)
      index = names
      return names
    }
  }

  mutating func change<Result>(_ body: (inout ReaderStateSession) -> Result) -> Result {
    let (before, old) = (story, state)
    let result = body(&library.session)
    if state != old {
      revision += 1
      if !story.tellsSame(as: before) {
        (met, metKinds, index) = (nil, EntryKind.allCases.filter(story.has), nil)
      }
    }
    return result
  }
}
