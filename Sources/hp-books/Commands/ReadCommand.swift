import ArgumentParsing
import BookCore
import BookPresentation
import TerminalKit

/// `hp-books read [VOLUME [CHAPTER]]`: a volume in full screen.
struct ReadCommand: LibraryCommand {
  private static let volume = VolumeArgument.withChapter(
    "A number or words of a title; the page opens there.")

  static let name = "read"
  static let synonyms: [Synonym] = ["keys", "continue", "resume", "start", "reread"]
  static let abstract = "Show a volume in full screen."
  static let discussion: HelpBlock = [
    """
    Opens the page that show prints, at CHAPTER if given; the keyboard scrolls it. Without VOLUME, \
    it opens the volume you are reading, at your bookmark.
    """,
    .terms(KeyTable.help.map { Term($0.name, $0.meaning) }),
    """
    Without a terminal, or with TERM empty or dumb, it prints the page as show does. With a screen \
    reader, set TERM=dumb.
    """,
  ]
  static let examples = [
    Example("read 3", "Volume 3"),
    Example("read 3 9", "Volume 3, at chapter 9"),
    Example("read", "The volume you are reading"),
  ]
  static let arguments = [volume]
  static let options = [CommonOptions.noCover]

  private let words: [String]

  init(_ given: GivenValues) { words = given[Self.volume] }

  func named(in visit: Visit) throws -> NamedPlace { try visit.library.place(named: words) }

  func run(_ place: NamedPlace, in visit: inout Visit) throws -> CommandOutput {
    let (settings, format, book) = (visit.settings, visit.format, place.book)
    guard var screen = settings.fullScreen() else {
      visit.library.session.remember(.shown(book))
      let page = ShowCommand.page(of: book, in: visit)
      let context = settings.context
      let isPlain =
        context.output.isTerminal && !context.environment.terminalSupportsEscapeSequences
      let hint = "With any other TERM, read fills the screen, and keys lead on."
      return CommandOutput(lines: page.lines, link: page.link, hint: isPlain ? hint : nil)
    }
    visit.library.session = visit.library.session.orInMemory
    var reader = InteractiveReader(
      visit.library, volume: book.seriesNumber, atBookmark: words.isEmpty, chapter: place.chapter,
      size: screen.size,
      widestPage: PageFormat(
        width: settings.given.width ?? PageFormat.defaultMaxPageWidth,
        usesColor: format.usesColor, usesASCII: format.usesASCII),
      painter: visit.painter, showsCovers: settings.showsCovers)
    reader.readerName = settings.reader.flatMap { $0.name == .usual ? nil : $0.name.text }
    if let new = settings.newReader { reader.say(Messages.newReader(new)) }
    var loop = ReaderLoop<FullScreen>(reader, allowsLinks: settings.allowsLinks)
    loop.run(on: &screen)
    visit.library.session = loop.reader.library.session
    var failure: (any Error)?
    do { try screen.leave { visit.library.session.save() } } catch { failure = error }
    // It has been waited for long enough, and is not tried once more.
    if let unsaved = visit.library.session.failure { throw unsaved }
    let hasChanged = visit.library.state.records.contains { !$0.isBlank }
    let isForgotten = settings.given.keepsState && !settings.source.canBeReadAgain && hasChanged
    return CommandOutput(
      hint: isForgotten ? Messages.nothingRemembered(of: settings.source.name) : nil,
      failure: failure)
  }
}
