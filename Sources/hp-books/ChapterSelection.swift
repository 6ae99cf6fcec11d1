import ArgumentParsing
import BookCore
import BookPresentation

/// The chapter that a command line asks for, before it is looked up in its volume.
struct ChapterSelection {
  private let name: String

  /// Reads the argument `CHAPTER`.
  ///
  /// - Parameter name: A number, or words of a title.
  init(_ name: String) {
    self.name = name
  }

  /// Finds the chapter.
  ///
  /// - Parameters:
  ///   - book: The volume.
  ///   - invocation: The invocation that asks for it, which an error may repeat in part.
  /// - Returns: The place of the chapter, counted from 1.
  /// - Throws: `ValidationError` if the volume has no such chapter, or several.
  func place(in book: Book, for invocation: Invocation) throws(ValidationError) -> Int {
    let lookup = ChapterLookup(book.chapters)
    guard !book.chapters.isEmpty else {
      throw ValidationError(
        Messages.noChapters(inVolume: book.seriesNumber),
        hint: BookmarkCommand.setting(.finished, in: book).flatMap(invocation.commandLine)
          .map { Messages.typeHint($0.text) })
    }
    if let number = WholeNumber(name) {
      if let place = number.value.flatMap(lookup.chapter(numbered:)) { return place }
      // A number may also be a title, such as 1984.
      if let place = lookup.chapter(titled: name) { return place }
      throw ValidationError(Messages.noChapter(name, in: book))
    }
    switch lookup.chapter(named: name) {
    case .one(let place): return place
    case .several(let places):
      throw ValidationError(
        Messages.severalChapters(name, places.count),
        details: Messages.listed(places) { place in
          let (name, title) = (lookup.name(ofChapterAt: place), book.chapters[place - 1].title)
          // A title that is its own name need not be there twice.
          return (name.flatMap { $0 == title ? nil : $0 } ?? "", title)
        },
        hint: Messages.severalHint)
    case .none(let nearest):
      let message = Messages.noChapterTitle(name, inVolume: book.seriesNumber)
      if let nearest { throw ValidationError(Messages.didYouMean(nearest, after: message)) }
      throw ValidationError(
        message,
        hint: invocation.commandLine([ChaptersCommand.name, String(book.seriesNumber)])
          .map { Messages.chaptersHint($0.text) })
    }
  }
}
