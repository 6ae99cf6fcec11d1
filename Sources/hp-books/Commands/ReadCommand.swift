import ArgumentParsing
import BookCore
import BookPresentation
import TerminalKit

/// `hp-books read [VOLUME]`: a volume in full-screen mode.
enum ReadCommand: BookCommand {
  private static let volume = VolumeArgument.current()

  static let name = "read"
  static let synonyms: [Synonym] = ["keys"]
  static let abstract = "Read a volume in full-screen mode."
  static let discussion: [HelpBlock] = [
    """
    Opens the same page as show, to scroll with the keyboard. Without VOLUME, it opens the volume \
    that you are in, at your bookmark.
    """,
    .terms(KeyHelp.keys.map { Term($0.keys, $0.meaning) }),
    """
    Without a terminal, or with TERM empty or dumb, it prints the page as show does. With a screen \
    reader, use hp-books read | cat.
    """,
  ]
  static let examples = [
    Example("read 3", "Volume 3"),
    Example("read", "The volume that you are in"),
  ]
  static let arguments = [volume.definition]
  static let options = [PageOptions.noCover]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    var visit = try Visit(invocation)
    let book = try visit.currentBook(named: invocation.values[volume])
    guard var screen = invocation.fullScreen() else {
      visit.show(book)
      let page = visit.page(of: book, visit.library.record(of: book))
      return CommandOutput(lines: page.lines, link: page.link, session: visit.session)
    }
    let reader = InteractiveReader(
      series: visit.series, volume: book.seriesNumber,
      atBookmark: invocation.values[volume] == nil, state: visit.library.state,
      size: screen.size,
      widestPage: PageFormat(
        width: invocation.values[CommonOptions.width] ?? PageFormat.defaultMaxPageWidth,
        usesColor: invocation.format.usesColor, usesASCII: invocation.usesASCII),
      covers: visit.covers)
    var loop = ReaderLoop<FullScreen>(
      reader, visit.session, browser: invocation.context.browser(isAtTerminal: true),
      allowsLinks: invocation.allowsLinks)
    let ending = loop.run(on: &screen)
    var session = loop.session
    if case .signal(let signal) = ending { screen.end(by: signal) { session.save() } }
    screen.leave()
    return CommandOutput(session: session)
  }
}
