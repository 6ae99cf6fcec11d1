import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books list`: one row per volume.
enum ListCommand: BookCommand {
  static let name = "list"
  static let synonyms = ["ls", "dir"]
  static let abstract = Messages.listAbstract
  static let examples = [
    Example("list", Messages.listExample),
    Example("list --data my-books.json", Messages.dataExample),
  ]
  static let options = [JSONOutput.flag]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let series = try invocation.series()
    let session = invocation.session()
    let count = try series.count()
    return try invocation.output(
      json: .volumes(series.allBooks(), session.state),
      page: .volumes(
        SeriesTable(Array(1...count), of: series, session.state.volumes(of: count)),
        format: invocation.format),
      session: session)
  }
}
