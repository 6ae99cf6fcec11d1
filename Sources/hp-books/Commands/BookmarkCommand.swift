import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// `hp-books bookmark [VOLUME [CHAPTER]]`: the chapter that the user is in.
struct BookmarkCommand: LibraryCommand {
  private static let volume = VolumeArgument.withChapter(
    "A number, words of a title, or a step such as +1.", without: [clear, from],
    severalBeside: [finished, remove])
  private static let finished = Flag(
    "finished", help: "Mark volumes as finished; by default, the one you are reading.")
  static let remove = Flag("remove", help: "Remove the bookmark from VOLUME, or from several.")
  private static let clear = Flag("clear", help: "Remove the bookmarks from all volumes.")
  private static let from = Option(
    "from", value: .rememberedFile,
    help: "Take over what is remembered of the books that were at PATH.")

  /// The options beside which several volumes are taken, and no chapter.
  static let takesVolumes = [finished.spelling, remove.spelling]

  /// What people say for `--remove`.
  static let removingVerbs = ["remove", "rm", "delete", "clear"]

  static let name = "bookmark"
  static let synonyms = [
    "mark", Synonym("finish", finished), Synonym("finished", finished), Synonym("done", finished),
    Synonym("prev", ending: "-1"),
  ]
  static let abstract = "Show or set your bookmarks."
  static let discussion: [HelpBlock] = [
    """
    Without CHAPTER, it shows your place in VOLUME; without either, all places.
    """
  ]
  static let examples = [
    Example("bookmark 3 9", "You are in chapter 9 of volume 3"),
    Example("bookmark +1", "You are one chapter further on"),
  ]
  static let arguments = [volume]
  static let options = [finished, remove, clear, from, CommonOptions.json]
  static let exclusiveGroups = [
    ExclusiveGroup([finished, remove, clear, from, CommonOptions.noState])
  ]

  private let words: [String]
  private let isFinished: Bool
  private let isRemoved: Bool
  private let clearsAll: Bool

  /// The path of other books of which what is remembered is taken over; nil if nothing is.
  private let oldPath: String?

  init(_ given: GivenValues) throws(ValidationError) {
    words = given[Self.volume]
    isFinished = given[Self.finished]
    isRemoved = given[Self.remove]
    clearsAll = given[Self.clear]
    oldPath = given[Self.from]
    if words.isEmpty, isRemoved { throw ValidationError(Messages.whichVolume) }
    if !words.isEmpty, clearsAll { throw ValidationError(Messages.clearingTakesNoVolume) }
    if !words.isEmpty, oldPath != nil {
      throw ValidationError(Messages.takingOverTakesNoVolume)
    }
  }

  /// What the words name.
  enum Named {
    case nothing
    case others(OtherBooks)
    case books([Book])
    case place(NamedPlace)
  }

  func named(in library: Library, _ settings: Settings) throws -> Named {
    if let oldPath { return .others(try others(at: oldPath, in: library, settings)) }
    if isFinished, words.isEmpty { return .books([try bookToFinish(in: library)]) }
    if words.isEmpty { return .nothing }
    if isFinished || isRemoved { return .books(try library.books(named: words)) }
    let place = try library.place(named: words, takesSteps: true)
    if place.chapter != nil || place.step != nil { try settings.requirePlaceForChange() }
    return .place(place)
  }

  func run(_ named: Named, _ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    if clearsAll {
      return try library.change(
        by: .clearedBookmarks, settings,
        saying: "No volume has a bookmark now.", orElse: "No volume had a bookmark.")
    }
    switch named {
    case .others(let other): return try takeOver(other, &library, settings)
    case .nothing: return list(library, settings)
    case .books(let books) where isFinished: return try library.finish(books, settings)
    case .books(let books):
      return try library.change(
        books, by: .removedBookmarks(of: books), settings, saying: Answers.removedBookmark)
    case .place(let place):
      let book = place.book
      if place.step == 1, words.count == 1 { return try library.moveOn(settings) }
      if let step = place.step { return try library.step(by: step, in: book, settings) }
      guard let chapter = place.chapter else { return self.place(in: book, library, settings) }
      return try library.change([book], by: .bookmarked(book, place: chapter), settings) {
        Answers.bookmark($0, $1, isChanged: $2 != nil)
      }
    }
  }
}

extension BookmarkCommand {
  private func list(_ library: Library, _ settings: Settings) -> CommandOutput {
    let lost = library.state.lostRecords
    return .table(
      of: library.state.records.filter(\.isBegun).map(\.volume), as: .places, lost: lost,
      in: library, settings,
      notice: chaptersGone(in: library, settings)
        + LostBooks(records: lost, settings: settings).list,
      orElse: ListFilter.begun.emptyList(settings, library))
  }

  /// What a volume says whose bookmarked chapter is gone, and how to set its bookmark again.
  private func chaptersGone(in library: Library, _ settings: Settings) -> [StyledText] {
    library.state.records.flatMap { record -> [StyledText] in
      guard let book = library.series[volume: record.volume],
        record.status(in: book.chapters) == .begun
      else { return [] }
      return Page.answer(
        [Answers.bookmark(book, record)], about: library.series,
        commands: settings.command(Messages.setAgain, setting: record, in: book),
        format: settings.format
      ).lines
    }
  }

  /// The volume that is meant by `--finished` alone: the one set last, and not one that only comes
  /// next, whose story a line typed twice would tell.
  private func bookToFinish(in library: Library) throws -> Book {
    let book = try library.currentBook()
    guard library.state.volumeSetLast == book.seriesNumber, library.record(of: book).bookmark != nil
    else { throw ValidationError(Messages.whichVolume) }
    return book
  }

  private func place(in book: Book, _ library: Library, _ settings: Settings) -> CommandOutput {
    let record = library.record(of: book)
    let status = library.progress(of: book).status
    let isFinishedBefore = status == .notBegun && record.isBegun
    let purpose =
      status == .notBegun
      ? Messages.toSetBookmark(in: book) : status == .begun ? "To set it again" : nil
    return .answer(
      about: [book], in: library, settings,
      [isFinishedBefore ? Answers.notBegunAgain(book) : Answers.bookmark(book, record)],
      hint: purpose.flatMap { settings.advice($0, AdvisedLine.setBookmark(record, in: book)) })
  }

  /// What is remembered of the books that were at another path, which can be taken over.
  private func others(
    at path: String, in library: Library, _ settings: Settings
  ) throws -> OtherBooks {
    try settings.requirePlaceForChange()
    let full = settings.pathInHome(path) ?? path
    guard let other = library.session.otherBooks.first(where: { $0.isAt(full) }) else {
      throw ValidationError(Messages.nothingRemembered(at: path))
    }
    guard other.isTaken(in: library.state) || library.isBlank || library.mayKeepPlace else {
      throw ValidationError(
        Messages.rememberedAlready,
        hints: [settings.hint(Messages.toMakeRoom, AdvisedLine.forgettingAll)])
    }
    return other
  }

  /// Makes what is remembered of books at another path that of the books that are open.
  private func takeOver(
    _ other: OtherBooks, _ library: inout Library, _ settings: Settings
  ) throws -> CommandOutput {
    let isTaken = other.isTaken(in: library.state)
    let replaced = isTaken ? nil : try library.change(.tookOver(other.state), settings)
    let books = library.books(numbered: replaced?.records.map(\.volume) ?? [])
    let lost = library.lostRecords(changedBy: replaced)
    let answers = books.compactMap { book in
      Answers.restored(book, library.record(of: book), from: BookRecord(of: book.identity))
    }
    return .answer(
      about: books, lost: lost, in: library, settings,
      isTaken ? [Answer(Messages.takenOver)] : answers + lost.map(Answers.restored),
      replacing: replaced)
  }
}

// MARK: The paths of other books

extension ValueKind {
  private static let otherFiles = "file in the reader state"

  /// The path of a data file of whose books something is remembered.
  fileprivate static var rememberedFile: ValueKind {
    ValueKind(placeholder: "PATH", completion: .asked(otherFiles))
  }

  /// What a shell can offer for a subject, if it is such a path.
  static func otherFiles(
    for subject: String, beginningWith typed: String, _ settings: Settings
  ) throws -> [Term]? {
    guard subject == otherFiles else { return nil }
    guard settings.source.canBeReadAtOnce else { return [] }
    return try settings.library().session.otherBooks.map(\.path)
      .filter { $0.utf8.starts(with: typed.utf8) }.map { Term($0) }
  }
}
