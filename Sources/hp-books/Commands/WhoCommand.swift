import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// `hp-books who [NAME...]`: the people of the story so far.
struct WhoCommand: LibraryCommand {
  private static let who = Argument(
    words: "NAME", value: VolumeArgument.kind(.person),
    help: "Words of any of their names; or a volume, perhaps with a chapter.",
    isOptional: true)
  private static let all = Flag("all", help: "Tell of everybody, met or not.")

  static let name = "who"
  static let synonyms: [Synonym] = ["people", "characters"]
  static let abstract = "Tell who is who, as far as you have read."
  static let discussion: [HelpBlock] = [
    """
    Tells who somebody is, going only by what recap may tell. Without NAME, it lists everybody \
    whom you have met; who 3 lists those of whom volume 3 tells; who 3 --all does so for the whole \
    volume, read or not, and for nothing after it; who 3 9 lists those met before its chapter 9, as \
    they were known then.
    """
  ]
  static let examples = [
    Example("who", "Everybody whom you have met"),
    Example("who lupin", "Who Lupin is, as far as you have read"),
    Example("who 3 9", "Everybody who is met before chapter 9 of volume 3"),
  ]
  static let arguments = [who]
  static let options = [all, CommonOptions.json]

  private let words: [String]
  private let isWhole: Bool

  init(_ given: GivenValues) {
    words = given[Self.who]
    isWhole = given[Self.all]
  }

  /// What the words name.
  enum Named {
    case everybody
    case volumes([Book])
    case chapter(Int, of: Book)
    case people([Person], among: [Person])
  }

  /// Behind a volume, a number is a chapter, and other words are a person.
  func named(in library: Library, _ settings: Settings) throws -> Named {
    if words.isEmpty { return .everybody }
    var (places, name) = ([NamedPlace](), words)
    if words.beginWithNumber {
      (places, name) = try library.names(telling: library.story()).placesAndRest(words)
    }
    if !name.isEmpty {
      let people = library.story(isWhole: isWhole).people
      return .people(try people.called(people.words(asking: name)), among: people)
    }
    guard let chapter = places[0].chapter else { return .volumes(places.map(\.book)) }
    if isWhole { throw ValidationError(Messages.allTakesNoChapter) }
    return .chapter(chapter, of: places[0].book)
  }

  func run(_ named: Named, _ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    let story = library.story(isWhole: isWhole)
    switch named {
    case .everybody:
      let people = story.people
      let recap = (try? library.currentBook()).map(story.recap)
      return list(
        people, among: people, recap, searched: scope(of: story), orElse: Answers.nobodyMet(),
        library, settings)
    case .volumes(let books): return list(peopleOf: books, in: story, library, settings)
    case .chapter(let chapter, let book):
      return list(
        story.people(upToPlace: chapter, of: book), among: story.people,
        story.recap(of: book, upToPlace: chapter), searched: .chapter,
        orElse: Answers.nobodyMet(before: chapter, of: book), library, settings)
    case .people(let found, let people) where found.count == 1:
      return page(of: found[0], among: people, in: story, library, settings)
    case .people(let found, let people):
      return list(found, among: people, searched: scope(of: story), library, settings)
    }
  }

  func answer(
    to error: NameError, in library: Library, _ settings: Settings
  ) throws -> CommandOutput {
    guard case .noTitle(let name, .person) = error.reason else {
      throw UnknownName(error: error, library: library)
    }
    let story = library.story(isWhole: isWhole)
    var output = CommandOutput(
      json: .people([], searched: scope(of: story)), page: Page(), settings)
    output.failure = NothingFound(
      text: name, hint: hint(error, in: story, settings),
      next: library.wayToSearchMore(
        than: story, Messages.searchedRead, Self.name, name.split(separator: " ").map(String.init),
        settings, settings.error.format))
    output.session = library.session
    return output
  }
}

extension WhoCommand {
  private func scope(of story: StorySoFar) -> JSONDocument.Scope { story.leavesOut ? .read : .all }
}

// MARK: Lists

extension WhoCommand {
  /// Lists those of whom some volumes tell; of all of them, by what is known at the end of the last
  /// one.
  private func list(
    peopleOf books: [Book], in story: StorySoFar, _ library: Library, _ settings: Settings
  ) -> CommandOutput {
    let books = books.sorted { $0.seriesNumber < $1.seriesNumber }
    let (first, last) = (books[0], books[books.count - 1])
    var isAsked = Array(repeating: false, count: library.series.count + 1)
    for book in books { isAsked[book.seriesNumber] = true }
    let known = library.story().people
    let all = isWhole ? story.people(upToPlace: last.chapters.count + 1, of: last) : known
    let people = all.filter { $0.lines.contains { isAsked[$0.volume] } }
    let volumes = books.map(\.seriesNumber)
    let isAllTold = books.allSatisfy { story[$0].isWhole }
    return list(
      people, among: known, story.recap(of: people.isEmpty ? first : last),
      searched: scope(of: story),
      orElse: isAllTold ? Answers.noPeople(in: volumes) : Answers.nobodyMet(in: volumes),
      library, settings)
  }

  /// Lists people among all of whom the reader can ask next, or says that there are none.
  ///
  /// They are met in the story of a recap, and before it; it is nil if the volume that the reader
  /// is in is gone.
  private func list(
    _ people: [Person], among known: [Person], _ recap: Recap? = nil,
    searched scope: JSONDocument.Scope, orElse fact: @autoclosure () -> String = "",
    _ library: Library, _ settings: Settings
  ) -> CommandOutput {
    CommandOutput(
      json: .people(people, searched: scope),
      page: page(of: people, among: known, recap, orElse: fact(), library, settings), settings)
  }

  private func page(
    of people: [Person], among known: [Person], _ recap: Recap?, orElse fact: String,
    _ library: Library, _ settings: Settings
  ) -> Page {
    // Those of volumes that are not recorded are missing.
    let asking = library.asking(whetherRead: recap?.before.unrecorded ?? [], settings)
    if !people.isEmpty {
      return .people(
        people, in: library.series, commands: one(of: people, among: known, settings) + asking,
        format: settings.format)
    }
    if StorySoFar(everythingIn: library.series).people.isEmpty {
      return .answer([Answers.noPeople()], format: settings.format)
    }
    guard let recap, !recap.status.hasPlace else {
      return .answer([fact], commands: asking, format: settings.format)
    }
    let record = library.record(of: recap.book)
    return .answer(
      [Answers.nothing(of: recap, record) ?? fact],
      commands: asking + settings.command(Messages.setBookmark, setting: record, in: recap.book),
      format: settings.format)
  }

  /// How to ask for one of some people alone.
  private func one(
    of people: [Person], among known: [Person], _ settings: Settings
  ) -> [LabelledCommand] {
    let names = TitleLookup(of: known)
    let isAboutAll = isWhole && !words.beginWithNumber
    for person in people.prefix(Self.maxTried) {
      let line = AdvisedLine.who(alone: person.name, among: names, isWhole: isAboutAll)
      if line != nil { return settings.command("One of them: ", line) }
    }
    return []
  }

  /// Among more people, one whose name leads to them alone is not looked for.
  private static let maxTried = 10
}

// MARK: A person

extension WhoCommand {
  private func page(
    of person: Person, among people: [Person], in story: StorySoFar, _ library: Library,
    _ settings: Settings
  ) -> CommandOutput {
    CommandOutput(
      json: .people([person], searched: scope(of: story)),
      page: .person(
        person, in: library.series,
        commands: settings.command(
          "In the story: ",
          story.words(findingStoryOf: person, among: people).map {
            AdvisedLine.search(for: $0, isWhole: isWhole)
          }), format: settings.format),
      settings)
  }

  /// Whom a name may have meant, or the search for its words if that finds something.
  private func hint(_ error: NameError, in story: StorySoFar, _ settings: Settings) -> Hint? {
    guard case .noTitle(let name, _) = error.reason, settings.source.canBeReadAgain,
      name.utf8.count <= AdvisedLine.maxNameLength
    else { return nil }
    if !error.nearest.isEmpty {
      return .corrections(
        error.nearest.map { settings.typedLine.correction($0.title.onOneLine, $0.words) })
    }
    guard let search = SearchQuery(name), !search.results(in: story).isEmpty else { return nil }
    let words = name.split(separator: " ").map(String.init)
    return settings.hint(Messages.toSearch, AdvisedLine.search(isWhole: isWhole), names: words)
  }
}
