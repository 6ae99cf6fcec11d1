import Foundation
import JSON
import TestSupport
import Testing

@testable import BookCore

/// What values print of themselves: a line, whatever they hold, and nothing of how they hold it.
struct DescriptionsTests {
  private static let series = Result { try BookSeries.embedded() }

  private let series: BookSeries
  private let state: ReaderState
  private let samples: [Any]

  init() throws {
    series = try Self.series.get()
    var state = ReaderState()
    for change: ReaderState.Change in [
      .finished(series.books.dropLast()), .kept(series.books), .expanded(series[2]),
      .bookmarked(series[2], place: 9), .shown(series[2]),
    ] {
      state.apply(change)
    }
    let story = StorySoFar(of: series, state)
    let whole = StorySoFar(everythingIn: series)
    let lupin = try #require(whole.people.named("lupin").first)
    let search = try #require(SearchQuery("dumbledore army"))
    let result = try #require(search.results(in: whole).first)
    let long = String(repeating: "Long\u{1b} ", count: 10_000)
    let error = DataFileError.of(
      SampleBook.file(
        (1...20).map { _ in
          SampleBook(json: ["pages": "\"\(String(repeating: "7", count: 9000))\""])
        }))
    let wrong = try #require(error?.values)
    let syntax = DataFileError.of("{\"data\": [\(String(repeating: "x", count: 9000))")
    guard case .notJSON(_, _, let fault)? = syntax else { throw CancellationError() }
    let place = try #require(wrong.firstFaults.first?.place)
    self.state = state
    samples = [
      series, series[2], series[2].chapters[8], series[2].summary, series[2].releaseDate,
      try #require(series[2].wiki), try #require(series[2].cover),
      try #require(series[2].cover?.ink), try #require(series[2].chapters[4].people.first),
      try #require(series.identity), lupin, lupin.lines[0], story, story[series[2]],
      story.recap(of: series[2]), whole.recap(of: series[2]), search, result,
      result.hits[0], result.hits[0].field, result.hits[0].field.kind, lupin.kind, state,
      state.entry,
      state.record(of: series[2]), try #require(state.record(of: series[2]).bookmark),
      series[2].identity, try #require(ReadingDay("2026-03-09")), state.status(of: series[2]),
      ReaderState.Change.kept(series.books),
      ReaderStateSession.inMemory(state), NameError(.noTitle(long, .volume)),
      NameCandidate([long], for: long),
      ReaderStateError.damaged(file: "state.json"), try #require(error), wrong,
      wrong.firstFaults[0],
      fault, place,
      Chapter(place: 1, number: nil, title: long), Summary(long),
      Book(
        seriesNumber: 1, title: long, author: long, pages: 1, releaseDate: series[0].releaseDate,
        dedication: long, summary: Summary(long), story: long, chapters: []),
    ]
  }

  @Test func aLineSaysWhatAValueIs() throws {
    let book = series[2]
    #expect("\(book)" == "3 Harry Potter and the Prisoner of Azkaban")
    #expect("\(series)" == "7 books: 1 Harry Potter and the Philosopher’s Stone, …")
    #expect("\(book.chapters[8])" == "9 Grim Defeat")
    #expect("\(state)" == "7 books")
    #expect(
      "\(state.record(of: book))" == """
        3 Harry Potter and the Prisoner of Azkaban: bookmark 9 Grim Defeat, timesFinished 1, \
        chapterCount 22, isKept, isExpanded, lastShown 1, isReading
        """)
    #expect("\(ReaderState().record(of: book))" == "\(book)")
    #expect("\(state.entry)" == "7 books")
    #expect("\(try #require(series.identity))" == "embedded")
    #expect("\(SeriesIdentity(name: "a\nb"))" == #"name:a\u{a}b"#)
    var one = ReaderState()
    one.apply(.kept([book]))
    #expect("\(one)" == "1 book")
    #expect("\(StorySoFar(of: series, state))" == "told of 6 of 7 books")
    let entry = book.chapters[4].people[0]
    #expect("\(entry)".hasPrefix("Professor Lupin: The new teacher"))
    let lupin = StorySoFar(everythingIn: series).people.named("lupin")[0]
    #expect("\(lupin.lines[0])".hasPrefix("3, 5 The Dementor: The new teacher"))
    #expect("\(Summary("A boy\nand an owl."))" == #"A boy\u{a}and an owl."#)
  }

  /// A type that is added stands among the samples, or this fails.
  @Test func everyPublicTypeIsDescribedInALine() throws {
    let types = Set(samples.map { "\(type(of: $0))" })
    let names = try Self.publicTypes()
    #expect(names.count > 30)
    #expect(names.filter { !types.contains($0) } == [])
    for sample in samples {
      let line = String(describing: sample)
      #expect(
        line.utf8.count <= 400 && !line.contains("\n"), "\(type(of: sample)): \(line.prefix(500))")
      #expect(!line.contains("unknown context") && !line.contains("\u{1b}"), "\(type(of: sample))")
    }
  }

  @Test func aMirrorShowsWhatOneLooksFor() {
    func labels(_ value: Any) -> [String?] { Mirror(reflecting: value).children.map(\.label) }
    #expect(labels(series) == ["books", "identity"])
    #expect(labels(series[2]).starts(with: ["seriesNumber", "title"]))
    #expect(
      labels(series[2].chapters[0]) == ["place", "number", "title", "summary", "people", "things"])
    #expect(labels(state) == ["records", "lostRecords", "recentVolumes"])
    #expect(Mirror(reflecting: series[2].summary).children.first?.value is String)
    // A failing test goes through all that mirrors show.
    #expect(nodes(of: series[2]) < 1000)
    #expect(nodes(of: state) < 1000)
  }

  /// How many values a value has in it.
  private func nodes(of value: Any) -> Int {
    Mirror(reflecting: value).children.reduce(1) { $0 + nodes(of: $1.value) }
  }

  /// The names of all types that a user of the module sees.
  private static func publicTypes() throws -> [String] {
    let folder = ProjectFile(path: "Sources/BookCore").url
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let sources = (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
    return try sources.flatMap { file in
      try String(contentsOf: file, encoding: .utf8)
        .matches(of: /(?m)^ *public (?:struct|enum|final class|actor) (\w+)/).map { String($0.1) }
    }
  }
}
