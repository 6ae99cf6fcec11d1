import BookCore
import BookPresentation
import DisplayText

extension Visit {
  /// The output about some volumes and lost books, with what a change replaced if there was one; the
  /// page and the hint are for people.
  func output(
    _ books: @autoclosure () -> [Book], lost: [BookRecord] = [],
    replacing replaced: ReaderState.Replaced? = nil, page: @autoclosure () -> Page,
    hint: @autoclosure () -> String? = nil
  ) -> CommandOutput {
    CommandOutput(
      json: .volumes(books(), lost: lost, of: library.series, library.state, replacing: replaced),
      page: page(), hint: hint(), settings)
  }

  /// Volumes as rows in the order given, by default as `list` shows them, with a notice below; if
  /// a filter leaves none, people are told so.
  func table(
    of volumes: [Int], in filter: ListFilter?, as kind: VolumeRows.Kind = .table,
    lost: [BookRecord] = [], notice: [StyledText] = []
  ) -> CommandOutput {
    let volumes = volumes.filter(library.series.volumes.contains)
    let (facts, hint) = volumes.isEmpty ? nothing(in: filter) : ([], nil)
    var page: Page {
      var page = Page(format.answer(facts))
      if !volumes.isEmpty {
        let hues = painter?.hues(of: library.series)
        let rows = VolumeRows(
          VolumeRowFacts(library.series, library.progress), kind, areKept: filter == .kept,
          barColor: { hues?[$0.seriesNumber - 1] }, format: format)
        page = Page(rows.rows(of: volumes))
      }
      page.append(notice)
      return page
    }
    return output(library.books(numbered: volumes), lost: lost, page: page, hint: hint)
  }

  /// What to say where a filter leaves no volume, and how to change that.
  private func nothing(in filter: ListFilter?) -> (facts: [String], hint: String?) {
    guard let filter else { return ([], nil) }
    let first = library.series[0]
    let (fact, purpose, words) =
      switch filter {
      case .unread: ("No volume is unread.", "To see all", AdvisedLine.list)
      case .begun:
        (
          "No volume has a bookmark.", Messages.toSetBookmark(in: first),
          AdvisedLine.setBookmark(in: first)
        )
      case .finished: ("No volume is finished.", "To mark one as finished", AdvisedLine.finish([1]))
      case .kept: ("The shelf is empty.", "To put a volume on it", AdvisedLine.shelve(first))
      case .recent: ("No volume was shown recently.", "To show one", AdvisedLine.show(first))
      }
    let hint = whyNothing(advice(purpose, words))
    return (hint == nil ? [] : [fact], hint)
  }

  /// The answer to a question about some books, with a hint for people.
  func answer(about books: [Book], _ answers: [Answer], hint: String?) -> CommandOutput {
    output(
      books, page: Page(format.answer(answers, about: library.series)), hint: whyNothing(hint))
  }

  /// Why nothing is remembered at all, or else a hint that nothing is remembered yet, which would
  /// be wrong if what is remembered could not be read.
  func whyNothing(_ hint: String? = nil) -> String? {
    if !settings.given.keepsState { return Messages.nothingRemembered }
    let source = settings.source
    if !source.canBeReadAgain { return Messages.nothingRemembered(of: source.name) }
    return library.mayKeepPlace ? nil : hint
  }

  // MARK: Changes

  /// Makes a change that the user asked for, and saves it; nil if it made no difference, otherwise
  /// what it replaced.
  mutating func perform(_ change: ReaderState.Change) throws -> ReaderState.Replaced? {
    try settings.requirePlaceForChange()
    return try library.session.perform(change) ? library.state.replaced : nil
  }

  /// Makes a change to volumes, and says what is true of each now, from its record and from the one
  /// before, which is nil if the change made no difference to it.
  mutating func change(
    _ books: [Book], by change: ReaderState.Change,
    saying answer: (Book, BookRecord, _ old: BookRecord?) -> Answer
  ) throws -> CommandOutput {
    let replaced = try perform(change)
    let answers =
      replaced?.isReadingAlone == true
      ? [reading] : books.map { answer($0, library.record(of: $0), replaced?.record(of: $0)) }
    var next: [LabelledCommand] = []
    if case .bookmarked(let book, _, _) = change { next = asking(whetherReadBefore: book) }
    return self.answer(about: books, answers, next: next, replacing: replaced)
  }

  /// Makes a change to the whole series, and says so; it is about some volumes, by default about
  /// those that it changed.
  mutating func change(
    _ books: [Book]? = nil, by change: ReaderState.Change, saying answer: String,
    orElse unchanged: String
  ) throws -> CommandOutput {
    let replaced = try perform(change)
    return self.answer(
      about: books ?? self.books(changedBy: replaced),
      [Answer(replaced == nil ? unchanged : answer)], replacing: replaced)
  }

  /// The answer of a command that has changed something: the facts that are true of some books now,
  /// also of lost ones, by default those that it changed, and what to type next; behind a label,
  /// also how to take back whatever it changed.
  @inline(never)  // Inlined at every call site, it takes 14 kB.
  func answer(
    about books: [Book], lost: [BookRecord]? = nil, _ answers: [Answer],
    next: [LabelledCommand] = [], replacing replaced: ReaderState.Replaced?,
    undo label: String? = Messages.undo
  ) -> CommandOutput {
    let answers = answers + newReader(afterReplacing: replaced)
    let commands = next + undo(replaced, label: label)
    return output(
      books, lost: lost ?? lostRecords(changedBy: replaced), replacing: replaced,
      page: Page(format.answer(answers, about: library.series, commands: commands)))
  }

  func books(changedBy replaced: ReaderState.Replaced?) -> [Book] {
    library.books(numbered: replaced?.records.map(\.volume) ?? [])
  }

  /// What is remembered now of the lost books that a change was about; blank of one that is
  /// forgotten.
  func lostRecords(changedBy replaced: ReaderState.Replaced?) -> [BookRecord] {
    guard let replaced else { return [] }
    let now = Dictionary(library.state.lostRecords.map { ($0.book, $0) }) { first, _ in first }
    return replaced.lostRecords.map { now[$0.book] ?? BookRecord(of: $0.book) }
  }

  /// What is so now of the volumes and lost books that a change has brought back.
  func restored(by replaced: ReaderState.Replaced?, from before: ReaderState) -> [Answer] {
    books(changedBy: replaced).compactMap { book in
      Answers.restored(book, library.record(of: book), from: before.record(of: book))
    } + lostRecords(changedBy: replaced).map(Answers.restored)
  }

  var reading: Answer {
    let book = library.nextStep.book
    return library.state.lostReading.map(Answers.reading)
      ?? Answers.reading(book, library.record(of: book))
  }

  /// How to take a change back, behind a label; nothing if there was none.
  private func undo(_ replaced: ReaderState.Replaced?, label: String?) -> [LabelledCommand] {
    replaced?.isNothing == false ? label.map { command($0, AdvisedLine.undo) } ?? [] : []
  }

  /// Says of whom something is remembered for the first time.
  private func newReader(afterReplacing replaced: ReaderState.Replaced?) -> [Answer] {
    guard let reader = settings.newReader, replaced?.isNothing == false else { return [] }
    return [Answer(Messages.newReader(reader))]
  }

  // MARK: Moving on

  /// Moves the bookmark a chapter on where the user is; when all volumes are finished, says so.
  mutating func moveOn() throws -> CommandOutput {
    let (book, step) = (try library.currentBook(), library.nextStep)
    guard case .readAgain = step else { return try move(by: 1, in: book) }
    return answer(
      about: [], Answers.next(step), next: commands(for: step) + storySoFar(before: step),
      replacing: nil)
  }

  /// Moves the bookmark of a volume by some chapters, which leads somewhere.
  ///
  /// The step forward of every day says nothing of how to take it back.
  mutating func move(by count: Int, in book: Book) throws -> CommandOutput {
    let replaced = try perform(.moved(book, by: count))
    let undo = count == 1 ? nil : Messages.undo
    let record = library.record(of: book)
    if let replaced, count > 0, record.status(in: book.chapters) == .finished {
      return end(of: book, replacing: replaced, undo: undo)
    }
    let isReadingAlone = replaced?.isReadingAlone == true
    let moved = Answers.bookmark(book, record, isChanged: replaced != nil)
    return answer(
      about: [book], [isReadingAlone ? reading : moved], replacing: replaced, undo: undo)
  }

  mutating func finish(_ books: [Book]) throws -> CommandOutput {
    let round = library.progress.totals.round
    let replaced = try perform(.finished(books, reading: round))
    if books.count == 1, let replaced {
      return end(of: books[0], replacing: replaced, undo: Messages.undo)
    }
    let answers = books.map { book in
      Answers.bookmark(book, library.record(of: book), isChanged: replaced?.record(of: book) != nil)
    }
    return answer(about: books, answers, replacing: replaced)
  }

  /// Says that a volume is finished now, and what comes next.
  ///
  /// Its story is told where the last chapter was being read; after a slip, nothing could take back
  /// what was seen.
  private func end(
    of book: Book, replacing replaced: ReaderState.Replaced, undo label: String?
  ) -> CommandOutput {
    let (step, recap) = (library.nextStep, library.story().recap(of: book))
    let place = replaced.record(of: book)?.status(in: book.chapters).place
    let story = place == book.chapters.count ? recap.story : nil
    let isToldElsewhere = story == nil && recap.tellsSomething
    let telling = AdvisedLine.recap([book.seriesNumber], isWhole: false)
    var output = output(
      [book], replacing: replaced,
      page: .end(
        Answers.bookmark(book, library.record(of: book)), story: story,
        next: Answers.next(step) + newReader(afterReplacing: replaced),
        commands: commands(for: step) + command("Its story: ", isToldElsewhere ? telling : nil)
          + undo(replaced, label: label),
        in: library.series, cover: cover(of: book), format: format))
    if case .paged = output.delivery { output.delivery = .printed }
    return output
  }
}
