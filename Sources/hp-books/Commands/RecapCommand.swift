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
  static let discussion: HelpBlock = """
    Tells what came before the volume, then what happens in it before the chapter that you are in, \
    and not a word of what comes after. CHAPTER takes the place of your bookmark. Without VOLUME, \
    it tells the story of the volume you are reading.
    """
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
  func named(in visit: Visit) throws -> [NamedPlace] {
    let library = visit.library
    if words.isEmpty { return [try library.place(named: [])] }
    let places = try library.names(telling: library.story()).places(words)
    if isWhole, places[0].chapter != nil { throw ValidationError(Messages.allTakesNoChapter) }
    return places
  }

  func run(_ places: [NamedPlace], in visit: inout Visit) -> CommandOutput {
    if places.count > 1 { return several(places.map(\.book), in: visit) }
    let (library, book, chapter) = (visit.library, places[0].book, places[0].chapter)
    let story = library.story(isWhole: isWhole)
    let recap = cut(chapter.map { story.recap(of: book, upToPlace: $0) } ?? story.recap(of: book))
    let again = chapter == nil && !isWhole ? visit.placeReadAgain(in: book) : nil
    let whole = AdvisedLine.recap([book.seriesNumber], isWhole: true)
    return CommandOutput(
      json: .recaps([(recap, library.progress(of: book))]),
      page: page(
        recap,
        people: visit.command(
          "That is as far as this reading goes. The whole volume: ", again == nil ? nil : whole)
          + people(of: [book], upTo: chapter ?? again, in: story, visit),
        in: visit),
      hint: recap.status.hasPlace ? nil : visit.whyNothing(), visit.settings)
  }

  /// The last chapters alone, if only they are asked for.
  private func cut(_ recap: Recap) -> Recap { lastCount.map(recap.last) ?? recap }

  private func page(_ recap: Recap, people: [LabelledCommand], in visit: Visit) -> Page {
    let (before, record) = (recap.before, visit.library.record(of: recap.book))
    let isStory = recap.status.hasPlace || !before.stories.isEmpty
    return .recap(
      recap, bookmark: record.status(in: recap.book.chapters),
      orElse: Answers.nothing(of: recap, record),
      before: telling(before.others, "", in: visit) + telling(before.begun, " so far", in: visit),
      next: visit.asking(whetherRead: before.unrecorded) + beginning(recap, in: visit),
      people: isStory ? people : [], format: visit.format)
  }

  /// How to ask who is who in the story of some volumes, up to a chapter if one was named; nothing
  /// if that would list nobody.
  private func people(
    of books: [Book], upTo chapter: Int? = nil, in story: StorySoFar, _ visit: Visit
  ) -> [LabelledCommand] {
    visit.command(
      Messages.whoIsWho,
      AdvisedLine.list(.person, in: books, upTo: chapter, in: story, isWhole: isWhole))
  }

  /// The command that tells of some volumes, after a label that says how much.
  private func telling(_ volumes: [Int], _ extent: String, in visit: Visit) -> [LabelledCommand] {
    if volumes.isEmpty { return [] }
    let label = "\(VolumeNumbers(volumes).inWords)\(extent): "
    return visit.command(label, AdvisedLine.recap(volumes, isWhole: isWhole))
  }

  /// How to begin a volume of which nothing is told.
  private func beginning(_ recap: Recap, in visit: Visit) -> [LabelledCommand] {
    if recap.status.hasPlace { return [] }
    let record = visit.library.record(of: recap.book)
    return visit.command(Messages.setBookmark, setting: record, in: recap.book)
  }

  // MARK: Several volumes

  private func several(_ books: [Book], in visit: Visit) -> CommandOutput {
    let library = visit.library
    let story = library.story(isWhole: isWhole)
    let recaps = books.map { cut(story.recap(of: $0)) }
    func volumes(_ status: ReadingStatus) -> [Int] {
      recaps.filter { $0.status == status }.map(\.book.seriesNumber).sorted()
    }
    let told = recaps.filter(\.status.hasPlace)
      .map { ($0, fact: Answers.nothing(of: $0, library.record(of: $0.book))) }
    let facts = [Answers.notBegun(volumes(.notBegun)), Answers.chaptersGone(volumes(.begun))]
    let next =
      told.isEmpty
      ? visit.asking(whetherRead: volumes(.notBegun)) + beginning(recaps[0], in: visit)
      : people(of: books, in: story, visit)
    let progress = library.progress.volumes
    return CommandOutput(
      json: .recaps(recaps.map { ($0, progress[$0.book.seriesNumber - 1]) }),
      page: .recaps(told, facts.compactMap(\.self), commands: next, format: visit.format),
      visit.settings)
  }
}
