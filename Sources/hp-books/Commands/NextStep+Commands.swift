import ArgumentParsing
import BookCore
import BookPresentation

extension NextStep {
  /// The words of a command, after a label.
  typealias Command = (label: String, words: [String])

  /// What comes next, for the answer of a command.
  var answers: [String] {
    switch self {
    case .lookInside, .chooseAnother: []
    case .begin(let book), .readOn(let book, _): [Answers.next(book)]
    case .setBookmarkAgain(let book, let record): [Answers.next(book), Answers.chapterGone(record)]
    case .readAgain: [Messages.allFinished]
    }
  }

  /// What to type to go on.
  var commands: [Command] {
    switch self {
    case .lookInside, .chooseAnother: []
    case .begin: [("Begin it: ", [NextCommand.name])]
    case .readOn: [(Messages.nextChapter, [NextCommand.name])]
    case .setBookmarkAgain(let book, let record):
      [BookmarkCommand.setting(record, in: book, after: "Set it again: ")]
    case .readAgain(_, let first):
      [("Read again: ", [NextCommand.name, String(first.seriesNumber)])]
    }
  }

  /// What to type to be told what happened, if any of it is told.
  func storySoFar(in library: Library) -> [Command] {
    if case .chooseAnother = self { return [] }
    let isTold = library.story().recap(of: book).tellsSomething
    return isTold ? [(Messages.storySoFar, [RecapCommand.name])] : []
  }
}

// MARK: Pages and what to type next

extension Settings {
  /// Draws the covers of the series; nil if none are shown.
  func covers(of library: Library) -> CoverPainter? { showsCovers ? painter(of: library) : nil }

  /// What knows the hues of the volumes; nil without colour.
  func painter(of library: Library) -> CoverPainter? {
    output.colorDepth.map { CoverPainter(library.series, depth: $0) }
  }

  /// The page of a volume, as it is printed.
  func page(of book: Book, _ record: BookRecord, cover: DrawnCover = .none) -> Page {
    let toggle = toggle(for: book, isExpanded: record.isExpanded)
    return .book(book, record, toggle: toggle, cover: cover, format: format)
  }

  /// The answer of a command that has changed something: the facts that are true of some books now,
  /// also of lost ones, by default those that it changed, and what to type next, after a label.
  func answer(
    about books: [Book], lost: [BookRecord]? = nil, in library: Library, _ answers: [String],
    next: [NextStep.Command] = [], replacing replaced: ReaderState.Replaced?
  ) -> CommandOutput {
    var commands = next
    if replaced?.isWorthUndoing == true { commands.append(("Undo: ", [UndoCommand.name])) }
    return output(
      books, lost: lost ?? library.lostRecords(changedBy: replaced), of: library,
      replacing: replaced,
      page: .answer(answers, commands: commandLines(commands), format: format))
  }

  /// What the user can type next, each after its label; none if the books cannot be read again.
  func commandLines(_ commands: [NextStep.Command]) -> [(label: String, command: ShellCommand)] {
    commands.compactMap { label, words in commandLine(words).map { (label, $0) } }
  }

  /// The command that shows the summary of a volume the other way; nil if the books could not be
  /// read again.
  func toggle(for book: Book, isExpanded: Bool) -> ShellCommand? {
    let flag = isExpanded ? SummaryToggle.collapse : SummaryToggle.expand
    return commandLine([SummaryCommand.name, String(book.seriesNumber), flag.spelling])
  }
}

// MARK: What has been read

extension Library {
  /// The volumes of a range or list, which takes no chapter; nil if words name a volume, a chapter or
  /// something else.
  func books(listedIn words: [String]) throws -> [Book]? {
    guard let (books, count) = try series.books(listedIn: words) else { return nil }
    if count == words.count { return books }
    throw ValidationError(Messages.severalTakeNoChapter(words.prefix(count).joined(separator: " ")))
  }
}

extension Settings {
  /// Asks whether volumes have been read of which nothing is recorded.
  func asking(whetherRead volumes: [Int], in library: Library) -> [NextStep.Command] {
    // What is not recalled may be remembered all the same.
    let isRecalled = options.keepsState && !library.mayKeepPlace
    return isRecalled && !volumes.isEmpty
      ? [(Messages.haveYouRead(volumes), BookmarkCommand.finishing(volumes: volumes))] : []
  }

  /// What a search leaves out, and how to search more, which is the same whatever was found: what a
  /// command and the words for it find with an option.
  func wayToSearchMore(
    than story: StorySoFar, _ searched: String, in library: Library, _ command: String,
    _ words: [String], with all: Option, behind first: [NextStep.Command] = [],
    _ format: PageFormat
  ) -> Page {
    let first = commandLines(first)
    guard story.leavesOut else { return .answer([], commands: first, format: format) }
    let areLikeOptions = words.contains { $0.utf8.first == UInt8(ascii: "-") }
    let line =
      areLikeOptions
      ? commandLine([command, all.spelling], names: words)
      : commandLine([command] + words + [all.spelling])
    guard let line else { return .answer([searched], format: format) }
    let everything = ("\(searched) \(Messages.everything)", line)
    let current = story.keepsPlace && !library.mayKeepPlace ? try? library.currentBook() : nil
    let unmarked = current.map { story.recap(of: $0).before.unrecorded } ?? []
    let marking =
      unmarked.isEmpty
      ? [] : [(Messages.notMarked(unmarked), BookmarkCommand.finishing(volumes: unmarked))]
    return .answer([], commands: first + [everything] + commandLines(marking), format: format)
  }
}
