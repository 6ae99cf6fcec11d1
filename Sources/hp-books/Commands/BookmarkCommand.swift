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
    "from", value: ValueKind(placeholder: "PATH", completion: .asked(otherFiles)),
    help: "Take over what is remembered of the books that were at PATH.")

  /// What a shell asks for to complete the path of books of which something is remembered.
  static let otherFiles = "file in the reader state"

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
  static let discussion: HelpBlock =
    "Without CHAPTER, it shows your place in VOLUME; without either, all places."
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
      throw ValidationError("--from applies to all volumes, so it takes no VOLUME.")
    }
  }

  enum Named {
    case nothing
    case others(OtherBooks)
    case books([Book])
    case place(NamedPlace)
  }

  func named(in visit: Visit) throws -> Named {
    if let oldPath { return .others(try others(at: oldPath, in: visit)) }
    if isFinished, words.isEmpty { return .books([try bookToFinish(in: visit.library)]) }
    if words.isEmpty { return .nothing }
    if isFinished || isRemoved { return .books(try visit.library.books(named: words)) }
    let place = try visit.library.place(named: words, takesSteps: true)
    if place.chapter != nil || place.step != nil { try visit.settings.requirePlaceForChange() }
    return .place(place)
  }

  func run(_ named: Named, in visit: inout Visit) throws -> CommandOutput {
    if clearsAll {
      return try visit.change(
        by: .clearedBookmarks, saying: "No volume has a bookmark now.",
        orElse: "No volume had a bookmark.")
    }
    switch named {
    case .others(let other): return try takeOver(other, in: &visit)
    case .nothing: return list(in: visit)
    case .books(let books) where isFinished: return try visit.finish(books)
    case .books(let books):
      return try visit.change(
        books, by: .removedBookmarks(of: books), saying: Answers.removedBookmark)
    case .place(let place):
      let book = place.book
      if place.step == 1, words.count == 1 { return try visit.moveOn() }
      if let step = place.step { return try visit.move(by: step, in: book) }
      guard let chapter = place.chapter else { return self.place(in: book, visit) }
      return try visit.change([book], by: .bookmarked(book, place: chapter)) {
        Answers.bookmark($0, $1, isChanged: $2 != nil)
      }
    }
  }

  private func list(in visit: Visit) -> CommandOutput {
    let records = visit.library.state.records
    let lost = visit.library.state.lostRecords
    let forgetting = visit.command(
      lost.count == 1 ? "Forget it: " : "Forget all: ", AdvisedLine.forgettingLost)
    return visit.table(
      of: records.filter(\.isBegun).map(\.volume), in: .begun, as: .places, lost: lost,
      notice: records.flatMap { chapterGone($0, in: visit) }
        + (lost.isEmpty ? [] : visit.format.answer([Answers.lost(lost)], commands: forgetting)))
  }

  /// What a volume says whose bookmarked chapter is gone, and how to set its bookmark again.
  private func chapterGone(_ record: BookRecord, in visit: Visit) -> [StyledText] {
    guard let book = visit.library.series[volume: record.volume],
      record.status(in: book.chapters) == .begun
    else { return [] }
    return visit.format.answer(
      [Answers.bookmark(book, record)], about: visit.library.series,
      commands: visit.command(Messages.setAgain, setting: record, in: book))
  }

  /// The volume that is meant by `--finished` alone: the one set last, and not one that only comes
  /// next, whose story a line typed twice would tell.
  private func bookToFinish(in library: Library) throws -> Book {
    let book = try library.currentBook()
    guard library.state.volumeSetLast == book.seriesNumber, library.record(of: book).bookmark != nil
    else { throw ValidationError(Messages.whichVolume) }
    return book
  }

  private func place(in book: Book, _ visit: Visit) -> CommandOutput {
    let record = visit.library.record(of: book)
    let status = visit.library.progress(of: book).status
    let isFinishedBefore = status == .notBegun && record.isBegun
    let purpose =
      status == .notBegun
      ? Messages.toSetBookmark(in: book) : status == .begun ? "To set it again" : nil
    return visit.answer(
      about: [book],
      [isFinishedBefore ? Answers.notBegunAgain(book) : Answers.bookmark(book, record)],
      hint: purpose.flatMap { visit.advice($0, AdvisedLine.setBookmark(record, in: book)) })
  }

  /// What is remembered of the books that were at another path, which can be taken over.
  private func others(at path: String, in visit: Visit) throws -> OtherBooks {
    let (settings, library) = (visit.settings, visit.library)
    try settings.requirePlaceForChange()
    let full = settings.pathInHome(path) ?? path
    guard let other = library.session.otherBooks.first(where: { $0.isAt(full) }) else {
      throw ValidationError("Nothing is remembered of books at \(path.quoted).")
    }
    guard other.isTaken(in: library.state) || library.isBlank || library.mayKeepPlace else {
      throw ValidationError(
        "Something is remembered of these books already.",
        hints: [settings.hint("To forget it and make room", ["forget", AdvisedLine.all])])
    }
    return other
  }

  /// Makes what is remembered of books at another path that of the books that are open.
  private func takeOver(_ other: OtherBooks, in visit: inout Visit) throws -> CommandOutput {
    if other.isTaken(in: visit.library.state) {
      let answer = Answer("All of that is remembered here already.")
      return visit.answer(about: [], [answer], replacing: nil)
    }
    let replaced = try visit.perform(.tookOver(other.state))
    return visit.answer(
      about: visit.books(changedBy: replaced),
      visit.restored(by: replaced, from: ReaderState()), replacing: replaced)
  }
}
