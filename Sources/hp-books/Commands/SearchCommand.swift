import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// `hp-books search TEXT...`: the places in the series where words occur.
enum SearchCommand: BookCommand {
  private static let text = Argument(
    words: "TEXT", value: .text(), help: "The words to look for.")

  static let name = "search"
  static let synonyms: [Synonym] = ["find", "grep"]
  static let abstract = "Search the series for words."
  static let discussion: [HelpBlock] = [
    """
    Searches titles, authors, dedications, summaries and chapter titles. Several words must all \
    occur in the same text, in any order.
    """,
    """
    A word matches the beginning of words: owl finds owls, not Rowling. If no word in the series \
    begins with it, it matches anywhere in a word. Spaces may be left out, and initial consonants \
    match Hangul. An author shared by all volumes is left out if anything else is found.
    """,
    """
    Case, width, accents, apostrophes, full stops and the kind of quotation mark or hyphen make no \
    difference.
    """,
  ].map(HelpBlock.paragraph)
  static let examples = [
    Example("search dumbledore", "All mentions of Dumbledore"),
    Example("search dark lord", "All texts with both words"),
  ]
  static let arguments = [text.definition]
  static let options = [PageOptions.json]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let query = invocation.values[text].joined(by: " ")
    guard let search = BookSearch(query) else {
      throw ValidationError("There is nothing to search for in \(query.quoted).")
    }
    let books = try Library(invocation.source, state: .none).series.books
    let results = search.results(in: books)
    let suggestion = results.isEmpty ? search.suggestion(in: books) : nil
    let command = results.first.flatMap {
      invocation.commandLine([ShowCommand.name, String($0.seriesNumber)])
    }
    return invocation.output(
      json: .search(query, results),
      page: Page.search(results, command: command, format: invocation.format),
      failure: results.isEmpty ? NothingFound(text: query, suggestion: suggestion) : nil)
  }
}

/// The search found nothing, which is not a mistake.
struct NothingFound: Error {
  let text: String

  /// The words that were probably meant, or nil if no guess is good enough.
  let suggestion: String?
}
