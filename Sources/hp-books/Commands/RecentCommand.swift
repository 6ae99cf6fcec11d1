import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books recent`: the volumes shown most recently.
enum RecentCommand: BookCommand {
  private static let clear = Flag("clear", help: "Empty the list.")

  static let name = "recent"
  static let synonyms: [Synonym] = ["history"]
  static let abstract = "List the volumes shown most recently."
  static let discussion: [HelpBlock] = [
    """
    It lists up to \(ReaderState.maxRecentVolumes) volumes, the latest first. A volume counts when \
    show prints it or you stay on it in read.
    """
  ]
  static let examples = [Example("recent", "The volumes shown most recently")]
  static let options = [clear, PageOptions.json]
  static let exclusiveGroups = [ExclusiveGroup([clear, CommonOptions.noState])]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    var visit = try Visit(invocation)
    guard invocation.values[clear] else { return visit.list(.recent) }
    let recent = visit.library.state.recentVolumes
    let replaced = try visit.change(.clearedRecent)
    return visit.answer(
      about: visit.books(numbered: recent),
      [
        replaced == nil
          ? "There were no recent volumes." : "The list of recent volumes is now empty."
      ], replacing: replaced)
  }
}
