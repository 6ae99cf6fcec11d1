import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books show [VOLUME]`: the page of a volume.
struct ShowCommand: LibraryCommand {
  static let name = "show"
  static let synonyms: [Synonym] = ["open", "view", "info"]
  static let abstract = "Show the page of a volume."
  static let discussion: HelpBlock = """
    The page has the title, facts, dedication, summary, chapters and wiki address. With VOLUME, \
    the word show can be left out.
    """
  static let examples = [
    Example("show 3", "The page of volume 3"),
    Example("poa", "The same, by the initials of its title"),
  ]
  static let arguments = [VolumeArgument.one]
  static let options = SummaryToggle.options + [CommonOptions.noCover, CommonOptions.json]
  static let exclusiveGroups: [ExclusiveGroup] = [SummaryToggle.exclusive]

  private let words: [String]

  init(_ given: GivenValues) { words = given[VolumeArgument.one] }

  func named(in visit: Visit) throws -> Book { try visit.library.book(named: words) }

  func run(_ book: Book, in visit: inout Visit) throws -> CommandOutput {
    try SummaryToggle.perform(on: book, in: &visit)
    // A page that only a program has read is not the one that the user saw last.
    if !visit.settings.given.printsJSON { visit.library.session.remember(.shown(book)) }
    return CommandOutput(
      json: .book(visit.library.progress(of: book)), page: Self.page(of: book, in: visit),
      visit.settings)
  }

  static func page(of book: Book, in visit: Visit) -> Page {
    .book(
      visit.library.progress(of: book), toggle: visit.toggle(book), cover: visit.cover(of: book),
      hue: visit.painter?.hue(of: book), format: visit.format)
  }
}
