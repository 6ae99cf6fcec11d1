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
  static let discussion: HelpBlock = [
    """
    Searches titles, authors, dedications and summaries of all volumes, and the story so far: \
    titles of the chapters that you have read or are in, summaries of those that you have read, \
    who is who in them, and stories of finished volumes. Before you have set a bookmark or \
    finished a volume, it searches the titles of all chapters.
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
  ]
  static let examples = [
    Example("search dumbledore", "Dumbledore, as far as you have read"),
    Example("search dark lord", "Texts with both words"),
    Example("search lupin --all", "Lupin in all volumes, read or not"),
  ]
  static let arguments = [text]
  static let options = [all, CommonOptions.json]

  private let words: [String]
  private let query: String
  private let search: SearchQuery
  private let findsAll: Bool

  init(_ given: GivenValues) throws(ValidationError) {
    words = given[Self.text]
    findsAll = given[Self.all]
    query = words.joined(by: " ")
    guard let search = SearchQuery(query) else {
      throw ValidationError("There is nothing to search for in \(query.quoted).")
    }
    self.search = search
  }

  func run(_ settings: Settings) throws -> CommandOutput {
    // Many results need much room, and the books need not be kept beside their page.
    var (output, findings, next) = answer(
      in: Visit(settings: settings, library: try settings.library()))
    if !findings.isEmpty, !settings.given.printsJSON {
      output.lines = Page.search(findings, next: next, format: settings.format).lines
    }
    return output
  }

  /// A search that finds nothing is no way on.
  func leadsOn(in visit: () throws -> Visit) -> Bool {
    let story = try? visit().library.story(isWhole: findsAll)
    return story.map { !SearchFindings(of: search, in: $0).isEmpty } ?? false
  }

  /// The output, but for its page, with what was found and what to type next.
  private func answer(
    in visit: Visit
  ) -> (output: CommandOutput, findings: SearchFindings, next: Page) {
    let story = visit.library.story(isWhole: findsAll)
    let findings = SearchFindings(of: search, in: story)
    let next = next(findings, story: story, in: visit)
    var output = CommandOutput(
      json: .search(query, searched: story.leavesOut ? .read : .all, findings), page: Page(),
      visit.settings)
    if findings.isEmpty {
      output.failure = NothingFound(text: query, hint: hint(in: story, visit.settings), next: next)
    }
    // The session knows the books, too, and has nothing to save.
    if !visit.library.session.warnings.isEmpty { output.session = visit.library.session }
    return (output, findings, next)
  }

  /// What to type to open the first hit, what was searched, and how to search more, which is the
  /// same whatever was found.
  private func next(_ findings: SearchFindings, story: StorySoFar, in visit: Visit) -> Page {
    var (first, chapter): ([String]?, String) = (nil, "")
    if let called = findings.called.first {
      first = AdvisedLine.ask(
        for: called.entry.kind, alone: called.entry.name, among: called.known, isWhole: findsAll)
    } else if let result = findings.results.first {
      let (book, hit) = (visit.library.series[result.volume - 1], result.hits[0])
      first = opening(book, at: hit, story, visit.library)
      // A card tells of a name, wherever that was met.
      if let place = hit.field.chapter, hit.field.kind.entryKind == nil {
        chapter = ", \(Answers.inWords(book, chapter: place))"
      }
    }
    return visit.wayToSearchMore(
      than: story, searched(in: story), Self.name, words,
      behind: visit.command("Open the first\(chapter): ", first),
      format: findings.isEmpty ? visit.settings.error.format : visit.format)
  }

  /// What was searched, where that is not everything.
  private func searched(in story: StorySoFar) -> String {
    if story.volumes.contains(where: \.isRead) { return Messages.searchedRead }
    return "Searched the pages of all volumes\(story.keepsPlace ? ", without later chapters" : "")."
  }

  /// The words of the command that opens a volume where a hit of it stands; nil if each would tell
  /// more than the story that is searched.
  private func opening(
    _ book: Book, at hit: SearchHit, _ story: StorySoFar, _ library: Library
  ) -> [String]? {
    let place = hit.field.chapter
    switch hit.field.kind {
    case .title, .otherTitle, .author, .dedication, .summary: return AdvisedLine.show(book)
    case .chapterTitle: return place.map { AdvisedLine.chapter($0, of: book, ReadCommand.name) }
    case .chapterSummary: return place.map { AdvisedLine.recap(chapter: $0, of: book, library) }
    case .person, .thing:
      guard let kind = hit.field.kind.entryKind, let name = hit.entryName else { return nil }
      return AdvisedLine.ask(for: kind, alone: name, among: story.entries(kind), isWhole: findsAll)
    case .story: return AdvisedLine.recap(storyOf: book, in: story, library)
    }
  }

  private func hint(in story: StorySoFar, _ settings: Settings) -> Hint? {
    guard settings.source.canBeReadAgain, let suggestion = search.suggestion(in: story)
    else { return nil }
    let words = suggestion.words
    return .corrections([settings.typedLine.correction(suggestion.onOneLine.quoted, typing: words)])
  }
}
