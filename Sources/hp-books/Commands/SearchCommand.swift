import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// `hp-books search TEXT...`: the places in the series where words occur.
struct SearchCommand: BookCommand {
  private static let text = Argument("TEXT", .words, value: .text(), help: "The words to look for.")
  private static let all = Flag("all", help: "Search everything, read or not.")

  static let name = "search"
  static let synonyms: [Synonym] = ["find", "grep"]
  static let abstract = "Search the series for words."
  static let discussion: [HelpBlock] = [
    """
    Searches titles, authors, dedications and summaries of all volumes, and the story so far: titles \
    of the chapters that you have read or are in, summaries of those that you have read, who is who \
    in them, and stories of finished volumes. Before you have set a bookmark or finished a volume, \
    it searches the titles of all chapters.
    """,
    """
    Several words must all occur in the same text, in any order, or some of them in the title of \
    its volume: `lupin azkaban` finds Lupin in volume 3.
    """,
    """
    A word matches the beginning of words: owl finds owls, not Rowling. If no word begins \
    with it, it matches anywhere in a word. Spaces may be left out, and initial consonants \
    match Hangul. An author shared by all volumes is left out if anything else is found.
    """,
    """
    Case, full-width letters, accents, apostrophes, full stops and the kind of quotation mark or \
    hyphen make no difference.
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
    var (output, findings, next) = answer(in: try settings.library(), settings)
    if findings.isEmpty || settings.options.printsJSON { return output }
    output.lines = Page.search(findings, next: next, format: settings.format).lines
    output.delivery = .paged
    return output
  }

  /// A search that finds nothing is no way on.
  func leadsOn(in library: () throws -> Library, _ settings: Settings) -> Bool {
    guard settings.source.canBeReadAgain, let library = try? library() else { return false }
    return !SearchFindings(of: search, in: library.story(isWhole: findsAll)).isEmpty
  }
}

extension SearchCommand {
  /// The output, but for its page, with what was found and what to type next.
  private func answer(
    in library: Library, _ settings: Settings
  ) -> (output: CommandOutput, findings: SearchFindings, next: Page) {
    let story = library.story(isWhole: findsAll)
    let findings = SearchFindings(of: search, in: story)
    let next = next(findings, story, library, settings)
    var output = CommandOutput()
    if settings.options.printsJSON {
      output.delivery = .document(
        .search(query, searched: story.leavesOut ? .read : .all, findings))
    }
    if findings.isEmpty {
      let hint = hint(search.suggestion(in: story), settings)
      output.failure = NothingFound(text: query, hint: hint, next: next)
    }
    // The session knows the books, too, and has nothing to save.
    if !library.session.warnings.isEmpty { output.session = library.session }
    return (output, findings, next)
  }

  /// What to type to open the first hit, what was searched, and how to search more, which is the
  /// same whatever was found.
  private func next(
    _ findings: SearchFindings, _ story: StorySoFar, _ library: Library, _ settings: Settings
  ) -> Page {
    let format = findings.isEmpty ? settings.error.format : settings.format
    var (first, chapter): ([String]?, String?)
    if let called = findings.called.first {
      first = opening(called.entry.name, of: called.entry.kind, among: called.names)
    } else if let result = findings.results.first {
      first = opening(result, in: story, library)
      let field = result.hits[0].field
      // A card tells of a name, wherever that was met.
      let place = field.kind.entryKind == nil ? field.chapter : nil
      chapter = place.map { Answers.inWords(library.series[result.volume - 1], chapter: $0) }
    }
    return library.wayToSearchMore(
      than: story, searched(in: story), Self.name, words,
      behind: settings.command(Messages.openFirst(in: chapter), first), settings, format)
  }

  private func opening(_ name: String, of kind: EntryKind, among names: TitleLookup) -> [String]? {
    AdvisedLine.ask(for: kind, alone: name, among: names, isWhole: findsAll)
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
      return AdvisedLine.show(book)
    case .chapterTitle:
      return place.map { AdvisedLine.chapter($0, of: book, ReadCommand.name) }
    case .chapterSummary:
      return place.map { AdvisedLine.recap(chapter: $0, of: book, library) }
    case .person, .thing:
      return hit.entryName.flatMap { name in
        hit.field.kind.entryKind.flatMap {
          opening(name, of: $0, among: TitleLookup(of: story.entries($0)))
        }
      }
    case .story: return AdvisedLine.recap(storyOf: book, in: story, library)
    }
  }

  /// The search that was probably meant.
  private func hint(_ suggestion: String?, _ settings: Settings) -> Hint? {
    guard let suggestion, settings.source.canBeReadAgain else { return nil }
    let words = suggestion.split(separator: " ").map(String.init)
    return .corrections([settings.typedLine.correction(suggestion.onOneLine.quoted, words)])
  }
}
