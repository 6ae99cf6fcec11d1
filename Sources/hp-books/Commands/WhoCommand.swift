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

  private var words: [String]
  private let isWhole: Bool

  private var name: String { words.joined(by: " ") }

  init(_ given: GivenValues) {
    words = given[Self.who]
    isWhole = given[Self.all]
  }

  func run(_ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    let story = library.story(isWhole: isWhole)
    if words.isEmpty {
      let people = story.people
      let recap = (try? library.currentBook()).map(story.recap)
      return list(
        people, among: people, recap, searched: scope(of: story), orElse: Answers.nobodyMet(),
        library, settings)
    }
    if let books = try library.books(listedIn: words) {
      return list(peopleOf: books, in: story, library, settings)
    }
    guard words.beginWithNumber else {
      let people = story.people
      var asked = self
      asked.words = people.words(asking: words)
      return asked.named(among: people, in: story, library, settings)
    }
    let place = try library.place(named: words)
    let book = place.book
    guard let chapter = place.chapter else {
      return list(peopleOf: [book], in: story, library, settings)
    }
    if isWhole { throw ValidationError(Messages.allTakesNoChapter) }
    return list(
      story.people(upToPlace: chapter, of: book), among: story.people,
      story.recap(of: book, upToPlace: chapter), searched: .chapter,
      orElse: Answers.nobodyMet(before: chapter, of: book), library, settings)
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
  /// The people with the name.
  private func named(
    among people: [Person], in story: StorySoFar, _ library: Library, _ settings: Settings
  ) -> CommandOutput {
    let names = TitleLookup(of: people)
    let found = names.places(named: name).map { people[$0 - 1] }
    switch found.count {
    case 0:
      var output = CommandOutput(
        json: .people([], searched: scope(of: story)), page: Page(), settings)
      let next = library.wayToSearchMore(
        than: story, Messages.searchedRead, Self.name, words, settings, settings.error.format)
      output.failure = NothingFound(
        text: name, hint: hint(names, people, story, settings), next: next)
      return output
    case 1:
      return CommandOutput(
        json: .people(found, searched: scope(of: story)),
        page: .person(
          found[0], in: library.series,
          commands: settings.command(
            "In the story: ",
            story.words(findingStoryOf: found[0], among: people).map {
              AdvisedLine.search(for: $0, isWhole: isWhole)
            }), format: settings.format),
        settings)
    default: return list(found, among: people, searched: scope(of: story), library, settings)
    }
  }

  /// Whom the name may have meant, or the search for its words if that finds something.
  private func hint(
    _ names: TitleLookup, _ people: [Person], _ story: StorySoFar, _ settings: Settings
  ) -> Hint? {
    guard settings.source.canBeReadAgain, name.utf8.count <= AdvisedLine.maxNameLength
    else { return nil }
    let corrections = names.respellings(of: words).compactMap { words -> Correction? in
      let name = words.joined(by: " ")
      let places = names.places(named: name)
      if places.isEmpty { return nil }
      let meaning = places.count == 1 ? people[places[0] - 1].name.onOneLine : name.quoted
      return settings.typedLine.correction(meaning, words)
    }
    if !corrections.isEmpty { return .corrections(corrections) }
    guard let search = SearchQuery(name), !search.results(in: story).isEmpty else { return nil }
    return settings.hint(Messages.toSearch, AdvisedLine.search(isWhole: isWhole), names: words)
  }
}
