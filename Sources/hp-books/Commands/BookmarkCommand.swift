import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books bookmark [VOLUME [CHAPTER]]`: the chapter that the user is in.
enum BookmarkCommand: BookCommand {
  private static let chapter = Argument(
    "CHAPTER", value: .name(), help: "A number or words of a title.", isOptional: true)
  private static let finished = Flag("finished", help: "Say that you have read the whole volume.")
  private static let remove = Flag("remove", help: "Take the bookmark out of the volume.")
  private static let clear = Flag("clear", help: "Take the bookmarks out of all volumes.")

  static let name = "bookmark"
  static let abstract = "Show or set your bookmarks."
  static let discussion: [HelpBlock] = [
    """
    Without CHAPTER, the place in VOLUME is shown; without VOLUME, all volumes that you have begun \
    or finished. With --finished or --remove, VOLUME can be several volumes, as in shelf.
    """
  ]
  static let examples = [
    Example("bookmark 3 9", "You are in chapter 9 of volume 3"),
    Example("bookmark 3 --finished", "You have read volume 3"),
    Example("bookmark", "Where you are in each volume"),
  ]
  static let arguments = [
    VolumeArgument.beforeChapter.definition.without(clear), chapter.definition,
  ]
  static let options = [finished, remove, clear, PageOptions.json]
  static let exclusiveGroups = [
    ExclusiveGroup([finished, remove, clear, CommonOptions.noState])
  ]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let values = invocation.values
    let words = values.all(VolumeArgument.beforeChapter)
    guard !words.isEmpty else {
      if namesSeveralVolumes(values) { throw ValidationError(Messages.whichVolume) }
      var visit = try Visit(invocation)
      return try values[clear] ? cleared(&visit) : list(visit)
    }
    if values[clear] { throw ValidationError(Messages.clearingTakesNoVolume) }
    var visit = try Visit(invocation)
    if namesSeveralVolumes(values) {
      let books = try visit.books(numbered: visit.volumes(named: words))
      return changed(books, to: values[finished] ? .finished : nil, in: &visit)
    }
    let (book, chapter) = try visit.bookAndChapter(named: words)
    guard let chapter else { return place(in: book, visit) }
    if !invocation.keepsState { throw ValidationError(Messages.noStateToChange) }
    return changed([book], to: .chapter(try visit.chapter(named: chapter, in: book)), in: &visit)
  }

  /// Whether all words name volumes, so that none names a chapter.
  static func namesSeveralVolumes(_ values: Values) -> Bool {
    values[finished] || values[remove]
  }

  /// The words of the command that sets a bookmark; nil if no command does, since the chapter is gone
  /// or has no name that leads to it.
  static func setting(_ bookmark: Bookmark, in book: Book) -> [String]? {
    let volume = String(book.seriesNumber)
    if bookmark == .finished { return [name, volume, finished.spelling] }
    return bookmark.chapter(of: book.chapters.count)
      .flatMap(ChapterLookup(book.chapters).name)
      .map { [name, volume, $0] }
  }
}

extension BookmarkCommand {
  private static func list(_ visit: Visit) throws -> CommandOutput {
    let (books, bookmarks) = (try visit.series.allBooks(), visit.state.bookmarks)
    let marked = books.filter { bookmarks[$0.seriesNumber] != nil }
    let advice = visit.invocation.advice("To set one", [name, "1", "1"])
    return visit.output(
      marked, page: .bookmarks(in: books, bookmarks, format: visit.invocation.format),
      hint: marked.isEmpty ? Messages.nothingYet("No volume has a bookmark.", advice) : nil)
  }

  private static func place(in book: Book, _ visit: Visit) -> CommandOutput {
    let bookmark = visit.state(of: book).bookmark
    let words = setting(book.chapters.isEmpty ? .finished : .chapter(1), in: book)
    return visit.answer(
      about: [book], [Messages.bookmark(bookmark, in: book)],
      hint: bookmark == nil ? words.flatMap { visit.invocation.advice("To set one", $0) } : nil)
  }

  private static func changed(
    _ books: [Book], to bookmark: Bookmark?, in visit: inout Visit
  ) -> CommandOutput {
    let answers = books.map { book in
      let volume = book.seriesNumber
      let isNew = visit.apply(bookmark.map { .bookmarked(volume, $0) } ?? .removedBookmark(volume))
      return Messages.bookmark(bookmark, in: book, isNew: isNew)
    }
    return visit.answer(about: books, answers)
  }

  private static func cleared(_ visit: inout Visit) throws -> CommandOutput {
    let bookmarks = visit.state.bookmarks
    let marked = try visit.series.allBooks().filter { bookmarks[$0.seriesNumber] != nil }
    let isNew = visit.apply(.clearedBookmarks)
    return visit.answer(
      about: marked, [isNew ? "No volume has a bookmark now." : "No volume had a bookmark."],
      undo: marked.compactMap { book in
        bookmarks[book.seriesNumber].flatMap { setting($0, in: book) }
      })
  }
}
