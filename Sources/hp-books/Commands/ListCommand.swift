import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books list`: one row per volume.
struct ListCommand: LibraryCommand {
  static let name = "list"
  static let synonyms: [Synonym] = ["ls", "dir"]
  static let abstract = "List the volumes of the series."
  static let discussion: [HelpBlock] = [
    """
    The Status column shows the chapter that you are in, such as 9/37, or finished; kept means \
    that the volume is on the shelf. It is empty for a volume that you have neither begun nor \
    kept.
    """
  ]
  static let examples = [
    Example("list", "All volumes, one per row"),
    Example("list --unread", "The volumes that you have not begun"),
    Example("list --data my-books.json", "The volumes of another data file"),
  ]
  static let options = ListFilter.flags + [CommonOptions.json]
  static let exclusiveGroups = [ListFilter.flags]

  /// Which volumes are listed; nil for all.
  private let filter: ListFilter?

  init(_ given: GivenValues) {
    filter = zip(ListFilter.allCases, ListFilter.flags).first { given[$1] }?.0
  }

  func run(_ library: inout Library, _ settings: Settings) -> CommandOutput {
    settings.list(filter, of: library)
  }
}

extension Settings {
  /// The volumes that a filter chooses, or all of them, with a hint for people if there are none.
  func list(_ filter: ListFilter?, of library: Library) -> CommandOutput {
    let series = library.series
    return table(
      of: filter?.volumes(in: library.state, of: series.count) ?? Array(series.volumes),
      in: library, hint: filter?.hint(self))
  }
}
