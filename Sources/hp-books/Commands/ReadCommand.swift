import ArgumentParsing
import BookCore
import BookPresentation
import TerminalKit

/// `hp-books read [VOLUME]`: a volume in full-screen mode.
enum ReadCommand: BookCommand {
  static let name = "read"
  static let abstract = Messages.readAbstract
  static let discussion: [HelpBlock] = [
    .paragraph(Messages.readDiscussion),
    .terms(ReaderHelp.keys.map { Term($0.keys, $0.meaning) }),
    .paragraph(Messages.readPlainDiscussion),
  ]
  static let examples = [
    Example("read 3", Messages.readExample),
    Example("read", Messages.readAgainExample),
  ]
  static let arguments = [VolumeArgument.argument.definition]
  static let options = [CoverOption.noCover]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let file = try invocation.series()
    var session = invocation.session()
    let selection = VolumeSelection(invocation) { session.state.lastShownVolume }
    let book = try selection.book(in: file, for: invocation)
    session.remember(.shown(book.seriesNumber), isRequested: false)

    guard let screen = invocation.fullScreen() else {
      session.remember(.visited(book.seriesNumber), isRequested: false)
      let page = plainPage(of: book, invocation, session.state)
      return CommandOutput(lines: page.lines, link: page.link, session: session)
    }
    let covers = try invocation.coverDepth.map { try CoverPainter(file, depth: $0) }
    let reader = Reader(
      series: try BookSeries(file), volume: book.seriesNumber, state: session.state,
      size: screen.size,
      options: ReaderOptions(
        maxPageWidth: invocation.values[CommonOptions.width] ?? ReaderOptions().maxPageWidth,
        usesColor: invocation.format.usesColor, usesASCII: invocation.usesASCII),
      covers: covers)
    let loop = ReaderLoop(
      reader, session, browser: invocation.context.browser(isAtTerminal: true),
      allowsLinks: invocation.allowsLinks)
    return CommandOutput(lines: [], session: loop.run(on: screen))
  }
}

extension ReadCommand {
  private static func plainPage(
    of book: Book, _ invocation: Invocation, _ state: ReaderState
  ) -> Page {
    let state = state.volume(book.seriesNumber)
    let toggle = SummaryToggle.command(for: book, isExpanded: state.isExpanded, invocation)
    return .book(book, state, toggle: toggle, format: invocation.format)
  }
}
