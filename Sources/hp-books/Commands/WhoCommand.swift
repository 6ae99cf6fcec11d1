import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// `hp-books who [NAME...]`: the people of the story so far.
struct WhoCommand: LibraryCommand {
  private static let who = Argument(
    words: "NAME", value: VolumeArgument.kind(.person),
    help: "Words of a name; or a volume, and a chapter of it, as recap takes them.",
    isOptional: true)
  private static let all = Flag("all", help: "Tell of everybody, met or not.")

  static let name = "who"
  static let synonyms: [Synonym] = ["people", "characters"]
  static let abstract = "Tell who is who, as far as you have read."
  static let discussion: [HelpBlock] = [
    """
    Tells who somebody is, and how they came to be it, by what happens before the chapter that you \
    are in; without NAME, of everybody whom you have met. A volume as NAME is for the people whom \
    it tells of, and with a chapter for those met before it, by what is known of them there.
    """,
    """
    A name is words of it, or one by which somebody is known as well. Whoever has not been met is \
    not found.
    """,
  ].map(HelpBlock.paragraph)
  static let examples = [
    Example("who", "Everybody whom you have met"),
    Example("who lupin", "Who Lupin is, as far as you know"),
    Example("who 4", "The people of volume 4, as far as you have read it"),
  ]
  static let arguments = [who.definition]
  static let options = [all, CommonOptions.json]

  private let words: [String]
  private let isWhole: Bool

  private var name: String { words.joined(by: " ") }

  init(_ given: GivenValues) {
    words = given[Self.who]
    isWhole = given[Self.all]
  }

  func run(_ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    let story = library.story(isWhole: isWhole)
    guard let first = words.first else {
      let recap = story.recap(of: try library.currentBook())
      return list(story.people, recap, orElse: Answers.nobodyMet(), library, settings)
    }
    if let books = try library.books(listedIn: words) {
      return people(of: books, in: story, library, settings)
    }
    guard first.isNumberList else { return named(in: story, library, settings) }
    let place = try library.place(named: words)
    guard let chapter = place.chapter else {
      return people(of: [place.book], in: story, library, settings)
    }
    if isWhole { throw ValidationError(Messages.allTakesNoChapter) }
    return list(
      story.people(upTo: chapter, of: place.book), story.recap(of: place.book, upTo: chapter),
      orElse: Answers.nobodyMet(before: chapter, of: place.book), library, settings)
  }
}

// MARK: Lists

extension WhoCommand {
  /// Those of whom some volumes tell; of all of them, by what is known at the end of the last one.
  private func people(
    of books: [Book], in story: StorySoFar, _ library: Library, _ settings: Settings
  ) -> CommandOutput {
    let volumes = books.map(\.seriesNumber).sorted()
    let last = library.series[volumes[volumes.count - 1] - 1]
    var isAsked = Array(repeating: false, count: library.series.count + 1)
    for volume in volumes { isAsked[volume] = true }
    let people =
      isWhole ? story.people(upTo: last.chapters.count + 1, of: last) : story.people
    return list(
      people.filter { $0.lines.contains { isAsked[$0.volume] } }, story.recap(of: last),
      orElse: isWhole ? Answers.noPeople(in: volumes) : Answers.nobodyMet(in: volumes),
      library, settings)
  }

  /// The list of those who are met in the story that a recap tells and before it, or what there is
  /// to say if that is nobody.
  private func list(
    _ people: [Person], _ recap: Recap, orElse fact: String, _ library: Library,
    _ settings: Settings
  ) -> CommandOutput {
    let asking = settings.asking(whetherRead: recap.before.unrecorded, in: library)
    if !people.isEmpty { return list(people, library, settings, next: asking) }
    return settings.output(
      json: .people([]), page: nobody(in: recap, orElse: fact, library, settings, next: asking))
  }

  private func list(
    _ people: [Person], _ library: Library, _ settings: Settings, next: [NextStep.Command] = []
  ) -> CommandOutput {
    settings.output(
      json: .people(people),
      page: .people(
        people, in: library.series,
        commands: settings.commandLines(one(of: people, in: library) + next),
        format: settings.format))
  }

  private func nobody(
    in recap: Recap, orElse fact: String, _ library: Library, _ settings: Settings,
    next: [NextStep.Command]
  ) -> Page {
    if StorySoFar(everythingIn: library.series).people.isEmpty {
      return .answer([Answers.noPeople()], format: settings.format)
    }
    let isBegun = recap.status.hasPlace
    let record = library.record(of: recap.book)
    return .answer(
      [isBegun ? fact : Answers.nothing(of: recap, record) ?? fact],
      commands: settings.commandLines(
        next + (isBegun ? [] : [BookmarkCommand.beginning(recap.book, after: Messages.setBookmark)])
      ),
      format: settings.format)
  }

  /// How to ask for one of some people, by what the reader may be told of them.
  private func one(of people: [Person], in library: Library) -> [NextStep.Command] {
    let isAboutAll = isWhole && (words.first?.isNumberList != true)
    let known = library.story(isWhole: isAboutAll).people
    let names = TitleLookup(of: known)
    let words = people.prefix(Self.maxTried).lazy.compactMap {
      Self.telling(personNamed: $0.name, among: names, isWhole: isAboutAll)
    }.first
    return words.map { [("One of them: ", $0)] } ?? []
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
    in story: StorySoFar, _ library: Library, _ settings: Settings
  ) -> CommandOutput {
    let people = story.people
    let names = TitleLookup(of: people)
    let found = names.places(named: name).map { people[$0 - 1] }
    switch found.count {
    case 0:
      var output = settings.output(json: .people([]), page: Page())
      let isRead = !settings.options.printsJSON
      let next = settings.wayToSearchMore(
        than: story, in: library,
        settings.commandLine([Self.name] + words + [Self.all.spelling]), settings.error.format)
      output.failure = NothingFound(
        text: name, hint: hint(names, people, story, settings), next: isRead ? next : Page())
      return output
    case 1:
      return settings.output(
        json: .people(found),
        page: .person(
          found[0], in: library.series,
          commands: settings.commandLines(search(for: found[0], names)), format: settings.format))
    default:
      return list(found, library, settings)
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
    guard let search = BookSearch(name), !search.results(in: story).isEmpty else { return nil }
    return settings.hint(
      Messages.toSearch, [SearchCommand.name] + (isWhole ? [Self.all.spelling] : []), names: words)
  }

  /// The search that finds a person in what was told of the chapters that make them known.
  private func search(for person: Person, _ names: TitleLookup) -> [NextStep.Command] {
    let words = person.name.split(separator: " ").map { $0.lowercased() }
    let single = words.reversed().map { [$0] }
    let candidates = single.filter { names.places(named: $0[0]).count == 1 } + [words] + single
    let summaries = person.lines.map { line in
      line.chapter.summary.utf8.split(separator: UInt8(ascii: " "))
        .map { String(Substring($0)).lowercased() }
    }
    let found = candidates.first { candidate in
      summaries.contains { summary in
        candidate.allSatisfy { word in summary.contains { $0.utf8.starts(with: word.utf8) } }
      }
    }
    guard let found else { return [] }
    return [("In the story: ", [SearchCommand.name] + found + (isWhole ? [Self.all.spelling] : []))]
  }
}

// MARK: What to type to be told of somebody

extension WhoCommand {
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
    let words = name.split(separator: " ").map(String.init)
    guard let first = words.first, name.utf8.count <= maxNameLength,
      name.utf8.elementsEqual(name.onOneLine.sanitizedForTerminal().utf8),
      first.utf8.first != UInt8(ascii: "-"), !first.isNumberList,
      names.places(named: words.joined(by: " ")).count == 1
    else { return nil }
    return [Self.name] + words + (isWhole ? [all.spelling] : [])
  }
}
