import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books recap [VOLUME [CHAPTER]]`: the story so far.
struct RecapCommand: LibraryCommand {
  private static let volume = VolumeArgument.withChapter(
    "A number or words of a title; by default, your bookmark.", orRange: true)
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
    Example("recap 4 9", "The story of volume 4 up to chapter 9"),
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

  func run(_ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    if let books = try library.books(listedIn: words) { return several(books, library, settings) }
    let named = try words.isEmpty ? nil : library.place(named: words)
    let book = try named?.book ?? library.currentBook()
    if isWhole, named?.chapter != nil {
      throw ValidationError(Messages.allTakesNoChapter)
    }
    let (story, chapter) = (library.story(isWhole: isWhole), named?.chapter)
    let recap = cut(chapter.map { story.recap(of: book, upToPlace: $0) } ?? story.recap(of: book))
    let record = library.record(of: book)
    return settings.output(
      json: .recap(recap, record),
      page: .recap(
        recap, orElse: Answers.nothing(of: recap, record),
        advice(recap, people(in: story, [book], upTo: chapter), library, settings),
        format: settings.format))
  }

  /// The last chapters alone, if only they are asked for.
  private func cut(_ recap: Recap) -> Recap { lastCount.map(recap.last) ?? recap }
}

// MARK: What to type next

extension RecapCommand {
  private func advice(
    _ recap: Recap, _ people: [NextStep.Command], _ library: Library, _ settings: Settings
  ) -> RecapAdvice {
    let before = recap.before
    let (others, begun, unrecorded) = (before.others, before.begun, before.unrecorded)
    var told: [NextStep.Command] = []
    if !others.isEmpty { told.append(telling(others, "")) }
    if !begun.isEmpty { told.append(telling(begun, " so far")) }
    let next =
      settings.asking(whetherRead: unrecorded, in: library)
      + beginning(recap, library.record(of: recap.book))
    let isStory = recap.status.hasPlace || !before.stories.isEmpty
    return RecapAdvice(
      before: settings.commandLines(told), next: settings.commandLines(next),
      people: settings.commandLines(isStory ? people : []))
  }

  /// How to ask who is who in the story of some volumes, up to a chapter if one was named; nothing if
  /// that would list nobody.
  private func people(
    in story: StorySoFar, _ books: [Book], upTo chapter: Int? = nil
  ) -> [NextStep.Command] {
    let who = WhoCommand.listing(books, upTo: chapter, in: story, isWhole: isWhole)
    return who.map { [("Who is who: ", $0)] } ?? []
  }

  /// The command that tells of some volumes, after a label that says how much.
  private func telling(_ volumes: [Int], _ extent: String) -> NextStep.Command {
    let numbers = VolumeNumbers(volumes)
    let words = [Self.name, numbers.typed] + (isWhole ? [Self.all.spelling] : [])
    return ("\(numbers.inWords)\(extent): ", words)
  }

  /// How to begin a volume of which nothing is told.
  private func beginning(_ recap: Recap, _ record: BookRecord) -> [NextStep.Command] {
    recap.status.hasPlace
      ? [] : [BookmarkCommand.setting(record, in: recap.book, after: Messages.setBookmark)]
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
      ? settings.asking(whetherRead: volumes(.notBegun), in: library)
        + beginning(recaps[0].recap, recaps[0].record)
      : people(in: story, books)
    return settings.output(
      json: .recaps(recaps),
      page: .recaps(
        told, facts.compactMap(\.self), commands: settings.commandLines(next),
        format: settings.format))
  }
}

// MARK: What to type to be told something

extension RecapCommand {
  /// The words of the command that tells a chapter of a story; nil if that names the next chapter,
  /// whose title may not be told.
  static func telling(
    chapter place: Int, of book: Book, in story: StorySoFar, _ library: Library
  ) -> [String]? {
    let last = [last.spelling, "1"]
    let volume = String(book.seriesNumber)
    if place < book.chapters.count {
      guard place < story[book].titledChapters.count else { return nil }
      return [name, volume, book.nameOfChapter(at: place + 1)] + last
    }
    let isFinished = library.state.status(of: book) == .finished
    return [name, volume] + (isFinished ? [] : [all.spelling]) + last
  }

  /// The words of the command that tells the story of a whole volume: with the volume, with the
  /// next one, or with all of it; nil if that also tells the volume before, which may not be told.
  static func tellingStory(of book: Book, in story: StorySoFar, _ library: Library) -> [String]? {
    let read = library.story()
    let volume = book.seriesNumber
    if read.recap(of: book).story != nil { return [name, String(volume)] }
    if read[book].story != nil, library.series.volumes.contains(volume + 1) {
      return [name, String(volume + 1)]
    }
    let isBeforeTold = library.series[volume: volume - 1].map { story[$0].isWhole } ?? true
    return isBeforeTold ? [name, String(volume), all.spelling] : nil
  }
}
