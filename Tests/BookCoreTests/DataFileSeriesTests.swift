import BookCore
import Foundation
import Testing

struct DataFileSeriesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func itAnswersAsTheWholeSeriesDoes() throws {
    let (source, series) = try opened(SampleData(), SampleData(title: "Persuasion", pages: "249"))
    #expect(try source.headings() == series.headings())
    #expect(try source.allBooks() == series.books)
    #expect(try source.count() == 2)
    for volume in 0...3 {
      #expect(try source.book(volume: volume) == series.book(volume: volume))
    }
  }

  static let damages = [
    SampleData(title: " "), SampleData(pages: "-1"), SampleData(pages: "\"many\""),
    SampleData(releaseDate: "1997-02-30"), SampleData(chapters: "[{\"title\":\"\"}]"),
    SampleData(chapters: "[{\"title\":7}]"), SampleData(chapters: "{}"),
  ]

  @Test(arguments: damages)
  func whateverIsAskedEveryBookIsChecked(damaged: SampleData) throws {
    let json = SampleData.file(SampleData().json, damaged.json, SampleData().json)
    let expected = #expect(throws: DataFileError.self) {
      try BookSeries(data: Data(json.utf8), file: file)
    }
    let error = try #require(expected)
    let source = try opened(json)
    #expect(throws: error) { try source.headings() }
    #expect(throws: error) { try source.allBooks() }
    #expect(throws: error) { try source.book(volume: 1) }
    #expect(throws: error) { try source.book(volume: 3) }
    #expect(throws: error) { try source.count() }
  }

  @Test func theFirstOfTwoDamagedBooksIsNamed() throws {
    let source = try opened(
      SampleData.file(SampleData(releaseDate: "soon").json, SampleData(pages: "null").json))
    let error = #expect(throws: DataFileError.self) { try source.headings() }
    #expect(error?.description.hasPrefix(#"\#(file): book 1, "Emma", "release_date": "#) == true)
  }

  @Test func aFileThatIsNoTextIsNotOpened() throws {
    #expect(throws: DataFileError.missing(file: file)) {
      try DataFileSeries(contentsOfFile: file)
    }
    #expect(throws: DataFileError.empty(file: file)) { try opened(" \n") }
    try Data([0x7B, 0xFF]).write(to: URL(filePath: file))
    let error = #expect(throws: DataFileError.self) {
      try DataFileSeries(contentsOfFile: file)
    }
    #expect(error?.fault?.column == 2)
  }
}

extension DataFileSeriesTests {
  private var file: String { folder.path("books.json") }

  private func opened(_ json: String) throws -> DataFileSeries {
    try Data(json.utf8).write(to: URL(filePath: file))
    return try DataFileSeries(contentsOfFile: file)
  }

  private func opened(_ books: SampleData...) throws -> (DataFileSeries, BookSeries) {
    let json = "{\"data\":[\(books.map(\.json).joined(separator: ","))]}"
    return (try opened(json), try BookSeries(data: Data(json.utf8), file: file))
  }
}
