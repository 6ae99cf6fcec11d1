import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books list`: one row per volume.
struct ListCommand: LibraryCommand {
  private static let covers = Flag(
    "covers", help: "Show covers in place of rows, on a terminal with colour.")

  static let name = "list"
  static let synonyms: [Synonym] = [
    "ls", "dir", "books", "volumes", Synonym("unread", ListFilter.unreadFlag),
    Synonym("recent", ListFilter.recentFlag), Synonym("history", ListFilter.recentFlag),
  ]
  static let abstract = "List the volumes of the series."
  static let discussion: [HelpBlock] = [
    """
    The last column shows the chapter you are in, as 9/37 for chapter 9 of 37, or finished, and \
    what is on the shelf; chapter not found means that it is not in the file any more. The sign » \
    marks the volume you are reading.
    """
  ]
  static let examples = [
    Example("list", "All volumes, one per row"),
    Example("list --unread --covers", "The covers of those that you have not begun"),
  ]
  static let options = ListFilter.flags + [covers, CommonOptions.json]
  static let exclusiveGroups = [ListFilter.flags]

  /// Which volumes are listed; nil for all.
  private let filter: ListFilter?
  private let showsCovers: Bool

  init(_ given: GivenValues) {
    filter = zip(ListFilter.allCases, ListFilter.flags).first { given[$1] }?.0
    showsCovers = given[Self.covers]
  }

  func run(_: Void, _ library: inout Library, _ settings: Settings) -> CommandOutput {
    let volumes = library.volumes(filter)
    let books = library.books(numbered: volumes)
    if showsCovers, settings.canDrawCovers, let painter = settings.painter(of: library),
      let page = Page.covers(of: books, library.progress, painter, format: settings.format)
    {
      return CommandOutput(books, of: library, settings, page: page)
    }
    return .table(
      of: volumes, areKept: filter == .kept, in: library, settings,
      orElse: filter?.emptyList(settings, library))
  }
}

extension ListFilter {
  /// The options that ask for a filter, in the order of the filters.
  static let flags = [
    unreadFlag,
    Flag("begun", help: "Only volumes with a bookmark or new chapters."),
    Flag("finished", help: "Only volumes finished, and not begun again."),
    Flag("shelf", help: "Only volumes on the shelf."),
    recentFlag,
  ]

  fileprivate static let unreadFlag = Flag(
    "unread", help: "Only volumes not begun in this reading.")
  fileprivate static let recentFlag = Flag(
    "recent", help: "The \(ReaderState.maxRecentVolumes) volumes shown most recently, latest first."
  )

  /// What to say where there are none, and how to change that.
  func emptyList(_ settings: Settings, _ library: Library) -> EmptyList {
    let first = library.series[0]
    let (fact, purpose, words) =
      switch self {
      case .unread: ("No volume is unread.", "To see all", AdvisedLine.list)
      case .begun:
        (
          "No volume has a bookmark.", Messages.toSetBookmark(in: first),
          AdvisedLine.setBookmark(in: first)
        )
      case .finished: ("No volume is finished.", "To mark one as finished", AdvisedLine.finish([1]))
      case .kept: ("The shelf is empty.", "To put a volume on it", AdvisedLine.shelve(first))
      case .recent: ("No volume was shown recently.", "To show one", AdvisedLine.show(first))
      }
    return EmptyList(fact: fact, hint: settings.advice(purpose, words))
  }
}
