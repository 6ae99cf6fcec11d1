import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books list`: one row per volume.
enum ListCommand: BookCommand {
  static let name = "list"
  static let synonyms = ["ls", "dir"]
  static let abstract = "List the volumes of the series."
  static let examples = [
    Example("list", "All volumes, one per row"),
    Example("list --data my-books.json", "The volumes of another data file"),
  ]
  static let options = [PageOptions.json]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    var visit = try Visit(invocation)
    try visit.recall()
    return try visit.table(of: Array(1...visit.series.count()))
  }
}
