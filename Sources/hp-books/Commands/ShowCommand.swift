import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// `hp-books show [VOLUME]`: the page of a volume.
struct ShowCommand: LibraryCommand {
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
  static let arguments = [VolumeArgument.one.definition]
  static let options = SummaryToggle.options + [CommonOptions.noCover, web, CommonOptions.json]
  static let exclusiveGroups: [ExclusiveGroup] = [
    SummaryToggle.exclusive, [web, CommonOptions.json],
  ]

  private static let web = Flag("web", help: "Open the volume’s wiki page in a browser.")

  let volume: String?
  private let isExpanded: Bool?
  private let opensWebPage: Bool

  init(_ given: GivenValues) {
    volume = given[VolumeArgument.one]
    isExpanded = SummaryToggle.requestedExpansion(in: given)
    opensWebPage = given[Self.web]
  }

  func run(_ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    let book = try library.currentBook(unless: volume)
    if opensWebPage, book.wiki == nil {
      throw ProgramError(
        code: .nothingFound, message: Messages.noWebPage(ofVolume: book.seriesNumber))
    }
    let record = try library.toggleSummary(of: book, isExpanded: isExpanded, settings)
    // A page that only a program has read is not the one that the user saw last.
    if !settings.options.printsJSON { library.session.remember(.shown(book)) }
    if opensWebPage, let webPage = book.wiki {
      return CommandOutput(
        lines: [StyledText(webPage.description, style: .address)], link: webPage,
        delivery: .browser(webPage))
    }
    return settings.output(
      json: .book(book, record),
      page: settings.page(
        of: book, record, cover: settings.covers(of: library)?.cover(of: book) ?? .none))
  }
}
