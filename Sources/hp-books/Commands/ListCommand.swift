import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books list`: one row a volume.
enum ListCommand: BookCommand {
  static let description = Command(
    "list",
    abstract: Words.listAbstract,
    examples: [
      Example("hp-books list", Words.listExample),
      Example("hp-books list --data my-books.json", Words.dataExample),
    ],
    exclusive: CommonOptions.exclusive)

  static func answer(to request: Request) throws -> Answer {
    Answer(lines: SeriesTable(try request.series().headings()).lines(request.format))
  }
}
