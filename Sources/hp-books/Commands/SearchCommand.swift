import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// `hp-books search TEXT...`: the places in the series where words occur.
struct SearchCommand: BookCommand {
  private static let text = Argument(words: "TEXT", value: .text(), help: "The words to look for.")
  private static let all = Flag("all", help: "Search everything, read or not.")

  static let name = "search"
  static let synonyms: [Synonym] = ["find", "grep"]
  static let abstract = "Search the series for words."
  static let discussion: [HelpBlock] = [
    """
    Searches the covers of all volumes (titles, authors, dedications, summaries) and the story so \
    far: titles of the chapters that you have read or are in, summaries of those that you have \
    read, who is who in them, and stories of finished volumes. Before you have set a bookmark or \
    finished a volume, it searches the titles of all chapters.
    """,
    """
    Several words must all occur in the same text, in any order, or some of them in the title of \
    its volume: lupin azkaban finds Lupin in volume 3.
    """,
    """
    A word matches the beginning of words: owl finds owls, not Rowling. If no word begins \
    with it, it matches anywhere in a word. Spaces may be left out, and initial consonants \
    match Hangul. An author shared by all volumes is left out if anything else is found.
    """,
    """
    Case, width, accents, apostrophes, full stops and the kind of quotation mark or hyphen make no \
    difference.
    """,
  ].map(HelpBlock.paragraph)
  static let examples = [
    Example("search dumbledore", "Dumbledore, as far as you have read"),
    Example("search dark lord", "Texts with both words"),
    Example("search lupin --all", "Lupin in all volumes, read or not"),
  ]
  static let arguments = [text]
  static let options = [all, CommonOptions.json]

  private let words: [String]
  private let search: SearchQuery
  private let findsAll: Bool

  private var query: String { words.joined(by: " ") }

  init(_ given: GivenValues) throws(ValidationError) {
    words = given[Self.text]
    findsAll = given[Self.all]
    let query = words.joined(by: " ")
    guard let search = SearchQuery(query) else {
      throw ValidationError("There is nothing to search for in \(query.quoted).")
    }
    self.search = search
  }

  func run(_ settings: Settings) throws -> CommandOutput {
    // Many results need much room, and the books need not be kept beside their page.
    let answer = answer(in: try settings.library(), settings)
    let isFound = !answer.results.isEmpty
    var output =
      answer.document.map { CommandOutput(delivery: .document($0)) }
      ?? CommandOutput(
        paging: isFound
          ? .search(answer.results, next: answer.next, format: settings.format) : Page())
    if !isFound {
      output.failure = NothingFound(
        text: query, hint: hint(answer.suggestion, settings), next: answer.next)
    }
    output.session = answer.session
    return output
  }
}

/// What a search comes to, without the books.
private struct SearchAnswer {
  let results: [SearchResult]
  let suggestion: String?

  /// What programs get; nil if they did not ask.
  let document: JSONDocument?

  /// What to type next.
  let next: Page

  let session: ReaderStateSession
}

extension SearchCommand {
  private func answer(in library: Library, _ settings: Settings) -> SearchAnswer {
    let story = library.story(isWhole: findsAll)
    let results = search.results(in: story)
    return SearchAnswer(
      results: results, suggestion: results.isEmpty ? search.suggestion(in: story) : nil,
      document: settings.options.printsJSON ? document(of: results, in: story, library) : nil,
      next: next(results.first, story, library, settings),
      // The session knows the books, too, and has nothing to save.
      session: library.session.warnings.isEmpty ? ReaderStateSession() : library.session)
  }

  private func document(
    of results: [SearchResult], in story: StorySoFar, _ library: Library
  ) -> JSONDocument {
    .search(query, searched: story.leavesOut ? .read : .all, results, in: library.series)
  }

  /// What to type to open the first hit, what was searched, and how to search more, which is the
  /// same whatever was found.
  private func next(
    _ result: SearchResult?, _ story: StorySoFar, _ library: Library, _ settings: Settings
  ) -> Page {
    let format = result == nil ? settings.error.format : settings.format
    let first = result.flatMap { opening($0, in: story, library) }
    return settings.wayToSearchMore(
      than: story, searched(in: story), in: library, Self.name, words, with: Self.all,
      behind: first.map { [(Messages.openFirst, $0)] } ?? [], format)
  }

  /// What was searched, where that is not everything.
  private func searched(in story: StorySoFar) -> String {
    if story.volumes.contains(where: \.isRead) { return Messages.searchedRead }
    return story.keepsPlace ? Messages.searchedBegun : Messages.searchedContents
  }

  /// The words of the command that opens a volume where the first of its hits stands; nil if each
  /// would tell more than the story that is searched.
  private func opening(
    _ result: SearchResult, in story: StorySoFar, _ library: Library
  ) -> [String]? {
    let book = library.series[result.volume - 1]
    let hit = result.hits[0]
    let place = hit.field.chapter
    switch hit.field.kind {
    case .title, .otherTitle, .author, .dedication, .summary:
      return [ShowCommand.name, String(book.seriesNumber)]
    case .chapterTitle:
      return place.map {
        [ReadCommand.name, String(book.seriesNumber), book.nameOfChapter(at: $0)]
      }
    case .chapterSummary:
      return place.flatMap { RecapCommand.telling(chapter: $0, of: book, in: story, library) }
    case .person:
      let people = place.map { book.chapters[$0 - 1].people } ?? []
      return people.first { $0.nameAndText.utf8.elementsEqual(hit.text.utf8) }.flatMap {
        WhoCommand.telling(personNamed: $0.name, in: story, isWhole: findsAll)
      }
    case .story: return RecapCommand.tellingStory(of: book, in: story, library)
    }
  }

  /// The search that was probably meant.
  private func hint(_ suggestion: String?, _ settings: Settings) -> Hint? {
    guard let suggestion, settings.source.canBeReadAgain else { return nil }
    let words = suggestion.split(separator: " ").map(String.init)
    return .corrections([settings.typedLine.correction(suggestion.onOneLine.quoted, words)])
  }
}
