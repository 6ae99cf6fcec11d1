import ArgumentParsing
import BookCore
import BookPresentation

extension Library {
  /// Makes a change that the user asked for, and saves it; nil if it made no difference, otherwise
  /// what it replaced.
  mutating func change(
    _ change: ReaderState.Change, _ settings: Settings
  ) throws -> ReaderState.Replaced? {
    try settings.requirePlaceForChange()
    return try session.perform(change) ? state.replaced : nil
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
    saying answer: (Book, BookRecord, _ old: BookRecord?) -> Answer
  ) throws -> CommandOutput {
    let replaced = try self.change(change, settings)
    let answers =
      replaced?.isReadingAlone == true
      ? [reading]
      : books.map { answer($0, record(of: $0), replaced?.record(of: $0)) }
    var next: [LabelledCommand] = []
    if case .bookmarked(let book, _, _) = change {
      next = asking(whetherReadBefore: book, settings)
    }
    return .answer(about: books, in: self, settings, answers, next: next, replacing: replaced)
  }

  /// Makes a change to the whole series that the user asked for, saves it, and says what is true of
  /// some volumes now, by default of those that it changed.
  mutating func change(
    _ books: [Book]? = nil, by change: ReaderState.Change, _ settings: Settings,
    saying answer: String, orElse unchanged: String
  ) throws -> CommandOutput {
    let replaced = try self.change(change, settings)
    return .answer(
      about: books ?? self.books(numbered: replaced?.records.map(\.volume) ?? []), in: self,
      settings, [Answer(replaced == nil ? unchanged : answer)], replacing: replaced)
  }

  /// Says which book the user is reading now.
  var reading: Answer {
    let book = nextStep.book
    return state.lostReading.map(Answers.reading) ?? Answers.reading(book, record(of: book))
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
    return .answer(
      about: [], in: self, settings, Answers.next(step),
      next: step.commands(settings) + step.storySoFar(in: self, settings), replacing: nil)
  }

  /// Moves the bookmark of a volume by some chapters, which leads somewhere.
  ///
  /// The step forward of every day says nothing of how to take it back.
  mutating func step(by count: Int, in book: Book, _ settings: Settings) throws -> CommandOutput {
    let replaced = try change(.moved(book, by: count), settings)
    let record = record(of: book)
    let undo = count == 1 ? nil : Messages.undo
    if let replaced, record.status(in: book.chapters) == .finished {
      return end(of: book, replacing: replaced, undo: undo, settings)
    }
    return .answer(
      about: [book], in: self, settings,
      [
        replaced?.isReadingAlone == true
          ? reading : Answers.bookmark(book, record, isChanged: replaced != nil)
      ], replacing: replaced, undo: undo)
  }

  /// Finishes volumes, and says so.
  mutating func finish(_ books: [Book], _ settings: Settings) throws -> CommandOutput {
    let change = ReaderState.Change.finished(books, reading: progress.totals.round)
    let replaced = try self.change(change, settings)
    if books.count == 1, let replaced {
      return end(of: books[0], replacing: replaced, undo: Messages.undo, settings)
    }
    return .answer(
      about: books, in: self, settings,
      books.map {
        Answers.bookmark($0, record(of: $0), isChanged: replaced?.record(of: $0) != nil)
      }, replacing: replaced)
  }

  /// Says that a volume is finished now, and what comes next.
  ///
  /// Its story is told where the last chapter was being read; after a slip, nothing could take back
  /// what was seen.
  private func end(
    of book: Book, replacing replaced: ReaderState.Replaced, undo label: String?,
    _ settings: Settings
  ) -> CommandOutput {
    let (step, recap) = (nextStep, story().recap(of: book))
    let place = replaced.record(of: book)?.status(in: book.chapters).place
    let story = place == book.chapters.count ? recap.story : nil
    let telling = AdvisedLine.recap([book.seriesNumber], isWhole: false)
    var output = CommandOutput(
      [book], of: self, settings, replacing: replaced,
      page: .end(
        Answers.bookmark(book, record(of: book)), story: story,
        next: Answers.next(step) + settings.newReader(afterReplacing: replaced),
        commands: step.commands(settings)
          + settings.command(
            Messages.itsStory, story == nil && recap.tellsSomething ? telling : nil)
          + settings.undo(replaced, label),
        in: series, cover: settings.covers(of: self)?.cover(of: book) ?? .none,
        format: settings.format))
    if case .paged = output.delivery { output.delivery = .printed }
    return output
  }
}
