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
    Tells who somebody is from what recap may tell. Without NAME, it lists everybody whom you have \
    met; who 3 lists those of whom volume 3 tells; who 3 --all does so for the whole volume, read \
    or not, and for nothing after it; who 3 9 lists those met before its chapter 9, as they were \
    known then.
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
      let asked = AskedPeople(
        people, among: people, recap, searched: scope(of: story), orElse: Answers.nobodyMet())
      return list(asked, library, settings)
    }
    if let books = try library.books(listedIn: words) {
      return list(people(of: books, in: story, library), library, settings)
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
      return list(people(of: [book], in: story, library), library, settings)
    }
    if isWhole { throw ValidationError(Messages.allTakesNoChapter) }
    let asked = AskedPeople(
      story.people(upToPlace: chapter, of: book), among: story.people,
      story.recap(of: book, upToPlace: chapter), searched: .chapter,
      orElse: Answers.nobodyMet(before: chapter, of: book))
    return list(asked, library, settings)
  }
}

extension WhoCommand {
  private func scope(of story: StorySoFar) -> JSONDocument.Scope { story.leavesOut ? .read : .all }
}

// MARK: Lists

/// People whom a line asks for together.
private struct AskedPeople {
  let people: [Person]

  /// All of whom the reader can ask next.
  let known: [Person]

  /// The story in which, and before which, they are met; nil if the volume that the reader is in is
  /// gone.
  let recap: Recap?

  /// Where they were looked for.
  let scope: JSONDocument.Scope

  /// What there is to say if there are none.
  let fact: String

  init(
    _ people: [Person], among known: [Person], _ recap: Recap? = nil,
    searched scope: JSONDocument.Scope, orElse fact: String = ""
  ) {
    (self.people, self.known, self.recap, self.scope, self.fact) =
      (people, known, recap, scope, fact)
  }
}

extension WhoCommand {
  /// Those of whom some volumes tell; of all of them, by what is known at the end of the last one.
  private func people(of books: [Book], in story: StorySoFar, _ library: Library) -> AskedPeople {
    let books = books.sorted { $0.seriesNumber < $1.seriesNumber }
    let (first, last) = (books[0], books[books.count - 1])
    var isAsked = Array(repeating: false, count: library.series.count + 1)
    for book in books { isAsked[book.seriesNumber] = true }
    let known = library.story().people
    let all = isWhole ? story.people(upToPlace: last.chapters.count + 1, of: last) : known
    let people = all.filter { $0.lines.contains { isAsked[$0.volume] } }
    let volumes = books.map(\.seriesNumber)
    let isAllTold = books.allSatisfy { story[$0].isWhole }
    return AskedPeople(
      people, among: known, story.recap(of: people.isEmpty ? first : last),
      searched: scope(of: story),
      orElse: isAllTold ? Answers.noPeople(in: volumes) : Answers.nobodyMet(in: volumes))
  }

  private func list(
    _ asked: AskedPeople, _ library: Library, _ settings: Settings
  ) -> CommandOutput {
    settings.output(
      json: .people(asked.people, searched: asked.scope), page: page(of: asked, library, settings))
  }

  private func page(of asked: AskedPeople, _ library: Library, _ settings: Settings) -> Page {
    // Those of volumes that are not recorded are missing.
    let unrecorded = asked.recap?.before.unrecorded ?? []
    let asking = settings.asking(whetherRead: unrecorded, in: library)
    if !asked.people.isEmpty {
      return .people(
        asked.people, in: library.series,
        commands: settings.commandLines(one(of: asked) + asking), format: settings.format)
    }
    if StorySoFar(everythingIn: library.series).people.isEmpty {
      return .answer([Answers.noPeople()], format: settings.format)
    }
    guard let recap = asked.recap, !recap.status.hasPlace else {
      return .answer([asked.fact], commands: settings.commandLines(asking), format: settings.format)
    }
    let record = library.record(of: recap.book)
    let setting = BookmarkCommand.setting(record, in: recap.book, after: Messages.setBookmark)
    return .answer(
      [Answers.nothing(of: recap, record) ?? asked.fact],
      commands: settings.commandLines(asking + [setting]), format: settings.format)
  }

  /// How to ask for one of some people alone.
  private func one(of asked: AskedPeople) -> [NextStep.Command] {
    let names = TitleLookup(of: asked.known)
    let isAboutAll = isWhole && !words.beginWithNumber
    for person in asked.people.prefix(Self.maxTried) {
      if let words = Self.telling(personNamed: person.name, among: names, isWhole: isAboutAll) {
        return [("One of them: ", words)]
      }
    }
    return []
  }

  /// Among more people, one whose name leads to them alone is not looked for.
  private static let maxTried = 10
}

// MARK: A person

extension WhoCommand {
  /// In bytes; a longer name is not repeated.
  private static let maxNameLength = 256

  /// The people with the name.
  private func named(
    among people: [Person], in story: StorySoFar, _ library: Library, _ settings: Settings
  ) -> CommandOutput {
    let names = TitleLookup(of: people)
    let found = names.places(named: name).map { people[$0 - 1] }
    switch found.count {
    case 0:
      var output = settings.output(json: .people([], searched: scope(of: story)), page: Page())
      let next = settings.wayToSearchMore(
        than: story, Messages.searchedRead, in: library, Self.name, words, with: Self.all,
        settings.error.format)
      output.failure = NothingFound(
        text: name, hint: hint(names, people, story, settings), next: next)
      return output
    case 1:
      return settings.output(
        json: .people(found, searched: scope(of: story)),
        page: .person(
          found[0], in: library.series,
          commands: settings.commandLines(search(for: found[0], among: people, in: story)),
          format: settings.format))
    default:
      return list(AskedPeople(found, among: people, searched: scope(of: story)), library, settings)
    }
  }

  /// Whom the name may have meant, or the search for its words if that finds something.
  private func hint(
    _ names: TitleLookup, _ people: [Person], _ story: StorySoFar, _ settings: Settings
  ) -> Hint? {
    guard settings.source.canBeReadAgain, name.utf8.count <= Self.maxNameLength else { return nil }
    let corrections = names.respellings(of: words).compactMap { words -> Correction? in
      let name = words.joined(by: " ")
      let places = names.places(named: name)
      if places.isEmpty { return nil }
      let meaning = places.count == 1 ? people[places[0] - 1].name.onOneLine : name.quoted
      return settings.typedLine.correction(meaning, words)
    }
    if !corrections.isEmpty { return .corrections(corrections) }
    guard let search = SearchQuery(name), !search.results(in: story).isEmpty else { return nil }
    return settings.hint(
      Messages.toSearch, [SearchCommand.name] + (isWhole ? [Self.all.spelling] : []), names: words)
  }

  /// The search that finds a person in what has been told.
  private func search(
    for person: Person, among people: [Person], in story: StorySoFar
  ) -> [NextStep.Command] {
    guard let words = story.words(findingStoryOf: person, among: people) else { return [] }
    let all = isWhole ? [Self.all.spelling] : []
    return [("In the story: ", [SearchCommand.name] + words + all)]
  }
}

// MARK: What to type to be told of somebody

extension WhoCommand {
  /// The words of the command that lists who is in the story of some volumes, or of one up to a
  /// chapter; nil if that is nobody.
  static func listing(
    _ books: [Book], upTo chapter: Int?, in story: StorySoFar, isWhole: Bool
  ) -> [String]? {
    if let chapter {
      let words = [name, String(books[0].seriesNumber), books[0].nameOfChapter(at: chapter)]
      return story.hasPeople(upToPlace: chapter, of: books[0]) ? words : nil
    }
    if isWhole {
      let volumes = VolumeNumbers(books.map(\.seriesNumber).sorted()).typed
      return books.contains { story[$0].hasPeople } ? [name, volumes, all.spelling] : nil
    }
    return story.hasPeople ? [name] : nil
  }

  /// The words of the command that asks for a person.
  static func asking(for name: String) -> [String] {
    [Self.name] + name.split(separator: " ").map(String.init)
  }

  /// The words of the command that shows a person alone; nil if the name does not lead to them
  /// alone, or cannot be typed.
  static func telling(
    personNamed name: String, in story: StorySoFar, isWhole: Bool = false
  ) -> [String]? {
    telling(personNamed: name, among: TitleLookup(of: story.people), isWhole: isWhole)
  }

  private static func telling(
    personNamed name: String, among names: TitleLookup, isWhole: Bool
  ) -> [String]? {
    guard name.utf8.count <= maxNameLength, name.canBeTypedAsPerson, names.place(of: name) != nil
    else { return nil }
    return asking(for: name) + (isWhole ? [all.spelling] : [])
  }
}
