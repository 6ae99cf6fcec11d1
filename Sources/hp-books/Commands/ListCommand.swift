import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books list`: one row per volume.
enum ListCommand: BookCommand {
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
  static let options = ListFilter.flags + [PageOptions.json]
  static let exclusiveGroups = [ListFilter.flags]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let visit = try Visit(invocation)
    let filter = zip(ListFilter.allCases, ListFilter.flags).first { invocation.values[$1] }?.0
    return visit.list(filter)
  }
}
