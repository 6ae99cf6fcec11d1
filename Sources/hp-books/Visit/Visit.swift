import ArgumentParsing
import BookCore
import BookPresentation

/// A visit to the series that a command line is about: its books, the reader state, and the command
/// lines to type next.
struct Visit {
  let series: DataFile

  /// The reader state, with the changes of this run, which are saved once the output is out.
  private(set) var session: ReaderStateSession

  let invocation: Invocation

  /// Opens the series and recalls its reader state.
  ///
  /// - Parameters:
  ///   - invocation: The invocation.
  ///   - recallsState: Whether the reader state matters. If not, a damaged one needs no warning.
  /// - Throws: ``BookCore/DataFileError``.
  init(_ invocation: Invocation, recallsState: Bool = true) throws(DataFileError) {
    self.invocation = invocation
    series = try invocation.source.read()
    session = recallsState ? Self.session(for: invocation) : ReaderStateSession()
  }

  private static func session(for invocation: Invocation) -> ReaderStateSession {
    guard invocation.keepsState else { return ReaderStateSession() }
    guard let series = invocation.source.series else {
      return ReaderStateSession(ofPassingSource: invocation.source.name)
    }
    guard let file = invocation.statePath else {
      return ReaderStateSession(homeless: Messages.noHome(in: invocation.context.environment))
    }
    return ReaderStateSession(ReaderStateStore(file: file, series: series))
  }

  var state: ReaderState {
    session.state
  }

  /// The state of a volume.
  func state(of book: Book) -> VolumeState {
    session.volume(book.seriesNumber)
  }

  /// The volumes with these numbers, in the same order; the series may lack some, which are left out.
  func books(numbered volumes: some Sequence<Int>) throws -> [Book] {
    try volumes.compactMap(series.book)
  }

  /// Draws the covers of the series; nil if none are shown.
  var covers: CoverPainter? {
    get throws(DataFileError) {
      guard let depth = invocation.coverDepth else { return nil }
      return try CoverPainter(series, depth: depth)
    }
  }

  /// The command that shows the summary of a volume the other way; nil if the books could not be
  /// read again.
  func toggle(for book: Book, isExpanded: Bool) -> ShellCommand? {
    let flag = isExpanded ? SummaryToggle.collapse : SummaryToggle.expand
    return invocation.commandLine([SummaryCommand.name, String(book.seriesNumber), flag.spelling])
  }
}

// MARK: Changes

extension Visit {
  /// Remembers a change that the user asked for.
  ///
  /// - Returns: Whether it makes a difference.
  @discardableResult
  mutating func apply(_ change: ReaderState.Change) -> Bool {
    let isNew = !session.includes(change)
    session.remember(change)
    return isNew
  }

  /// Expands or collapses a summary as the command line asks for.
  ///
  /// - Returns: The state of the volume from now on.
  mutating func toggleSummary(of book: Book) -> VolumeState {
    var state = state(of: book)
    // A short summary has no states.
    guard let isExpanded = SummaryToggle.requestedExpansion(in: invocation.values),
      book.summary.isCollapsible
    else { return state }
    state.isExpanded = isExpanded
    apply(isExpanded ? .expanded(book.seriesNumber) : .collapsed(book.seriesNumber))
    return state
  }

  /// Remembers that the page of a volume was opened.
  mutating func open(_ book: Book) {
    session.remember(.shown(book.seriesNumber))
  }

  /// Remembers that the page of a volume was shown to the user.
  mutating func show(_ book: Book) {
    open(book)
    session.remember(.visited(book.seriesNumber))
  }
}

// MARK: The output

extension Visit {
  /// The document if `--json` was given, otherwise the page.
  func output(
    json document: @autoclosure () throws -> JSONDocument, page: @autoclosure () throws -> Page
  ) rethrows -> CommandOutput {
    try invocation.output(json: document(), page: page(), session: session)
  }

  /// The output of a command about several volumes.
  ///
  /// - Parameters:
  ///   - volumes: The volumes, which are all that `--json` prints.
  ///   - page: The page for people, which may go through a pager.
  ///   - hint: A hint for people.
  /// - Returns: The output.
  func output(
    _ volumes: @autoclosure () throws -> [Book], page: @autoclosure () throws -> Page,
    hint: String? = nil
  ) rethrows -> CommandOutput {
    var output = try output(json: .volumes(volumes(), state), page: page())
    if !invocation.values[PageOptions.json] { output.hint = hint }
    return output
  }

  /// The volumes as `list` shows them.
  ///
  /// - Parameters:
  ///   - volumes: Series numbers; those that the series does not have are left out.
  ///   - hint: A hint for people if there are none.
  /// - Returns: The output.
  /// - Throws: ``BookCore/DataFileError``.
  func table(of volumes: [Int], hint: String? = nil) throws -> CommandOutput {
    let count = try series.count()
    let volumes = volumes.filter((1...count).contains)
    guard !volumes.isEmpty else { return answer(about: [], [], hint: hint) }
    let table = try SeriesTable(volumes, of: series, session.volumes(of: count))
    return try output(
      books(numbered: volumes), page: .volumes(table, format: invocation.format))
  }

  /// The output of a command that has changed something.
  ///
  /// - Parameters:
  ///   - books: The volumes that it was about.
  ///   - answers: The facts that are true now.
  ///   - undo: The words of the commands that together undo the change.
  ///   - hint: A hint for people.
  /// - Returns: The answers, or the volumes as they are now.
  func answer(
    about books: [Book], _ answers: [String], undo: [[String]] = [], hint: String? = nil
  ) -> CommandOutput {
    output(
      books,
      page: .answer(
        answers, undo: undo.compactMap(invocation.commandLine), format: invocation.format),
      hint: hint)
  }
}
