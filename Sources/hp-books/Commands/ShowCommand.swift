import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// `hp-books show [VOLUME]`: the page of a volume.
enum ShowCommand: BookCommand {
  static let name = "show"
  static let synonyms: [Synonym] = ["open", "view", "info"]
  static let abstract = "Show the page of a volume."
  static let discussion: [HelpBlock] = [
    """
    The page has the title, facts, dedication, summary, chapters and wiki address. With VOLUME, \
    the word show can be left out.
    """
  ]
  static let examples = [
    Example("show 3", "The page of volume 3"),
    Example("poa", "The same, by the initials of its title"),
  ]
  static let arguments = [VolumeArgument.shownLast.definition]
  static let options = SummaryToggle.options + [PageOptions.noCover, web, PageOptions.json]
  static let exclusiveGroups: [ExclusiveGroup] = [
    SummaryToggle.exclusive, [web, PageOptions.json],
  ]

  private static let web = Flag("web", help: "Open the volume’s wiki page in a browser.")

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    var visit = try Visit(invocation)
    let book = try visit.requestedBook(named: invocation.values[VolumeArgument.shownLast])
    let webPage = try invocation.values[web] ? webPage(of: book) : nil
    let record = try visit.toggleSummary(of: book)
    // A page that only a program has read is not the one that the user saw last.
    if !invocation.values[PageOptions.json] { visit.show(book) }
    if let webPage {
      return CommandOutput(
        lines: [StyledText(webPage.description, style: .address)], link: webPage,
        session: visit.session, delivery: .browser(webPage))
    }
    return visit.output(
      json: .book(book, record),
      page: visit.page(of: book, record, cover: visit.covers?.cover(of: book) ?? .none))
  }

  private static func webPage(of book: Book) throws(ProgramError) -> WebAddress {
    if let page = book.wiki { return page }
    throw ProgramError(
      code: .nothingFound, message: Messages.noWebPage(ofVolume: book.seriesNumber))
  }
}
