import BookCore
import SystemCalls
import TestSupport
import Testing

/// The examples of the documentation, as code that compiles and does what the documentation says.
struct DocumentationTests {
  private static let catalogue = #filePath.replacing(
    "Tests/BookCoreTests/DocumentationTests.swift", with: "Sources/BookCore/BookCore.docc")

  private let folder: TemporaryFolder
  private let path: String
  private let statePath: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("books.json")
    statePath = folder.path("state.json")
    let blocks = try Self.blocks("json", in: "ReadDataFile.md")
    try folder.write(#require(blocks.first), to: "books.json")
  }

  @Test(arguments: ["BookCore.md", "ReadDataFile.md"])
  func everyExampleIsInThisFile(page: String) throws {
    let code = Self.unindented(try Self.text(#filePath))
    let examples = try Self.blocks("swift", in: page)
    #expect(!examples.isEmpty)
    for example in examples { #expect(code.contains(Self.unindented(example)), "\(example)") }
  }

  @Test func theEmbeddedSeriesIsListedAndSearched() throws {
    let series = try BookSeries.embedded()
    let lines = series.map { "\($0.seriesNumber). \($0.title), \($0.releaseDate.formatted)" }
    let beginning = series[volume: 3]?.summary.collapsedText
    let results = BookSearch("goblet")?.results(in: series.books)

    #expect(lines.first == "1. Harry Potter and the Philosopher’s Stone, June 26, 1997")
    #expect(beginning?.hasSuffix("…") == true)
    #expect(results?.first?.seriesNumber == 4)
  }

  @Test func theFileOfTheArticleIsRead() throws {
    let series = try BookSeries(contentsOfFile: path)
    let lines = series.map { "\($0.seriesNumber). \($0.title), \($0.releaseDate.formatted)" }
    let chapters = series[volume: 1]?.chapters.map(\.title)

    #expect(lines == ["1. Emma, December 23, 1815"])
    #expect(chapters == ["Hartfield", "Randalls"])
    #expect(series[0].wiki != nil)
    #expect(problems(inFile: path).isEmpty)
  }

  func problems(inFile path: String) -> [String] {
    do {
      _ = try BookSeries(contentsOfFile: path)
      return []
    } catch .wrongValues(_, let values) {
      return values.listed.map { "line \($0.place.line): \($0)" }
    } catch {
      return [error.description]
    }
  }

  @Test func theProblemOfTheArticleIsReported() throws {
    try folder.write(folder.read("books.json").replacing("474", with: "\"474\""), to: "books.json")
    let problem = try #require(problems(inFile: path).first)
    #expect(try Self.text("\(Self.catalogue)/ReadDataFile.md").contains("`\(problem)`"))
    #expect(problems(inFile: statePath) == ["There is no file '\(statePath)'"])
  }

  @Test func whatWasReadIsRemembered() throws {
    let series = try BookSeries(contentsOfFile: path)
    let store = ReaderStateStore(
      file: statePath, series: .dataFile(path), titles: series.map(\.title))
    let stored = store.load()
    let emma = series[0]
    let bookmark = Bookmark(chapter: 2, of: emma.chapters)
    let saved = try store.save([.bookmarked(emma.identity, bookmark)], over: stored)
    let status = saved.state.record(of: emma.identity).status(in: emma.chapters)

    #expect(status == .chapter(2))
    #expect(store.load().state == saved.state)
    #expect(try store.save([.undone]).state.records == [])
  }
}

extension DocumentationTests {
  private static func text(_ path: String) throws -> String {
    String(decoding: try FileDescriptor(path, for: .reading).readAll(limit: 1 << 20), as: UTF8.self)
  }

  /// The blocks of a page that are in a language.
  private static func blocks(_ language: String, in page: String) throws -> [String] {
    try text("\(catalogue)/\(page)").split(separator: "```\(language)\n").dropFirst()
      .compactMap { $0.split(separator: "\n```").first.map(String.init) }
  }

  private static func unindented(_ code: String) -> String {
    code.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.joined(separator: "\n")
  }
}
