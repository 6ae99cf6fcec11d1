import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books recap [VOLUME [CHAPTER]]`: the story so far.
enum RecapCommand: BookCommand {
  private static let volume = VolumeArgument.withChapter(
    "A number or words of a title; by default, your bookmark.")
  private static let all = Flag("all", help: "Tell the story of the whole volume.")

  static let name = "recap"
  static let abstract = "Tell the story up to your bookmark."
  static let discussion: [HelpBlock] = [
    """
    Tells what happens before the chapter that you are in, and not a word of what comes after. \
    CHAPTER takes the place of your bookmark. Without VOLUME, it is the volume that you are in.
    """
  ]
  static let examples = [
    Example("recap", "The story up to your bookmark"),
    Example("recap 4 9", "The story of volume 4 up to chapter 9"),
  ]
  static let arguments = [volume.definition]
  static let options = [all, PageOptions.json]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let visit = try Visit(invocation)
    let words = invocation.values[volume]
    let (book, chapter) =
      words.isEmpty
      ? (visit.library.currentBook, nil) : try visit.series.bookAndChapter(named: words)
    let isWhole = invocation.values[all]
    if isWhole, chapter != nil { throw ValidationError(Messages.allTakesNoChapter) }
    let place = try chapter.map { try book.chapter(named: $0) }
    let record = visit.library.record(of: book)
    let recap = isWhole || place != nil ? Recap(book, upTo: place) : Recap(book, record)
    guard let recap else { return nothing(of: book, isBegun: record.isBegun, visit) }
    let format = invocation.format
    return visit.output(
      json: .recap(recap, of: book),
      page: recap.isUntold
        ? .answer([Answers.untold(book)], format: format) : .recap(recap, format: format))
  }

  /// Why nothing is told, and how to go on.
  private static func nothing(of book: Book, isBegun: Bool, _ visit: Visit) -> CommandOutput {
    let (volume, count) = (book.seriesNumber, book.chapters.count)
    let commands = [
      (Messages.setBookmark, BookmarkCommand.beginning(volume: volume, chapterCount: count)),
      (Messages.tellUpTo, [name, String(volume), String(min(2, count))]),
    ].compactMap { label, words in visit.invocation.commandLine(words).map { (label, $0) } }
    return visit.output(
      json: .recap(nil, of: book),
      page: .answer(
        [isBegun ? Answers.chapterGone : Answers.notBegun(book)],
        commands: book.chapters.isEmpty ? [] : commands, format: visit.invocation.format))
  }
}
