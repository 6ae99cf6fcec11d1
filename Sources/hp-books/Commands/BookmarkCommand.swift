import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books bookmark [VOLUME [CHAPTER]]`: which chapter the user is in.
enum BookmarkCommand: BookCommand {
  private static let chapter = Argument(
    "CHAPTER", value: .name(subject: CompletionSubject.chapters.rawValue),
    help: Messages.chapterHelp, isOptional: true, extent: .phrase)
  private static let finished = Flag("finished", help: Messages.finishedHelp)
  private static let remove = Flag("remove", help: Messages.bookmarkRemoveHelp)
  private static let clear = Flag("clear", help: Messages.bookmarkClearHelp)

  static let name = "bookmark"
  static let abstract = Messages.bookmarkAbstract
  static let discussion: [HelpBlock] = [.paragraph(Messages.bookmarkDiscussion)]
  static let examples = [
    Example("bookmark 3 9", Messages.bookmarkExample),
    Example("bookmark 3 --finished", Messages.finishedExample),
    Example("bookmark", Messages.bookmarksExample),
  ]
  static let arguments = [VolumeArgument.word.definition, chapter.definition]
  static let options = [finished, remove, clear, JSONOutput.flag]
  static let exclusiveGroups = [
    ExclusiveGroup([finished, remove, clear, CommonOptions.noState])
  ]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let values = invocation.values
    let isChange = values[finished] || values[remove]
    guard let word = values[VolumeArgument.word] else {
      if isChange { throw ValidationError(Messages.whichVolume) }
      var library = try Library(invocation)
      return values[clear] ? cleared(&library) : list(library, invocation)
    }
    if values[clear] { throw ValidationError(Messages.clearingTakesNoVolume) }
    var library = try Library(invocation)
    let book = try library.book(word)
    guard let name = values[chapter] else {
      return isChange
        ? changed(book, to: values[finished] ? .finished : nil, in: &library)
        : place(in: book, library, invocation)
    }
    if isChange { throw ValidationError(Messages.chapterAndFlag) }
    if !invocation.keepsState { throw ValidationError(Messages.noStateToChange) }
    let place = try ChapterSelection(name).place(in: book, for: invocation)
    return changed(book, to: .chapter(place), in: &library)
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
  private static func list(_ library: Library, _ invocation: Invocation) -> CommandOutput {
    let marked = library.books.filter { library.state.bookmarks[$0.seriesNumber] != nil }
    let hint = Messages.noBookmarkHint(invocation.commandLine([name, "1", "1"])?.text)
    return library.output(
      marked,
      page: .bookmarks(
        in: library.books, library.state.bookmarks, format: invocation.format),
      hint: marked.isEmpty ? hint : nil)
  }

  private static func place(
    in book: Book, _ library: Library, _ invocation: Invocation
  ) -> CommandOutput {
    let bookmark = library.state.bookmarks[book.seriesNumber]
    let hint = setting(book.chapters.isEmpty ? .finished : .chapter(1), in: book)
      .flatMap(invocation.commandLine).map { Messages.bookmarkHint($0.text) }
    return library.answer(
      about: [book], [Messages.bookmark(bookmark, in: book)],
      hint: bookmark == nil ? hint : nil)
  }

  private static func changed(
    _ book: Book, to bookmark: Bookmark?, in library: inout Library
  ) -> CommandOutput {
    let volume = book.seriesNumber
    let isNew = library.apply(
      bookmark.map { .bookmarked(volume, $0) } ?? .removedBookmark(volume))
    return library.answer(
      about: [book], [Messages.bookmark(bookmark, in: book, isNew: isNew)])
  }

  private static func cleared(_ library: inout Library) -> CommandOutput {
    let bookmarks = library.state.bookmarks
    let marked = library.books.filter { bookmarks[$0.seriesNumber] != nil }
    let isNew = library.apply(.clearedBookmarks)
    return library.answer(
      about: marked, [Messages.clearedBookmarks(isNew: isNew)],
      undo: marked.compactMap { book in
        bookmarks[book.seriesNumber].flatMap { setting($0, in: book) }
      })
  }
}
