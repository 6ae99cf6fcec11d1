import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// Who somebody is, or what something is; or which there are.
struct EntryQuestion {
  /// What is asked for; a name of the other kind is answered, too.
  let kind: EntryKind

  let words: [String]
  let isWhole: Bool

  static func argument(_ kind: EntryKind) -> Argument {
    Argument(
      "NAME", .words, value: .name(subject: kind.word),
      help: "Words of any name; or a volume, perhaps with a chapter.", isOptional: true)
  }

  enum Named {
    case all
    case volumes([Book])
    case chapter(Int, of: Book)
    case entries(EntryQuery)
  }

  /// Behind a volume, a number is a chapter, and other words are a name.
  func named(in library: Library) throws -> Named {
    if words.isEmpty { return .all }
    var (places, name) = ([NamedPlace](), words)
    if words.beginWithNumber {
      (places, name) = try library.names(telling: library.story()).placesAndRest(words)
    }
    if !name.isEmpty {
      return .entries(try EntryQuery(name, askedFor: kind, in: library.story(isWhole: isWhole)))
    }
    guard let chapter = places[0].chapter else { return .volumes(places.map(\.book)) }
    if isWhole { throw ValidationError(Messages.allTakesNoChapter) }
    return .chapter(chapter, of: places[0].book)
  }

  func answer(about named: Named, in visit: Visit) -> CommandOutput {
    let library = visit.library
    let story = library.story(isWhole: isWhole)
    switch named {
    case .all:
      let entries = story.entries(kind)
      let recap = (try? library.currentBook()).map(story.recap)
      return list(
        entries, among: entries, besideOthers: story.has(kind.other), recap,
        searched: scope(of: story), orElse: Answers.noneMet(kind), in: visit)
    case .volumes(let books): return list(of: books, story, in: visit)
    case .chapter(let chapter, let book):
      return list(
        story.entries(kind, upToPlace: chapter, of: book), among: story.entries(kind),
        besideOthers: story.has(kind.other, upToPlace: chapter, of: book),
        story.recap(of: book, upToPlace: chapter), searched: .chapter,
        orElse: Answers.noneMet(kind, before: chapter, of: book), in: visit)
    case .entries(let query):
      return CommandOutput(
        json: .entries(query.found, askedFor: kind, searched: scope(of: story)),
        page: page(of: query, story, in: visit), visit.settings)
    }
  }

  func answer(to error: NameError, in visit: Visit) throws -> CommandOutput {
    guard case .noTitle(let name, .entry) = error.reason else {
      throw UnknownName(error: error, library: visit.library)
    }
    let story = visit.library.story(isWhole: isWhole)
    var output = CommandOutput(
      json: .entries([], askedFor: kind, searched: scope(of: story)), page: Page(), visit.settings)
    output.failure = NothingFound(
      text: name, hint: hint(error, in: story, visit.settings),
      next: visit.wayToSearchMore(
        than: story, Messages.searchedRead, AdvisedLine.command(for: kind),
        name.words, format: visit.settings.error.format))
    return output
  }

  private func scope(of story: StorySoFar) -> JSONDocument.Scope { story.leavesOut ? .read : .all }

  // MARK: Lists

  /// Lists those of which some volumes tell; of all of them, by what is known at the end of the last
  /// one.
  private func list(of books: [Book], _ story: StorySoFar, in visit: Visit) -> CommandOutput {
    let books = books.sorted { $0.seriesNumber < $1.seriesNumber }
    let (first, last) = (books[0], books[books.count - 1])
    var isAsked = Array(repeating: false, count: visit.library.series.count + 1)
    for book in books { isAsked[book.seriesNumber] = true }
    let known = visit.library.story().entries(kind)
    let all = isWhole ? story.entries(kind, upToPlace: last.chapters.count + 1, of: last) : known
    let entries = all.filter { $0.lines.contains { isAsked[$0.volume] } }
    let volumes = books.map(\.seriesNumber)
    let isAllTold = books.allSatisfy { story[$0].isWhole }
    return list(
      entries, among: known, besideOthers: books.contains { story[$0].has(kind.other) },
      story.recap(of: entries.isEmpty ? first : last), searched: scope(of: story),
      orElse: isAllTold ? Answers.noneTold(kind, in: volumes) : Answers.noneMet(kind, in: volumes),
      in: visit)
  }

  /// Lists entries among all for which the reader can ask next, perhaps beside some of the other
  /// kind, or says that there are none.
  ///
  /// They are met in the story of a recap, and before it; it is nil if the volume that the reader
  /// is in is gone.
  private func list(
    _ entries: [StoryEntry], among known: [StoryEntry], besideOthers: Bool, _ recap: Recap?,
    searched scope: JSONDocument.Scope, orElse fact: @autoclosure () -> String, in visit: Visit
  ) -> CommandOutput {
    let asking = AdvisedLine.ask(for: kind.other, by: words, isWhole: isWhole)
    let others =
      visit.command("\(kind.other.heading): ", besideOthers ? asking : nil)
      + (scope == .chapter ? [] : thisReading(kind, in: visit))
    return CommandOutput(
      json: .entries(entries, askedFor: kind, searched: scope),
      page: page(of: entries, among: known, others, told: recap, orElse: fact(), in: visit),
      hint: entries.isEmpty && scope == .read ? visit.whyNothing() : nil, visit.settings)
  }

  private func page(
    of entries: [StoryEntry], among known: [StoryEntry], _ others: [LabelledCommand] = [],
    told recap: Recap? = nil, orElse fact: String = "", in visit: Visit
  ) -> Page {
    // Those of volumes that are not recorded are missing.
    let asking = visit.asking(whetherRead: recap?.before.unrecorded ?? [])
    if !entries.isEmpty {
      return .entries(
        entries, in: visit.library.series,
        commands: one(of: entries, among: known, in: visit) + others + asking, format: visit.format)
    }
    if !StorySoFar(everythingIn: visit.library.series).has(kind) {
      return Page(visit.format.answer([Answers.noneTold(kind)], commands: others))
    }
    guard let recap, !recap.status.hasPlace else {
      return Page(visit.format.answer([fact], commands: others + asking))
    }
    let record = visit.library.record(of: recap.book)
    let setting = visit.command(Messages.setBookmark, setting: record, in: recap.book)
    let facts = [Answers.nothing(of: recap, record) ?? fact]
    return Page(visit.format.answer(facts, commands: asking + setting))
  }

  /// How to ask for one of some entries alone, of which the last are of the kind that may be.
  private func one(
    of entries: [StoryEntry], among known: [StoryEntry], in visit: Visit
  ) -> [LabelledCommand] {
    let kind = entries[entries.count - 1].kind
    let isAboutAll = isWhole && !words.beginWithNumber
    // Among more entries, one whose name leads to it alone is not looked for.
    let first = entries.firstIndex { $0.kind == kind } ?? 0
    for index in (first..<entries.count).prefix(10) {
      let name = entries[index].name
      let line = AdvisedLine.ask(for: kind, alone: name, among: known, isWhole: isAboutAll)
      if line != nil { return visit.command("One of them: ", line) }
    }
    return []
  }

  // MARK: One of them

  private func page(of query: EntryQuery, _ story: StorySoFar, in visit: Visit) -> Page {
    let entry = query.found[0]
    if query.found.count > 1 { return page(of: query.found, among: query.known, in: visit) }
    let known = query.known.filter { $0.kind == entry.kind }
    let search = story.words(findingStoryOf: entry, among: known).map {
      AdvisedLine.search(for: $0, isWhole: isWhole)
    }
    return .entry(
      entry, commands: visit.command("In the story: ", search) + thisReading(entry.kind, in: visit),
      format: visit.format)
  }

  /// How to list what was known in this reading where an earlier one came further.
  private func thisReading(_ kind: EntryKind, in visit: Visit) -> [LabelledCommand] {
    guard !isWhole, let (book, place) = visit.placeReadAgain else { return [] }
    return visit.command(
      "That is from all your readings. As known in this one: ",
      AdvisedLine.list(kind, in: [book], upTo: place, in: visit.library.story(), isWhole: false))
  }

  /// What a name may have meant, or the command that the question is for, or the search for its
  /// words if that finds something.
  private func hint(_ error: NameError, in story: StorySoFar, _ settings: Settings) -> Hint? {
    guard case .noTitle(let name, _) = error.reason, settings.source.canBeReadAgain,
      name.utf8.count <= AdvisedLine.maxNameLength
    else { return nil }
    if kind == .thing, name.lowercased() == "happened" {
      return settings.hint("To hear what happened", AdvisedLine.recap)
    }
    if kind == .thing, name.lowercased() == "next", settings.given.keepsState {
      return settings.hint("To go on to the next chapter", AdvisedLine.next)
    }
    if !error.nearest.isEmpty {
      return .corrections(
        error.nearest.map { settings.typedLine.correction($0.title.onOneLine, typing: $0.words) })
    }
    guard let search = SearchQuery(name), !search.results(in: story).isEmpty else { return nil }
    return settings.hint(
      Messages.toSearch, AdvisedLine.search(isWhole: isWhole), names: name.words)
  }
}

protocol EntryCommand: LibraryCommand where Named == EntryQuestion.Named {
  var question: EntryQuestion { get }
}

extension EntryCommand {
  func named(in visit: Visit) throws -> Named { try question.named(in: visit.library) }

  func run(_ named: Named, in visit: inout Visit) -> CommandOutput {
    question.answer(about: named, in: visit)
  }

  func answer(to error: NameError, in visit: Visit) throws -> CommandOutput {
    try question.answer(to: error, in: visit)
  }
}
