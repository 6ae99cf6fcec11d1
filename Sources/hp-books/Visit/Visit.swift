import ArgumentParsing
import BookCore
import BookPresentation
import DisplayText

/// A visit to the series that a command line is about: its books, the reader state, and the command
/// lines to type next.
struct Visit {
  /// The books and the reader state, with the changes of this run, which are saved once the output is
  /// out.
  private(set) var library: Library

  let invocation: Invocation

  /// Opens the library.
  ///
  /// - Parameters:
  ///   - invocation: The invocation.
  ///   - recallsState: Whether the reader state matters. If not, a damaged one needs no warning.
  /// - Throws: ``BookCore/DataFileError``.
  init(_ invocation: Invocation, recallsState: Bool = true) throws(DataFileError) {
    self.invocation = invocation
    library = try Library(
      invocation.source, state: recallsState ? Self.statePlace(for: invocation) : .none)
  }

  private static func statePlace(for invocation: Invocation) -> Library.StatePlace {
    guard invocation.keepsState else { return .none }
    return invocation.stateLocation.map(Library.StatePlace.file)
      ?? .unavailable(reason: Messages.noHome(in: invocation.context.environment))
  }

  var series: BookSeries { library.series }

  var session: ReaderStateSession { library.session }

  /// The volumes with these numbers, in the same order; the series may lack some, which are left out.
  func books(numbered volumes: some Sequence<Int>) -> [Book] {
    volumes.compactMap { series[volume: $0] }
  }

  /// Draws the covers of the series; nil if none are shown.
  var covers: CoverPainter? { invocation.coverDepth.map { CoverPainter(series, depth: $0) } }

  /// The command that shows the summary of a volume the other way; nil if the books could not be
  /// read again.
  func toggle(for book: Book, isExpanded: Bool) -> ShellCommand? {
    let flag = isExpanded ? SummaryToggle.collapse : SummaryToggle.expand
    return invocation.commandLine([SummaryCommand.name, String(book.seriesNumber), flag.spelling])
  }
}

// MARK: Changes

extension Visit {
  /// Makes a change that the user asked for, and saves it.
  ///
  /// - Returns: What it replaced, or nil if it made no difference.
  /// - Throws: ``BookCore/ReaderStateError`` if it could not be saved.
  mutating func change(_ change: ReaderState.Change) throws -> ReaderState.Replaced? {
    guard invocation.keepsState else { throw ValidationError(Messages.noStateToChange) }
    return try library.session.perform(change) ? library.state.replaced : nil
  }

  /// Makes a change to volumes that the user asked for, and saves it.
  ///
  /// - Parameters:
  ///   - books: The volumes.
  ///   - change: The change.
  ///   - answer: Says what is true of a volume now, from its record and from the one before, which is
  ///     nil if the change made no difference to it.
  /// - Returns: The output.
  /// - Throws: ``BookCore/ReaderStateError`` if it could not be saved.
  mutating func change(
    _ books: [Book], by change: ReaderState.Change,
    saying answer: (Book, BookRecord, _ old: BookRecord?) -> String
  ) throws -> CommandOutput {
    let replaced = try self.change(change)
    let answers = books.map { book in
      answer(book, library.record(of: book), replaced?.record(of: book.identity))
    }
    return self.answer(about: books, answers, replacing: replaced)
  }

  /// Expands or collapses a summary as the command line asks for.
  ///
  /// - Returns: The record of the volume from now on.
  mutating func toggleSummary(of book: Book) throws -> BookRecord {
    var record = library.record(of: book)
    // A short summary has no states.
    guard let isExpanded = SummaryToggle.requestedExpansion(in: invocation.values),
      book.summary.isCollapsible
    else { return record }
    let change = isExpanded ? Change.expanded(book.identity) : .collapsed(book.identity)
    // A page need not wait for the disk, but what a program reads must be true.
    if invocation.values[PageOptions.json] {
      _ = try self.change(change)
    } else {
      library.session.remember(change)
    }
    record.isExpanded = isExpanded
    return record
  }

  /// Remembers that the page of a volume was shown to the user.
  mutating func show(_ book: Book) { library.session.remember(.shown(book.identity)) }
}

private typealias Change = ReaderState.Change

// MARK: The output

extension Visit {
  /// The page of a volume, as it is printed.
  func page(of book: Book, _ record: BookRecord, cover: DrawnCover = .none) -> Page {
    let toggle = toggle(for: book, isExpanded: record.isExpanded)
    return .book(book, record, toggle: toggle, cover: cover, format: invocation.format)
  }

  /// The document if `--json` was given, otherwise the page.
  func output(
    json document: @autoclosure () -> JSONDocument, page: @autoclosure () -> Page
  ) -> CommandOutput {
    invocation.output(json: document(), page: page(), session: library.session)
  }

  /// The output of a command about several volumes.
  ///
  /// - Parameters:
  ///   - volumes: The volumes, which are all that `--json` prints.
  ///   - page: The page for people, which may go through a pager.
  ///   - hint: A hint for people.
  /// - Returns: The output.
  func output(
    _ volumes: @autoclosure () -> [Book], page: @autoclosure () -> Page, hint: String? = nil
  ) -> CommandOutput {
    var output = output(json: .volumes(volumes(), library.state), page: page())
    if !invocation.values[PageOptions.json] { output.hint = hint }
    return output
  }

  /// The volumes that a filter chooses, or all of them, with a hint for people if there are none.
  func list(_ filter: ListFilter?) -> CommandOutput {
    table(
      of: filter?.volumes(in: library.state, of: series.count) ?? Array(series.volumes),
      hint: filter?.hint(invocation))
  }

  /// The volumes as `list` shows them; those that the series does not have are left out.
  ///
  /// - Parameters:
  ///   - volumes: Series numbers.
  ///   - notice: Lines below the table.
  ///   - hint: A hint for people if there are none.
  /// - Returns: The output.
  func table(
    of volumes: [Int], notice: [StyledText] = [], hint: @autoclosure () -> String? = nil
  ) -> CommandOutput {
    let volumes = volumes.filter(series.volumes.contains)
    var page = Page.volumes(volumes, of: series, library.state, format: invocation.format)
    page.append(notice)
    return output(
      books(numbered: volumes), page: page, hint: volumes.isEmpty ? whyNothing(hint()) : nil)
  }

  /// The output of a command that has changed something.
  ///
  /// - Parameters:
  ///   - books: The volumes that it was about.
  ///   - answers: The facts that are true now.
  ///   - next: What to type next, after a label.
  ///   - replaced: What the change replaced, or nil if it made no difference.
  /// - Returns: The answers, or the volumes as they are now.
  func answer(
    about books: [Book], _ answers: [String], next: (label: String, words: [String])? = nil,
    replacing replaced: ReaderState.Replaced?
  ) -> CommandOutput {
    var commands: [(label: String, words: [String])] = []
    if let next { commands.append(next) }
    if replaced?.isWorthUndoing(in: library.state) == true {
      commands.append((Messages.undo, [UndoCommand.name]))
    }
    let lines = commands.compactMap { label, words in
      invocation.commandLine(words).map { (label, $0) }
    }
    return output(books, page: .answer(answers, commands: lines, format: invocation.format))
  }

  /// The output of a command that has answered a question.
  ///
  /// - Parameters:
  ///   - books: The volumes that it was about.
  ///   - answers: The facts.
  ///   - hint: A hint for people.
  /// - Returns: The answers, or the volumes.
  func answer(about books: [Book], _ answers: [String], hint: String?) -> CommandOutput {
    output(books, page: .answer(answers, format: invocation.format), hint: whyNothing(hint))
  }

  /// Why nothing is remembered at all, or else a hint that nothing is remembered yet.
  ///
  /// - Parameter hint: The hint, which would be wrong if what is remembered could not be read.
  /// - Returns: The hint for people, if there is one.
  func whyNothing(_ hint: String?) -> String? {
    if !invocation.keepsState { return Messages.nothingRemembered }
    if invocation.source.series == nil {
      return ReaderStateError.unrepeatableSource(name: invocation.source.name).description + "."
    }
    return session.warnings.isEmpty ? hint : nil
  }

  /// The line about what belongs to no book, and how to forget it; none if there is nothing.
  var lostNotice: [StyledText] {
    let lost = library.state.lostRecords
    guard let first = lost.first else { return [] }
    // A number that is also a title names the volume.
    let command =
      series.hasVolumes(numbered: [first.name])
      ? nil : invocation.commandLine([ForgetCommand.name], name: first.name)
    return Page.answer(
      [Answers.lost(first.name, more: lost.count - 1)],
      commands: command.map { [(Messages.forgetIt, $0)] } ?? [], format: invocation.format
    ).lines
  }
}
