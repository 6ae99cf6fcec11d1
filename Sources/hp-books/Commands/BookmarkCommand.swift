import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books bookmark [VOLUME [CHAPTER]]`: the chapter that the user is in.
enum BookmarkCommand: BookCommand {
  private static let volume = VolumeArgument.withChapter(
    "A number, words of a title, or a step such as +1.", without: [clear],
    severalBeside: [finished, remove])
  private static let finished = Flag("finished", help: "Mark the volume as finished.")
  private static let remove = Flag("remove", help: "Remove the bookmark from the volume.")
  private static let clear = Flag("clear", help: "Remove the bookmarks from all volumes.")

  static let name = "bookmark"
  static let synonyms = [
    "mark", Synonym("finish", finished), Synonym("finished", finished), Synonym("done", finished),
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
    Example("bookmark 3 --finished", "You have finished volume 3"),
  ]
  static let arguments = [volume.definition]
  static let options = [finished, remove, clear, PageOptions.json]
  static let exclusiveGroups = [ExclusiveGroup([finished, remove, clear, CommonOptions.noState])]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let values = invocation.values
    let words = values[volume]
    if words.isEmpty, namesSeveralVolumes(values) { throw ValidationError(Messages.whichVolume) }
    if values[clear], !words.isEmpty { throw ValidationError(Messages.clearingTakesNoVolume) }
    var visit = try Visit(invocation)
    if values[clear] { return try cleared(&visit) }
    if words.isEmpty { return list(visit) }
    if namesSeveralVolumes(values) {
      let books = try visit.series.books(named: words)
      let identities = books.map(\.identity)
      if values[finished] { return try mark(books, by: .finished(identities), &visit) }
      return try visit.change(
        books, by: .removedBookmarks(identities), saying: Answers.removedBookmark)
    }
    let (book, chapter) = try visit.series.bookAndChapter(named: words)
    guard let chapter else { return place(in: book, visit) }
    if let step = try Book.chapterStep(named: chapter) {
      return try visit.step(by: step, in: book)
    }
    let bookmark = Bookmark(
      chapter: try book.chapter(named: chapter), of: book.chapters)
    return try mark([book], by: .bookmarked(book.identity, bookmark), &visit)
  }

  /// Whether all words name volumes, so that none names a chapter.
  private static func namesSeveralVolumes(_ values: GivenValues) -> Bool {
    values[finished] || values[remove]
  }

  /// The words of the command that sets a bookmark in the first chapter, or finishes a volume without
  /// chapters.
  static func beginning(volume: Int, chapterCount: Int) -> [String] {
    chapterCount == 0 ? finishing(volume: volume) : [name, String(volume), "1"]
  }

  /// The words of the command that says that a volume is finished.
  static func finishing(volume: Int) -> [String] { [name, String(volume), finished.spelling] }
}

extension BookmarkCommand {
  private static func list(_ visit: Visit) -> CommandOutput {
    let begun = visit.library.state.records.filter(\.isBegun).map(\.volume)
    return visit.table(
      of: begun, notice: visit.lostNotice, hint: ListFilter.begun.hint(visit.invocation))
  }

  private static func place(in book: Book, _ visit: Visit) -> CommandOutput {
    let record = visit.library.record(of: book)
    let words = beginning(volume: book.seriesNumber, chapterCount: book.chapters.count)
    return visit.answer(
      about: [book], [Answers.bookmark(book, record)],
      hint: record.isBegun ? nil : visit.invocation.advice("To set one", words))
  }

  private static func mark(
    _ books: [Book], by change: ReaderState.Change, _ visit: inout Visit
  ) throws -> CommandOutput {
    try visit.change(books, by: change) { Answers.bookmark($0, $1, isChanged: $2 != nil) }
  }

  private static func cleared(_ visit: inout Visit) throws -> CommandOutput {
    guard let replaced = try visit.change(.clearedBookmarks) else {
      return visit.answer(about: [], ["No volume had a bookmark."], replacing: nil)
    }
    let hadBookmark = replaced.records.contains { $0.bookmark != nil }
    let answer = hadBookmark ? "No volume has a bookmark now." : "No volume is finished now."
    let books = visit.books(numbered: replaced.records.map(\.volume))
    return visit.answer(about: books, [answer], replacing: replaced)
  }
}
