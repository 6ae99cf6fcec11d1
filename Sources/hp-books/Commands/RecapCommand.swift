import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books recap [VOLUME [CHAPTER]]`: the story so far.
struct RecapCommand: LibraryCommand {
  private static let volume = VolumeArgument.withChapter(
    "A number or words of a title; by default, your bookmark.")
  private static let all = Flag("all", help: "Tell the story of the whole volume.")

  static let name = "recap"
  static let synonyms: [Synonym] = ["story", "previously"]
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
  static let options = [all, CommonOptions.json]

  private let words: [String]
  private let isWhole: Bool

  init(_ given: GivenValues) {
    words = given[Self.volume]
    isWhole = given[Self.all]
  }

  func run(_ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    let named = try words.isEmpty ? nil : library.place(named: words)
    let (book, place) = (try named?.book ?? library.currentBook(), named?.chapter)
    if isWhole, place != nil {
      throw ValidationError("--all tells the whole story, so it takes no chapter.")
    }
    let record = library.record(of: book)
    let recap = isWhole || place != nil ? Recap(book, upTo: place) : Recap(book, record)
    guard let recap else { return nothing(of: book, record, settings) }
    let format = settings.format
    return settings.output(
      json: .recap(recap, of: book),
      page: recap.isUntold
        ? .answer([Answers.untold(book)], format: format) : .recap(recap, format: format))
  }

  /// Why nothing is told, and how to go on.
  private func nothing(of book: Book, _ record: BookRecord, _ settings: Settings) -> CommandOutput {
    let second = [Self.name, String(book.seriesNumber), String(min(2, book.chapters.count))]
    let commands = settings.commandLines([
      (Messages.setBookmark, BookmarkCommand.beginning(book)), ("Or name a chapter: ", second),
    ])
    return settings.output(
      json: .recap(nil, of: book),
      page: .answer(
        [record.isBegun ? Answers.chapterGone(record) : Answers.notBegun(book)],
        commands: book.chapters.isEmpty ? [] : commands, format: settings.format))
  }
}
