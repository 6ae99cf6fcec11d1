import BookCore
import TestSupport

/// A person with a reader state of their own, who runs the program inside the test.
struct LibraryUser {
  let folder: TemporaryFolder

  /// Variables beside that of the state file.
  var variables: [String: String] = [:]

  private let series: BookSeries

  private let data: String?

  /// Creates a person who reads the seven volumes, or a data file with some books.
  init(_ samples: [SampleBook] = []) throws {
    folder = try TemporaryFolder()
    data = samples.isEmpty ? nil : try folder.write(SampleBook.file(samples), to: "books.json")
    series = try data.map { try BookSeries(contentsOfFile: $0) } ?? .embedded()
  }

  /// All volumes of the series.
  var books: [Book] { series.books }

  /// Runs command lines, one after the other, whose answers do not matter.
  func prepare(_ lines: String...) { for line in lines { run(line) } }

  /// Runs a command line, whose words have a space between them.
  @discardableResult
  func run(_ line: String) -> ProgramResult { run(line.split(separator: " ").map(String.init)) }

  /// Runs a command line.
  @discardableResult
  func run(_ words: [String]) -> ProgramResult {
    Rehearsal(
      words + (data.map { ["--data", $0] } ?? []),
      environment: ["HP_BOOKS_STATE": stateFile].merging(variables) { $1 }
    ).result
  }

  /// What is remembered of the series, but for what would be brought back.
  var state: ReaderState { store.load().state.withoutReplaced }

  var stateFile: String { folder.path("state.json") }

  private var store: ReaderStateStore { ReaderStateStore(file: stateFile, for: series) }
}
