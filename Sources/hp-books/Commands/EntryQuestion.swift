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
      words: "NAME", value: .name(subject: kind.rawValue),
      help: "Words of any name; or a volume, perhaps with a chapter.", isOptional: true)
  }

  func answer(from library: Library, _ settings: Settings) throws -> CommandOutput {
    let story = library.story(isWhole: isWhole)
    if words.isEmpty {
      let entries = story.entries(kind)
      let recap = (try? library.currentBook()).map(story.recap)
      return list(
        entries, among: entries, besideOthers: story.has(kind.other), recap,
        searched: scope(of: story), orElse: Answers.noneMet(kind), library, settings)
    }
    if let books = try library.books(listedIn: words) {
      return list(entriesOf: books, in: story, library, settings)
    }
    guard words.beginWithNumber else {
      return named(EntryQuery(words, askedFor: kind, in: story), in: story, library, settings)
    }
    let place = try library.place(named: words)
    let book = place.book
    guard let chapter = place.chapter else {
      return list(entriesOf: [book], in: story, library, settings)
    }
    if isWhole { throw ValidationError(Messages.allTakesNoChapter) }
    return list(
      story.entries(kind, upToPlace: chapter, of: book), among: story.entries(kind),
      besideOthers: story.has(kind.other, upToPlace: chapter, of: book),
      story.recap(of: book, upToPlace: chapter), searched: .chapter,
      orElse: Answers.noneMet(kind, before: chapter, of: book), library, settings)
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
    let others = settings.command(
      "\(kind.other.heading): ",
      besideOthers ? AdvisedLine.ask(for: kind.other, by: words, isWhole: isWhole) : nil)
    return CommandOutput(
      json: .entries(entries, askedFor: kind, searched: scope),
      page: page(
        of: entries, among: known, others, told: recap, orElse: fact(), library, settings), settings
    )
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
  /// What has a name, or what may have been meant by it.
  private func named(
    _ query: EntryQuery, in story: StorySoFar, _ library: Library, _ settings: Settings
  ) -> CommandOutput {
    let found = query.found
    var output = CommandOutput(
      json: .entries(found, askedFor: kind, searched: scope(of: story)),
      page: page(of: query, in: story, library, settings), settings)
    if found.isEmpty {
      let name = Array(words[query.name])
      let next = library.wayToSearchMore(
        than: story, Messages.searchedRead, AdvisedLine.command(for: kind), name, settings,
        settings.error.format)
      output.failure = NothingFound(
        text: name.joined(by: " "), hint: hint(query, story, settings), next: next)
    }
    return output
  }

  private func page(
    of query: EntryQuery, in story: StorySoFar, _ library: Library, _ settings: Settings
  ) -> Page {
    guard let entry = query.found.first else { return Page() }
    if query.found.count > 1 {
      return page(of: query.found, among: query.known, [], library, settings)
    }
    let known = query.known.filter { $0.kind == entry.kind }
    let search = story.words(findingStoryOf: entry, among: known).map {
      AdvisedLine.search(for: $0, isWhole: isWhole)
    }
    return .entry(
      entry, commands: settings.command("In the story: ", search), format: settings.format)
  }

  /// What the name may have meant, or the command that the question is for, or the search for its
  /// words if that finds something.
  private func hint(_ query: EntryQuery, _ story: StorySoFar, _ settings: Settings) -> Hint? {
    let name = Array(words[query.name])
    let text = name.joined(by: " ")
    guard settings.source.canBeReadAgain, text.utf8.count <= AdvisedLine.maxNameLength
    else { return nil }
    if kind == .thing, text.lowercased() == "happened" {
      return settings.hint(Messages.toHearStory, AdvisedLine.recap)
    }
    if kind == .thing, text.lowercased() == "next", settings.options.keepsState {
      return settings.hint(Messages.toGoOn, AdvisedLine.next)
    }
    // A form is not shown, and so no word is corrected to it.
    let names = TitleLookup(ofEach: query.known.map(\.names))
    let corrections = names.respellings(of: name).compactMap { name -> Correction? in
      let places = names.places(named: name.joined(by: " "))
      if places.isEmpty { return nil }
      var words = words
      words.replaceSubrange(query.name, with: name)
      let meaning =
        places.count == 1
        ? query.known[places[0] - 1].name.onOneLine : name.joined(by: " ").quoted
      return settings.typedLine.correction(meaning, words)
    }
    if !corrections.isEmpty { return .corrections(corrections) }
    guard let search = SearchQuery(text), !search.results(in: story).isEmpty else { return nil }
    return settings.hint(Messages.toSearch, AdvisedLine.search(isWhole: isWhole), names: name)
  }
}
