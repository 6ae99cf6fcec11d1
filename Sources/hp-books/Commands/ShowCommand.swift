import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// `hp-books show [VOLUME]`: the page of a volume.
enum ShowCommand: BookCommand {
  static let name = "show"
  static let abstract = Messages.showAbstract
  static let discussion: [HelpBlock] = [.paragraph(Messages.showDiscussion)]
  static let examples = [
    Example("show 3", Messages.showExample),
    Example("show", Messages.showAgainExample),
  ]
  static let arguments = [VolumeArgument.argument.definition]
  static let options = SummaryToggle.options + [CoverOption.noCover, web, JSONOutput.flag]
  static let exclusiveGroups: [ExclusiveGroup] = [SummaryToggle.exclusive, [web, JSONOutput.flag]]

  private static let web = Flag("web", help: Messages.webHelp)

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let isPage = !invocation.values[JSONOutput.flag] && !invocation.values[web]
    let volume = try SelectedVolume(
      invocation, coverDepth: isPage ? invocation.coverDepth : nil)
    let webPage = try invocation.values[web] ? webPage(of: volume.book) : nil
    // What only a program has read is not what the user saw last.
    let session = volume.session(isShown: !invocation.values[JSONOutput.flag])
    if let webPage {
      return CommandOutput(
        lines: [StyledText(webPage.description, style: .address)], link: webPage,
        session: session, delivery: .browser(webPage))
    }
    let (book, state) = (volume.book, volume.state)
    return invocation.output(
      json: .book(book, state),
      page: .book(
        book, state, toggle: volume.toggle, cover: volume.cover, format: invocation.format),
      session: session)
  }

  private static func webPage(of book: Book) throws(NoWebPage) -> WebAddress {
    guard let page = book.wiki else { throw NoWebPage(volume: book.seriesNumber) }
    return page
  }
}

/// The volume has no web page to open.
struct NoWebPage: Error {
  let volume: Int
}
