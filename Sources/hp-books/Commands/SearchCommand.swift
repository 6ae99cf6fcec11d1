import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books search TEXT...`: the places in the series where words occur.
enum SearchCommand: BookCommand {
  private static let text = Argument(
    "TEXT", value: .text(), help: Messages.searchTextHelp, extent: .words)

  static let name = "search"
  static let synonyms = ["find", "grep"]
  static let abstract = Messages.searchAbstract
  static let discussion: [HelpBlock] = Messages.searchDiscussion.map(HelpBlock.paragraph)
  static let examples = [
    Example("search dumbledore", Messages.searchExample),
    Example("search dark lord", Messages.searchWordsExample),
  ]
  static let arguments = [text.definition]
  static let options = [JSONOutput.flag]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let query = invocation.values.all(text).joined(separator: " ")
    guard let search = BookSearch(query) else {
      throw ValidationError(Messages.nothingToSearch(query))
    }
    let series = try invocation.series()
    let books = try series.allBooks()
    let results = search.results(in: books)
    return invocation.output(
      json: .search(query, results),
      page: Page.search(results, format: invocation.format),
      failure: results.isEmpty
        ? NothingFound(text: query, suggestion: search.suggestion(in: books)) : nil)
  }
}

/// The search found nothing, which is not a mistake.
struct NothingFound: Error {
  let text: String

  /// The words that were probably meant, or nil if nobody can tell.
  let suggestion: String?
}
