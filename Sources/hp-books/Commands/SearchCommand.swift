import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books search TEXT...`: the places of the series where words occur.
enum SearchCommand: BookCommand {
  private static let text = Argument(
    "TEXT", value: .text(), help: Words.searchTextHelp, isRepeating: true)

  static let description = CommandDescription(
    "search",
    abstract: Words.searchAbstract,
    discussion: Words.searchDiscussion.map(HelpBlock.paragraph),
    examples: [
      Example("hp-books search dumbledore", Words.searchExample),
      Example("hp-books search dark lord", Words.searchWordsExample),
    ],
    arguments: [text.definition],
    options: [JSONOutput.flag])

  static func answer(to request: Request) throws -> Answer {
    let query = request.values.all(text).joined(separator: " ")
    guard let search = BookSearch(query) else {
      throw ValidationError(Words.nothingToSearch(query))
    }
    let results = search.results(in: try request.series().allBooks)
    return request.answer(
      json: .search(query, results),
      page: Page.search(results, format: request.format),
      failure: results.isEmpty ? NothingFound(text: query) : nil)
  }
}
