import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books next [VOLUME]`: a chapter on.
enum NextCommand: BookCommand {
  private static let volume = VolumeArgument.current(without: [CommonOptions.noState])

  static let name = "next"
  static let abstract = "Move your bookmark to the next chapter."
  static let discussion: [HelpBlock] = [
    """
    Without VOLUME, it moves the bookmark that you set last; if that volume is finished, it begins \
    the next one that is not. Moving on from the last chapter finishes the volume.
    """
  ]
  static let examples = [
    Example("next", "You have read a chapter"),
    Example("next 4", "Begin volume 4, or move on in it"),
  ]
  static let arguments = [volume.definition]
  static let options = [PageOptions.json]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    var visit = try Visit(invocation)
    let name = invocation.values[volume]
    let book = try visit.currentBook(named: name)
    if name == nil, visit.library.record(of: book).isFinished {
      return visit.answer(about: [book], [Messages.allFinished], replacing: nil)
    }
    return try visit.step(by: 1, in: book)
  }
}

extension Visit {
  /// Moves the bookmark of a volume by some chapters.
  ///
  /// - Throws: `ValidationError` if that leads nowhere.
  mutating func step(by count: Int, in book: Book) throws -> CommandOutput {
    let change = ReaderState.Change.moved(book.identity, by: count, in: book.chapters)
    let replaced = try self.change(change)
    let record = library.record(of: book)
    let isThere =
      count == 0 ? record.bookmark != nil : record.step(by: count, in: book.chapters) == .end
    if replaced == nil, !isThere, invocation.source.series != nil {
      throw ValidationError(
        Messages.noStep(by: count, record, in: book),
        hint: invocation.example(
          BookmarkCommand.beginning(volume: book.seriesNumber, chapterCount: book.chapters.count)))
    }
    var answers = [Answers.bookmark(book, record, isChanged: replaced != nil)]
    guard record.isFinished else { return answer(about: [book], answers, replacing: replaced) }
    let nextBook = library.currentBook
    guard !library.record(of: nextBook).isFinished else {
      answers.append(Messages.allFinished)
      return answer(about: [book], answers, replacing: replaced)
    }
    let isBegun = library.record(of: nextBook).bookmark != nil
    return answer(
      about: [book], answers + [Answers.next(nextBook)],
      next: (isBegun ? Messages.readOn : Messages.beginIt, [NextCommand.name]),
      replacing: replaced)
  }
}
