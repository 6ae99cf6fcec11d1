import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

// MARK: Changes

extension Library {
  /// Makes a change that the user asked for, and saves it; nil if it made no difference, otherwise
  /// what it replaced.
  mutating func change(
    _ change: ReaderState.Change, _ settings: Settings
  ) throws -> ReaderState.Replaced? {
    try settings.requirePlaceForChange()
    if !settings.context.isTrial { return try session.perform(change) ? state.replaced : nil }
    let before = state
    session.remember(change)
    return state == before ? nil : state.replaced
  }

  /// What is remembered now of the lost books that a change was about; blank of one that is
  /// forgotten.
  func lostRecords(changedBy replaced: ReaderState.Replaced?) -> [BookRecord] {
    guard let replaced else { return [] }
    let now = Dictionary(state.lostRecords.map { ($0.book, $0) }) { first, _ in first }
    return replaced.lostRecords.map { now[$0.book] ?? BookRecord(of: $0.book) }
  }

  /// Makes a change to volumes that the user asked for, saves it, and says what is true of each
  /// now, from its record and from the one before, which is nil if the change made no difference to
  /// it.
  mutating func change(
    _ books: [Book], by change: ReaderState.Change, _ settings: Settings,
    saying answer: (Book, BookRecord, _ old: BookRecord?) -> String
  ) throws -> CommandOutput {
    let replaced = try self.change(change, settings)
    let answers = books.map { book in
      answer(book, record(of: book), replaced?.record(of: book.identity))
    }
    return settings.answer(about: books, in: self, answers, replacing: replaced)
  }

  /// Makes a change to the whole series that the user asked for, saves it, and says what is true of
  /// some volumes now, by default of those that it changed.
  mutating func change(
    _ books: [Book]? = nil, by change: ReaderState.Change, _ settings: Settings,
    saying answer: String, orElse unchanged: String
  ) throws -> CommandOutput {
    let replaced = try self.change(change, settings)
    return settings.answer(
      about: books ?? self.books(numbered: replaced?.records.map(\.volume) ?? []), in: self,
      [replaced == nil ? unchanged : answer], replacing: replaced)
  }

  /// Expands or collapses a summary if the user asked for it, and returns its record from now on.
  mutating func toggleSummary(
    of book: Book, isExpanded: Bool?, _ settings: Settings
  ) throws -> BookRecord {
    var record = record(of: book)
    guard let isExpanded else { return record }
    try settings.requirePlaceForChange()
    // A short summary has no states.
    guard book.summary.isCollapsible else { return record }
    let change: ReaderState.Change = isExpanded ? .expanded(book) : .collapsed(book)
    // A page need not wait for the disk, but what a program reads must be true.
    if settings.options.printsJSON {
      _ = try self.change(change, settings)
    } else {
      session.remember(change)
    }
    record.isExpanded = isExpanded
    return record
  }

  /// Moves the bookmark a chapter on where the user is; when all volumes are finished, says so.
  mutating func moveOn(_ settings: Settings) throws -> CommandOutput {
    let (book, step) = (try currentBook(), nextStep)
    guard case .readAgain = step else { return try self.step(by: 1, in: book, settings) }
    return settings.answer(
      about: [], in: self, step.answers, next: step.commands + step.storySoFar(in: self),
      replacing: nil)
  }

  /// Moves the bookmark of a volume by some chapters; throws a `ValidationError` if that leads
  /// nowhere.
  mutating func step(by count: Int, in book: Book, _ settings: Settings) throws -> CommandOutput {
    let replaced = try change(.moved(book, by: count), settings)
    let record = record(of: book)
    let isThere =
      count == 0 ? record.bookmark != nil : record.step(by: count, in: book.chapters) == .end
    if replaced == nil, !isThere {
      throw ValidationError(
        Answers.noStep(by: count, record, in: book),
        hints: [settings.example(BookmarkCommand.beginning(book))])
    }
    var answers = [Answers.bookmark(book, record, isChanged: replaced != nil)]
    var next: [NextStep.Command] = []
    if record.isFinished {
      let step = nextStep
      answers += step.answers
      next = step.commands + step.storySoFar(in: self)
    }
    return settings.answer(about: [book], in: self, answers, next: next, replacing: replaced)
  }
}

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
    case .setBookmarkAgain(let book, _):
      [BookmarkCommand.beginning(book, after: "Set it again: ")]
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
  func covers(of library: Library) -> CoverPainter? {
    coverDepth.map { CoverPainter(library.series, depth: $0) }
  }

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
    guard let first = words.first, let books = try series.books(listedIn: first) else {
      return nil
    }
    if words.count == 1 { return books }
    // The title of a volume may begin with a range.
    if (try? place(named: words)) != nil { return nil }
    throw ValidationError(Messages.severalTakeNoChapter(first))
  }
}

extension Settings {
  /// Asks whether volumes have been read of which nothing is recorded.
  func asking(whetherRead volumes: [Int], in library: Library) -> [NextStep.Command] {
    // What is not recalled may be remembered all the same.
    let isRecalled = options.keepsState && library.session.warnings.isEmpty
    return isRecalled && !volumes.isEmpty
      ? [(Messages.haveYouRead(volumes), BookmarkCommand.finishing(volumes: volumes))] : []
  }

  /// What a search leaves out, and how to search more, which is the same whatever was found: what a
  /// command and the words for it find with an option.
  func wayToSearchMore(
    than story: StorySoFar, in library: Library, _ command: String, _ words: [String],
    with all: OptionDefinition, behind first: [NextStep.Command] = [], _ format: PageFormat
  ) -> Page {
    let first = commandLines(first)
    guard story.leavesOut else { return .answer([], commands: first, format: format) }
    let areLikeOptions = words.contains { $0.utf8.first == UInt8(ascii: "-") }
    let line =
      areLikeOptions
      ? commandLine([command, all.spelling], names: words)
      : commandLine([command] + words + [all.spelling])
    guard let line else { return .answer([Messages.searchedRead], format: format) }
    let everything = ("\(Messages.searchedRead) \(Messages.everything)", line)
    // What is not recalled may be remembered all the same.
    let isRecalled = story.keepsPlace && library.session.warnings.isEmpty
    let current = isRecalled ? try? library.currentBook() : nil
    let unmarked = current.map { story.recap(of: $0).before.unrecorded } ?? []
    let marking =
      unmarked.isEmpty
      ? [] : [(Messages.notMarked(unmarked), BookmarkCommand.finishing(volumes: unmarked))]
    return .answer([], commands: first + [everything] + commandLines(marking), format: format)
  }
}

// MARK: Books that are no longer in the series

extension Settings {
  /// The lines about how many books the series has lost, and what names them; none if there are
  /// none.
  func notice(ofLost count: Int) -> [StyledText] {
    if count == 0 { return [] }
    return lines(Answers.lost(count), [("See which: ", commandLine([BookmarkCommand.name]))])
  }

  /// The lines that name these books, and how to forget them; none if there are none.
  func listOfLost(in library: Library) -> [StyledText] {
    let records = library.state.lostRecords
    if records.isEmpty { return [] }
    let titles = library.lostTitles
    // A line that would forget a volume, or ask which book is meant, is not offered.
    let title = titles.prefix(Self.maxTriedTitles).first { title in
      let named = try? library.series.books(named: [title], besides: titles)
      return named?.books.isEmpty == true && named?.lost == [title]
    }
    let one = title.flatMap { commandLine([ForgetCommand.name], names: [$0]) }
    let all = commandLine(ForgetCommand.forgettingLost)
    let commands =
      records.count == 1
      ? [("Forget it: ", one ?? all)] : [("Forget one: ", one), ("Forget all: ", all)]
    return lines(Answers.lost(records), commands)
  }

  /// Among more books, one that has a name of its own is not looked for.
  private static let maxTriedTitles = 10

  private func lines(
    _ answer: String, _ commands: [(label: String, line: ShellCommand?)]
  ) -> [StyledText] {
    let commands = commands.compactMap { label, line in line.map { (label, $0) } }
    return Page.answer([answer], commands: commands, format: format).lines
  }
}

extension Library {
  /// The names of the books that the series has lost, each once.
  var lostTitles: [String] {
    var seen: Set<String> = []
    return state.lostRecords.map(\.book.title).filter { seen.insert($0).inserted }
  }
}
