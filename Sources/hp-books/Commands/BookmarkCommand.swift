import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books bookmark [VOLUME [CHAPTER]]`: the chapter that the user is in.
struct BookmarkCommand: LibraryCommand {
  private static let volume = VolumeArgument.withChapter(
    "A number, words of a title, or a step such as +1.", without: [clear],
    severalBeside: [finished, remove])
  private static let finished = Flag(
    "finished", help: "Mark VOLUME as finished; by default, the one you are reading.")
  private static let remove = Flag("remove", help: "Remove the bookmark from the volume.")
  private static let clear = Flag("clear", help: "Remove the bookmarks from all volumes.")

  static let name = "bookmark"
  static let synonyms = [
    "mark", Synonym("finish", finished), Synonym("finished", finished), Synonym("done", finished),
    Synonym("prev", ending: "-1"),
  ]
  static let abstract = "Show or set your bookmarks."
  static let discussion: [HelpBlock] = [
    """
    Without CHAPTER, it shows where you are in VOLUME; without either, in all that you have begun \
    or finished. --finished and --remove take several volumes.
    """
  ]
  static let examples = [
    Example("bookmark 3 9", "You are in chapter 9 of volume 3"),
    Example("bookmark +1", "You are one chapter further on"),
  ]
  static let arguments = [volume]
  static let options = [finished, remove, clear, CommonOptions.json]
  static let exclusiveGroups = [ExclusiveGroup([finished, remove, clear, CommonOptions.noState])]

  private let words: [String]
  private let isFinished: Bool
  private let isRemoved: Bool
  private let clearsAll: Bool

  init(_ given: GivenValues) throws(ValidationError) {
    words = given[Self.volume]
    isFinished = given[Self.finished]
    isRemoved = given[Self.remove]
    clearsAll = given[Self.clear]
    if words.isEmpty, isRemoved { throw ValidationError(Messages.whichVolume) }
    if !words.isEmpty, clearsAll { throw ValidationError(Messages.clearingTakesNoVolume) }
  }

  func run(_ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    if clearsAll {
      return try library.change(
        by: .clearedBookmarks, settings,
        saying: "No volume has a bookmark now.", orElse: "No volume had a bookmark.")
    }
    if isFinished {
      let books =
        words.isEmpty ? [try bookToFinish(in: library)] : try library.series.books(named: words)
      let change = ReaderState.Change.finished(books, reading: library.progress.totals.round)
      return try mark(books, by: change, &library, settings)
    }
    if words.isEmpty { return list(library, settings) }
    if isRemoved {
      let books = try library.series.books(named: words)
      return try library.change(
        books, by: .removedBookmarks(of: books), settings, saying: Answers.removedBookmark)
    }
    let named = try library.place(named: words, takesSteps: true)
    let book = named.book
    if named.step == 1, words.count == 1 { return try library.moveOn(settings) }
    if let step = named.step { return try library.step(by: step, in: book, settings) }
    guard let chapter = named.chapter else { return place(in: book, library, settings) }
    return try mark([book], by: .bookmarked(book, place: chapter), &library, settings)
  }
}

extension BookmarkCommand {
  private func list(_ library: Library, _ settings: Settings) -> CommandOutput {
    let lost = library.state.lostRecords
    return .table(
      of: library.state.records.filter(\.isBegun).map(\.volume), lost: lost, in: library, settings,
      notice: LostBooks(records: lost, settings: settings).list,
      orElse: ListFilter.begun.emptyList(settings, library))
  }

  /// The volume that is meant by `--finished` alone: the one set last, and not one that only comes
  /// next, whose story a line typed twice would tell.
  private func bookToFinish(in library: Library) throws -> Book {
    let book = try library.currentBook()
    guard library.state.volumeSetLast == book.seriesNumber, library.record(of: book).bookmark != nil
    else { throw ValidationError(Messages.whichVolume) }
    return book
  }

  private func place(in book: Book, _ library: Library, _ settings: Settings) -> CommandOutput {
    let record = library.record(of: book)
    let status = record.status(in: book.chapters)
    let purpose =
      status == .notBegun
      ? Messages.toSetBookmark(in: book) : status == .begun ? "To set it again" : nil
    return .answer(
      about: [book], in: library, settings, [Answers.bookmark(book, record)],
      hint: purpose.flatMap { settings.advice($0, AdvisedLine.setBookmark(record, in: book)) })
  }

  private func mark(
    _ books: [Book], by change: ReaderState.Change, _ library: inout Library, _ settings: Settings
  ) throws -> CommandOutput {
    try library.change(books, by: change, settings) {
      Answers.bookmark($0, $1, isChanged: $2 != nil)
    }
  }
}
