import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// Who somebody is, or what something is; or which there are.
struct EntryQuestion {
  /// What is asked for; a name of the other kind is answered, too.
  private let kind: EntryKind

  private let words: [String]
  private let isWhole: Bool

  init(_ kind: EntryKind, words: [String], isWhole: Bool) {
    (self.kind, self.words, self.isWhole) = (kind, words, isWhole)
  }

  static func argument(_ kind: EntryKind) -> Argument {
    Argument(
      "NAME", .words, value: .name(subject: kind.word),
      help: "Words of any name; or a volume, perhaps with a chapter.", isOptional: true)
  }

  /// What the words name.
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

  func answer(about named: Named, in library: Library, _ settings: Settings) -> CommandOutput {
    let story = library.story(isWhole: isWhole)
    switch named {
    case .all:
      let entries = story.entries(kind)
      let recap = (try? library.currentBook()).map(story.recap)
      return list(
        entries, among: entries, besideOthers: story.has(kind.other), recap,
        searched: scope(of: story), orElse: Answers.noneMet(kind), library, settings)
    case .volumes(let books): return list(entriesOf: books, in: story, library, settings)
    case .chapter(let chapter, let book):
      return list(
        story.entries(kind, upToPlace: chapter, of: book), among: story.entries(kind),
        besideOthers: story.has(kind.other, upToPlace: chapter, of: book),
        story.recap(of: book, upToPlace: chapter), searched: .chapter,
        orElse: Answers.noneMet(kind, before: chapter, of: book), library, settings)
    case .entries(let query):
      return CommandOutput(
        json: .entries(query.found, askedFor: kind, searched: scope(of: story)),
        page: page(of: query, in: story, library, settings), settings)
    }
  }

  func answer(
    to error: NameError, in library: Library, _ settings: Settings
  ) throws -> CommandOutput {
    guard case .noTitle(let name, .entry) = error.reason else {
      throw UnknownName(error: error, library: library)
    }
    let story = library.story(isWhole: isWhole)
    var output = CommandOutput(
      json: .entries([], askedFor: kind, searched: scope(of: story)), page: Page(), settings)
    output.failure = NothingFound(
      text: name, hint: hint(error, in: story, settings),
      next: library.wayToSearchMore(
        than: story, Messages.searchedRead, AdvisedLine.command(for: kind),
        name.split(separator: " ").map(String.init), settings, settings.error.format))
    output.session = library.session
    return output
  }
}

extension EntryQuestion {
  private func scope(of story: StorySoFar) -> JSONDocument.Scope { story.leavesOut ? .read : .all }
}

// MARK: Lists

extension EntryQuestion {
  /// Lists those of which some volumes tell; of all of them, by what is known at the end of the last
  /// one.
  private func list(
    entriesOf books: [Book], in story: StorySoFar, _ library: Library, _ settings: Settings
  ) -> CommandOutput {
    let books = books.sorted { $0.seriesNumber < $1.seriesNumber }
    let (first, last) = (books[0], books[books.count - 1])
    var isAsked = Array(repeating: false, count: library.series.count + 1)
    for book in books { isAsked[book.seriesNumber] = true }
    let known = library.story().entries(kind)
    let all = isWhole ? story.entries(kind, upToPlace: last.chapters.count + 1, of: last) : known
    let entries = all.filter { $0.lines.contains { isAsked[$0.volume] } }
    let volumes = books.map(\.seriesNumber)
    let isAllTold = books.allSatisfy { story[$0].isWhole }
    return list(
      entries, among: known, besideOthers: books.contains { story[$0].has(kind.other) },
      story.recap(of: entries.isEmpty ? first : last),
      searched: scope(of: story),
      orElse: isAllTold
        ? Answers.noneTold(kind, in: volumes) : Answers.noneMet(kind, in: volumes),
      library, settings)
  }

  /// Lists entries among all for which the reader can ask next, perhaps beside some of the other
  /// kind, or says that there are none.
  ///
  /// They are met in the story of a recap, and before it; it is nil if the volume that the reader
  /// is in is gone.
  private func list(
    _ entries: [StoryEntry], among known: [StoryEntry], besideOthers: Bool, _ recap: Recap?,
    searched scope: JSONDocument.Scope, orElse fact: @autoclosure () -> String,
    _ library: Library, _ settings: Settings
  ) -> CommandOutput {
    let others =
      settings.command(
        "\(kind.other.heading): ",
        besideOthers ? AdvisedLine.ask(for: kind.other, by: words, isWhole: isWhole) : nil)
      + (scope == .chapter ? [] : thisReading(kind, in: library, settings))
    let output = CommandOutput(
      json: .entries(entries, askedFor: kind, searched: scope),
      page: page(
        of: entries, among: known, others, told: recap, orElse: fact(), library, settings), settings
    )
    return entries.isEmpty && scope == .read ? output.tellingNothing(in: library, settings) : output
  }

  private func page(
    of entries: [StoryEntry], among known: [StoryEntry], _ others: [LabelledCommand],
    told recap: Recap? = nil, orElse fact: String = "", _ library: Library, _ settings: Settings
  ) -> Page {
    // Those of volumes that are not recorded are missing.
    let asking = library.asking(whetherRead: recap?.before.unrecorded ?? [], settings)
    if !entries.isEmpty {
      return .entries(
        entries, in: library.series,
        commands: one(of: entries, among: known, settings) + others + asking,
        format: settings.format)
    }
    if !StorySoFar(everythingIn: library.series).has(kind) {
      return .answer([Answers.noneTold(kind)], commands: others, format: settings.format)
    }
    guard let recap, !recap.status.hasPlace else {
      return .answer([fact], commands: others + asking, format: settings.format)
    }
    let record = library.record(of: recap.book)
    return .answer(
      [Answers.nothing(of: recap, record) ?? fact],
      commands: asking + settings.command(Messages.setBookmark, setting: record, in: recap.book),
      format: settings.format)
  }

  /// How to ask for one of some entries alone, of which the last are of the kind that may be.
  private func one(
    of entries: [StoryEntry], among known: [StoryEntry], _ settings: Settings
  ) -> [LabelledCommand] {
    let kind = entries[entries.count - 1].kind
    let names = TitleLookup(of: known.filter { $0.kind == kind })
    let isAboutAll = isWhole && !words.beginWithNumber
    for entry in entries.filter({ $0.kind == kind }).prefix(Self.maxTried) {
      let line = AdvisedLine.ask(for: kind, alone: entry.name, among: names, isWhole: isAboutAll)
      if line != nil { return settings.command("One of them: ", line) }
    }
    return []
  }

  /// Among more entries, one whose name leads to it alone is not looked for.
  private static let maxTried = 10
}

// MARK: One of them

extension EntryQuestion {
  private func page(
    of query: EntryQuery, in story: StorySoFar, _ library: Library, _ settings: Settings
  ) -> Page {
    let entry = query.found[0]
    if query.found.count > 1 {
      return page(of: query.found, among: query.known, [], library, settings)
    }
    let known = query.known.filter { $0.kind == entry.kind }
    let search = story.words(findingStoryOf: entry, among: known).map {
      AdvisedLine.search(for: $0, isWhole: isWhole)
    }
    return .entry(
      entry,
      commands: settings.command("In the story: ", search)
        + thisReading(entry.kind, in: library, settings),
      format: settings.format)
  }

  /// How to list what was known in this reading where an earlier one came further.
  private func thisReading(
    _ kind: EntryKind, in library: Library, _ settings: Settings
  ) -> [LabelledCommand] {
    guard !isWhole, let (book, place) = library.placeReadAgain else { return [] }
    return settings.command(
      Messages.allReadings,
      AdvisedLine.list(kind, in: [book], upTo: place, in: library.story(), isWhole: false))
  }

  /// What a name may have meant, or the command that the question is for, or the search for its
  /// words if that finds something.
  private func hint(_ error: NameError, in story: StorySoFar, _ settings: Settings) -> Hint? {
    guard case .noTitle(let name, _) = error.reason, settings.source.canBeReadAgain,
      name.utf8.count <= AdvisedLine.maxNameLength
    else { return nil }
    if kind == .thing, name.lowercased() == "happened" {
      return settings.hint(Messages.toHearStory, AdvisedLine.recap)
    }
    if kind == .thing, name.lowercased() == "next", settings.options.keepsState {
      return settings.hint(Messages.toGoOn, AdvisedLine.next)
    }
    if !error.nearest.isEmpty {
      return .corrections(
        error.nearest.map { settings.typedLine.correction($0.title.onOneLine, $0.words) })
    }
    guard let search = SearchQuery(name), !search.results(in: story).isEmpty else { return nil }
    let words = name.split(separator: " ").map(String.init)
    return settings.hint(Messages.toSearch, AdvisedLine.search(isWhole: isWhole), names: words)
  }
}

/// A command that answers such a question.
protocol EntryCommand: LibraryCommand where Named == EntryQuestion.Named {
  var question: EntryQuestion { get }
}

extension EntryCommand {
  func named(in library: Library, _ settings: Settings) throws -> EntryQuestion.Named {
    try question.named(in: library)
  }

  func run(
    _ named: EntryQuestion.Named, _ library: inout Library, _ settings: Settings
  ) throws -> CommandOutput {
    question.answer(about: named, in: library, settings)
  }

  func answer(
    to error: NameError, in library: Library, _ settings: Settings
  ) throws -> CommandOutput {
    try question.answer(to: error, in: library, settings)
  }
}
