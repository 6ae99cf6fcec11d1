import ArgumentParsing
import BookCore
import BookPresentation

/// The volumes of a series, and what the user has done with them.
struct Library {
  let books: [Book]

  /// What is remembered, with the changes that this run makes.
  private(set) var state: ReaderState

  /// What is to be saved of it when the output is out.
  private(set) var session: ReaderStateSession

  private let series: DataFile
  private let invocation: Invocation

  /// Opens the series that was asked for.
  ///
  /// - Parameter invocation: The invocation.
  /// - Throws: ``BookCore/DataFileError``.
  init(_ invocation: Invocation) throws(DataFileError) {
    let series = try invocation.series()
    books = try series.allBooks()
    self.series = series
    session = invocation.session()
    state = session.state
    self.invocation = invocation
  }

  /// Finds the volume that a word of the command line names.
  ///
  /// - Parameter word: A number, or words of a title.
  /// - Returns: The volume.
  /// - Throws: `ValidationError` if the series has no such volume, or several.
  func book(_ word: String) throws -> Book {
    try VolumeSelection(word).book(in: series, for: invocation)
  }

  /// The volumes with some numbers, in their order; those that the series does not have are left
  /// out.
  func books(numbered volumes: some Sequence<Int>) -> [Book] {
    volumes.filter { (1...books.count).contains($0) }.map { books[$0 - 1] }
  }

  /// Remembers what the user asked for.
  ///
  /// - Parameter change: What is to be remembered.
  /// - Returns: Whether that makes a difference.
  @discardableResult
  mutating func apply(_ change: ReaderState.Change) -> Bool {
    let isNew = !session.includes(change)
    state.apply(change)
    session.remember(change, isRequested: true)
    return isNew
  }

  /// The output of a command that lists volumes.
  ///
  /// - Parameters:
  ///   - volumes: Series numbers; those that the series does not have are left out.
  ///   - hint: What to tell the user if there are none.
  /// - Returns: The volumes as `list` shows them.
  /// - Throws: ``BookCore/DataFileError``.
  func table(of volumes: [Int], hint: String?) throws(DataFileError) -> CommandOutput {
    let books = books(numbered: volumes)
    guard !books.isEmpty else { return answer(about: [], [], hint: hint) }
    let table = try SeriesTable(
      books.map(\.seriesNumber), of: series, state.volumes(of: self.books.count))
    return output(books, page: .volumes(table, format: invocation.format))
  }

  /// The output of a command that has changed something.
  ///
  /// - Parameters:
  ///   - books: The volumes that it was about.
  ///   - answers: What is true now.
  ///   - undo: The words of the commands that together bring back what was forgotten.
  ///   - hint: What to tell the user besides.
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

  /// The output of a command about volumes.
  ///
  /// - Parameters:
  ///   - volumes: The volumes, which are all that `--json` prints.
  ///   - page: What people see, which may go through a pager.
  ///   - hint: What to tell the user besides.
  /// - Returns: The output.
  func output(
    _ volumes: [Book], page: @autoclosure () -> Page, hint: String? = nil
  ) -> CommandOutput {
    var output = invocation.output(
      json: .volumes(volumes, state), page: page(), session: session)
    if !invocation.values[JSONOutput.flag] { output.hint = hint }
    return output
  }
}
