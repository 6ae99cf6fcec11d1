import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books recap [VOLUME [CHAPTER]]`: the story so far.
struct RecapCommand: LibraryCommand {
  private static let volume = VolumeArgument.withChapter(
    "A number or words of a title; by default, your bookmark.", takesList: true)
  private static let all = Flag("all", help: "Tell the story of the whole volume.")
  private static let last = Option(
    "last", value: .integer(in: 1...9_999), help: "Tell only the last N chapters.")

  static let name = "recap"
  static let synonyms: [Synonym] = ["story", "previously"]
  static let abstract = "Tell the story up to your bookmark."
  static let discussion: [HelpBlock] = [
    """
    Tells what came before the volume, then what happens in it before the chapter that you are in, \
    and not a word of what comes after. CHAPTER takes the place of your bookmark. Without VOLUME, \
    it tells the story of the volume you are reading.
    """
  ]
  static let examples = [
    Example("recap", "The story up to your bookmark"),
    Example("recap 4 9", "The story of volume 4 before chapter 9"),
    Example("recap 1-3", "Volumes 1 to 3, as far as you have read them"),
  ]
  static let arguments = [volume]
  static let options = [all, last, CommonOptions.json]

  private let words: [String]
  private let isWhole: Bool
  private let lastCount: Int?

  init(_ given: GivenValues) {
    words = given[Self.volume]
    isWhole = given[Self.all]
    lastCount = given[Self.last]
  }

  /// The place up to which the story is told, or the volumes; a chapter is named by its title only
  /// if that may be told.
  func named(in library: Library, _ settings: Settings) throws -> [NamedPlace] {
    if words.isEmpty { return [try library.place(named: [])] }
    let places = try library.names(telling: library.story()).places(words)
    if isWhole, places[0].chapter != nil { throw ValidationError(Messages.allTakesNoChapter) }
    return places
  }

  func run(
    _ places: [NamedPlace], _ library: inout Library, _ settings: Settings
  ) throws -> CommandOutput {
    if places.count > 1 { return several(places.map(\.book), library, settings) }
    let (book, chapter) = (places[0].book, places[0].chapter)
    let story = library.story(isWhole: isWhole)
    let recap = cut(chapter.map { story.recap(of: book, upToPlace: $0) } ?? story.recap(of: book))
    let record = library.record(of: book)
    let again = chapter == nil && !isWhole ? library.placeReadAgain(in: book) : nil
    let whole = AdvisedLine.recap([book.seriesNumber], isWhole: true)
    let output = CommandOutput(
      json: .recaps([(recap, library.progress(of: book))]),
      page: page(
        recap, record,
        settings.command(Messages.thisReading, again == nil ? nil : whole)
          + people(of: [book], upTo: chapter ?? again, in: story, settings), library, settings),
      settings)
    return recap.status.hasPlace ? output : output.tellingNothing(in: library, settings)
  }

  /// The last chapters alone, if only they are asked for.
  private func cut(_ recap: Recap) -> Recap { lastCount.map(recap.last) ?? recap }
}

// MARK: What to type next

extension RecapCommand {
  private func page(
    _ recap: Recap, _ record: BookRecord, _ people: [LabelledCommand], _ library: Library,
    _ settings: Settings
  ) -> Page {
    let before = recap.before
    let isStory = recap.status.hasPlace || !before.stories.isEmpty
    return .recap(
      recap, bookmark: record.status(in: recap.book.chapters),
      orElse: Answers.nothing(of: recap, record),
      before: telling(before.others, "", settings) + telling(before.begun, " so far", settings),
      next: library.asking(whetherRead: before.unrecorded, settings)
        + beginning(recap, record, settings),
      people: isStory ? people : [], format: settings.format)
  }

  /// How to ask who is who in the story of some volumes, up to a chapter if one was named; nothing
  /// if that would list nobody.
  private func people(
    of books: [Book], upTo chapter: Int? = nil, in story: StorySoFar, _ settings: Settings
  ) -> [LabelledCommand] {
    settings.command(
      Messages.whoIsWho,
      AdvisedLine.list(.person, in: books, upTo: chapter, in: story, isWhole: isWhole))
  }

  /// The command that tells of some volumes, after a label that says how much.
  private func telling(
    _ volumes: [Int], _ extent: String, _ settings: Settings
  ) -> [LabelledCommand] {
    if volumes.isEmpty { return [] }
    let label = "\(VolumeNumbers(volumes).inWords)\(extent): "
    return settings.command(label, AdvisedLine.recap(volumes, isWhole: isWhole))
  }

  /// How to begin a volume of which nothing is told.
  private func beginning(
    _ recap: Recap, _ record: BookRecord, _ settings: Settings
  ) -> [LabelledCommand] {
    recap.status.hasPlace
      ? [] : settings.command(Messages.setBookmark, setting: record, in: recap.book)
  }
}

// MARK: Several volumes

extension RecapCommand {
  private func several(_ books: [Book], _ library: Library, _ settings: Settings) -> CommandOutput {
    let story = library.story(isWhole: isWhole)
    let recaps = books.map { book in
      (recap: cut(story.recap(of: book)), record: library.record(of: book))
    }
    func volumes(_ status: ReadingStatus) -> [Int] {
      recaps.filter { $0.recap.status == status }.map(\.recap.book.seriesNumber).sorted()
    }
    let told = recaps.filter(\.recap.status.hasPlace)
      .map { ($0.recap, fact: Answers.nothing(of: $0.recap, $0.record)) }
    let facts = [Answers.notBegun(volumes(.notBegun)), Answers.chaptersGone(volumes(.begun))]
    let next =
      told.isEmpty
      ? library.asking(whetherRead: volumes(.notBegun), settings)
        + beginning(recaps[0].recap, recaps[0].record, settings)
      : people(of: books, in: story, settings)
    let volumes = library.progress.volumes
    return CommandOutput(
      json: .recaps(recaps.map { ($0.recap, volumes[$0.recap.book.seriesNumber - 1]) }),
      page: .recaps(
        told, facts.compactMap(\.self), commands: next, format: settings.format),
      settings)
  }
}
