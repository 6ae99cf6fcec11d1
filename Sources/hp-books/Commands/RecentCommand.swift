import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books recent`: the volumes shown most recently.
struct RecentCommand: LibraryCommand {
  private static let clear = Flag("clear", help: "Empty the list.")

  static let name = "recent"
  static let synonyms: [Synonym] = ["history"]
  static let abstract = "List the volumes shown most recently."
  static let discussion: [HelpBlock] = [
    """
    It lists up to \(ReaderState.maxRecentVolumes) volumes, the latest first. A volume counts once \
    show has shown its page, or once you have stayed on it in read.
    """
  ]
  static let examples = [Example("recent", "The volumes shown most recently")]
  static let options = [clear, CommonOptions.json]
  static let exclusiveGroups = [ExclusiveGroup([clear, CommonOptions.noState])]

  private let clearsList: Bool

  init(_ given: GivenValues) { clearsList = given[Self.clear] }

  func run(_ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    guard clearsList else { return settings.list(.recent, of: library) }
    return try library.change(
      library.books(numbered: library.state.recentVolumes), by: .clearedRecent, settings,
      saying: "The list of recent volumes is now empty.",
      orElse: "The list of recent volumes was already empty.")
  }
}
