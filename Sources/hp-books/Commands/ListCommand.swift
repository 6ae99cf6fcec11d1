import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books list`: one row per volume.
struct ListCommand: LibraryCommand {
  private static let unread = Flag("unread", help: "Only volumes not begun in this reading.")
  private static let recent = Flag(
    "recent", help: "The \(ReaderState.maxRecentVolumes) volumes shown most recently, latest first."
  )
  private static let covers = Flag(
    "covers", help: "Show covers in place of rows, on a terminal with colour.")

  /// The options that ask for a filter, in the order of the filters.
  private static let filters = [
    unread, Flag("begun", help: "Only volumes with a bookmark or new chapters."),
    Flag("finished", help: "Only volumes finished, and not begun again."),
    Flag("shelf", help: "Only volumes on the shelf."), recent,
  ]

  static let name = "list"
  static let synonyms: [Synonym] = [
    "ls", "dir", "books", "volumes", Synonym("unread", unread),
    Synonym("recent", recent), Synonym("history", recent),
  ]
  static let abstract = "List the volumes of the series."
  static let discussion: HelpBlock = """
    The last column shows the chapter you are in, as 9/37 for chapter 9 of 37, or finished, and \
    what is on the shelf; chapter not found means that it is not in the file any more. The sign » \
    marks the volume you are reading.
    """
  static let examples = [
    Example("list", "All volumes, one per row"),
    Example("list --unread --covers", "The covers of those that you have not begun"),
  ]
  static let options = filters + [covers, CommonOptions.json]
  static let exclusiveGroups = [ExclusiveGroup(filters)]

  /// Which volumes are listed; nil for all.
  private let filter: ListFilter?
  private let showsCovers: Bool

  init(_ given: GivenValues) {
    filter = zip(ListFilter.allCases, Self.filters).first { given[$1] }?.0
    showsCovers = given[Self.covers]
  }

  func run(_: Void, in visit: inout Visit) -> CommandOutput {
    let volumes = visit.library.volumes(filter)
    let books = visit.library.books(numbered: volumes)
    if showsCovers, visit.settings.canDrawCovers, let painter = visit.painter,
      let page = Page.covers(of: books, visit.library.progress, painter, format: visit.format)
    {
      return visit.output(books, page: page)
    }
    return visit.table(of: volumes, in: filter)
  }
}
