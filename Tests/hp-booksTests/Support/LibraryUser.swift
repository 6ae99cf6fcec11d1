import BookCore
import BookPresentation
import TestSupport

/// A person with a reader state of their own, who runs the program inside the test.
struct LibraryUser {
  let folder: TemporaryFolder

  /// All volumes of the series.
  let books: [Book]

  private let data: String?

  /// Creates a person who reads the seven volumes, or a data file with some books.
  init(_ samples: [SampleBook] = []) throws {
    folder = try TemporaryFolder()
    data = samples.isEmpty ? nil : try folder.write(SampleBook.file(samples), to: "books.json")
    books = try data.map { try BookSeries(contentsOfFile: $0).books } ?? BookSeries.embedded().books
  }

  private init(folder: TemporaryFolder, books: [Book], data: String?) {
    (self.folder, self.books, self.data) = (folder, books, data)
  }

  /// Runs command lines, one after the other, whose answers do not matter.
  func prepare(_ lines: String...) {
    for line in lines { run(line) }
  }

  /// Runs a command line, whose words have a space between them.
  @discardableResult
  func run(_ line: String) -> ProgramResult {
    run(line.split(separator: " ").map(String.init))
  }

  /// Runs a command line.
  @discardableResult
  func run(_ words: [String]) -> ProgramResult {
    Rehearsal(
      words + (data.map { ["--data", $0] } ?? []), environment: ["HP_BOOKS_STATE": stateFile]
    ).result
  }

  /// The same person, when another data file has taken the place of the books.
  func reopened() throws -> LibraryUser {
    LibraryUser(
      folder: folder, books: try data.map { try BookSeries(contentsOfFile: $0).books } ?? books,
      data: data)
  }

  /// What is remembered of the series, but for what would be brought back.
  var state: ReaderState {
    var state = store.load().state
    state.replaced = ReaderState().replaced
    let listed = state.recentVolumes + [state.readingVolume].compactMap(\.self)
    state.records.removeAll { $0.isBlank && !listed.contains($0.volume) }
    return state
  }

  /// Remembers changes without the program.
  func remember(_ changes: ReaderState.Change...) throws { try store.save(changes) }

  var stateFile: String { folder.path("state.json") }

  private var store: ReaderStateStore {
    ReaderStateStore(
      file: stateFile, series: data.map(SeriesIdentity.dataFile) ?? .embedded,
      titles: books.map(\.title))
  }
}

extension ProgramResult {
  /// A run that had nothing to print, and said why.
  static func advised(_ errors: String) -> ProgramResult { ProgramResult(errors: errors) }

  /// A command line that was not understood.
  static func misused(_ usage: String, _ message: String) -> ProgramResult {
    let command = usage.prefix { $0 != " " }
    return .failed(
      64,
      """
      Error: \(message)
      Usage: hp-books \(usage)
        See 'hp-books \(command) --help' for more information.

      """)
  }
}

extension ProgramResult {
  /// A run that printed a document.
  static func document(_ document: JSONDocument) -> ProgramResult {
    .printed(String(decoding: document.bytes, as: UTF8.self))
  }
}
