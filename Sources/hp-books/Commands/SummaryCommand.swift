import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books summary [VOLUME]`: only the summary of a volume.
struct SummaryCommand: LibraryCommand {
  static let name = "summary"
  static let abstract = "Show the summary of a volume."
  static let discussion: HelpBlock = """
    A summary of \(Summary.collapsedLength) characters or more is collapsed until you expand it. \
    Your choice is remembered.
    """
  static let examples = [
    Example("summary 1", "The summary of volume 1, as you left it"),
    Example("summary 1 --expand", "The whole summary, from now on"),
  ]
  static let arguments = [VolumeArgument.one]
  static let options = SummaryToggle.options + [CommonOptions.json]
  static let exclusiveGroups: [ExclusiveGroup] = [SummaryToggle.exclusive]

  private let words: [String]

  init(_ given: GivenValues) { words = given[VolumeArgument.one] }

  func named(in visit: Visit) throws -> Book { try visit.library.book(named: words) }

  func run(_ book: Book, in visit: inout Visit) throws -> CommandOutput {
    try SummaryToggle.perform(on: book, in: &visit)
    return CommandOutput(
      json: .summary(of: visit.library.progress(of: book)),
      page: .summary(
        of: book, isExpanded: visit.library.record(of: book).isExpanded,
        toggle: visit.toggle(book), format: visit.format),
      visit.settings)
  }
}

/// The flags that expand or collapse a summary.
enum SummaryToggle {
  private static let expand = Flag("expand", help: "Show the whole summary from now on.")
  private static let collapse = Flag(
    "collapse", help: "Show only the beginning of the summary from now on.")

  static let options = [expand, collapse]

  /// A run that remembers nothing cannot be asked to remember this.
  static let exclusive = ExclusiveGroup(options + [CommonOptions.noState])

  /// Does what the user asked for, if either flag was given.
  static func perform(on book: Book, in visit: inout Visit) throws {
    let given = visit.settings.given
    guard given[expand] || given[collapse] else { return }
    try visit.settings.requirePlaceForChange()
    // A short summary has no states.
    guard book.summary.isCollapsible else { return }
    let change: ReaderState.Change = given[expand] ? .expanded(book) : .collapsed(book)
    // A page need not wait for the disk, but what a program reads must be true.
    if given.printsJSON {
      _ = try visit.perform(change)
    } else {
      visit.library.session.remember(change)
    }
  }
}
