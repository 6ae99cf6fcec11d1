import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books summary [VOLUME]`: only the summary of a volume.
struct SummaryCommand: LibraryCommand {
  static let name = "summary"
  static let abstract = "Show the summary of a volume."
  static let discussion: [HelpBlock] = [
    """
    A summary of \(Summary.collapsedLength) characters or more is collapsed until you expand it. \
    Your choice is remembered.
    """
  ]
  static let examples = [
    Example("summary 1", "The summary of volume 1, as you left it"),
    Example("summary 1 --expand", "The whole summary, from now on"),
  ]
  static let arguments = [VolumeArgument.one]
  static let options = SummaryToggle.options + [CommonOptions.json]
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
    let record = try library.toggleSummary(of: book, isExpanded: isExpanded, settings)
    return CommandOutput(
      json: .summary(of: library.progress(of: book)),
      page: .summary(
        of: book, isExpanded: record.isExpanded,
        toggle: settings.toggle(book, record), format: settings.format),
      settings)
  }
}

/// The flags that expand or collapse a summary.
enum SummaryToggle {
  static let expand = Flag("expand", help: "Show the whole summary from now on.")
  static let collapse = Flag(
    "collapse", help: "Show only the beginning of the summary from now on.")

  static let options = [expand, collapse]

  /// A run that remembers nothing cannot be asked to remember this.
  static let exclusive = ExclusiveGroup(options + [CommonOptions.noState])

  /// Whether the user asked for the whole summary, or nil if neither flag was given.
  static func requestedExpansion(in given: GivenValues) -> Bool? {
    given[expand] ? true : given[collapse] ? false : nil
  }
}
