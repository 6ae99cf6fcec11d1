import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// `hp-books search TEXT...`: the places in the series where words occur.
struct SearchCommand: BookCommand {
  private static let text = Argument(words: "TEXT", value: .text(), help: "The words to look for.")

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
  static let options = [CommonOptions.json]

  private let query: String
  private let search: BookSearch

  init(_ given: GivenValues) throws(ValidationError) {
    query = given[Self.text].joined(by: " ")
    guard let search = BookSearch(query) else {
      throw ValidationError("There is nothing to search for in \(query.quoted).")
    }
    self.search = search
  }

  func run(_ settings: Settings) throws -> CommandOutput {
    let books = try Library(settings.source, state: .none).series.books
    let results = search.results(in: books)
    // Many results need much room, and the books need not be kept beside their page.
    let suggestion = results.isEmpty ? search.suggestion(in: books) : nil
    let command = results.first.flatMap {
      settings.commandLine([ShowCommand.name, String($0.seriesNumber)])
    }
    var output = settings.output(
      json: .search(query, results),
      page: .search(results, command: command, format: settings.format))
    if results.isEmpty {
      output.failure = NothingFound(text: query, hint: hint(suggestion, settings))
    }
    return output
  }

  /// The search that was probably meant.
  private func hint(_ suggestion: String?, _ settings: Settings) -> Hint? {
    guard let suggestion, settings.source.canBeReadAgain else { return nil }
    let words = suggestion.split(separator: " ").map(String.init)
    return .corrections([settings.typedLine.correction(suggestion.onOneLine.quoted, words)])
  }
}
