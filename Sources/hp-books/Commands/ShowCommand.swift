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
  static let arguments = [VolumeArgument.one]
  static let options = SummaryToggle.options + [CommonOptions.noCover, CommonOptions.json]
  static let exclusiveGroups: [ExclusiveGroup] = [SummaryToggle.exclusive]

  private let words: [String]
  private let isExpanded: Bool?

  init(_ given: GivenValues) {
    words = given[VolumeArgument.one]
    isExpanded = SummaryToggle.requestedExpansion(in: given)
  }

  func named(in library: Library, _ settings: Settings) throws -> Book {
    try library.book(named: words)
  }

  func run(_ book: Book, _ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    _ = try library.toggleSummary(of: book, isExpanded: isExpanded, settings)
    // A page that only a program has read is not the one that the user saw last.
    if !settings.options.printsJSON { library.session.remember(.shown(book)) }
    let volume = library.progress(of: book)
    return CommandOutput(
      json: .book(volume), page: Self.page(of: book, in: library, settings), settings)
  }

  /// The page of a volume, with its cover if there is room.
  static func page(of book: Book, in library: Library, _ settings: Settings) -> Page {
    .book(
      library.progress(of: book), toggle: settings.toggle(book, library.record(of: book)),
      cover: settings.covers(of: library)?.cover(of: book) ?? .none,
      hue: settings.painter(of: library)?.hue(of: book), format: settings.format)
  }
}
