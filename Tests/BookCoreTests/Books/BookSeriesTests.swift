import BookCore
import TestSupport
import Testing

struct BookSeriesTests {
  private let series: BookSeries

  init() throws { series = try SampleBook.series([SampleBook(), SampleBook(title: "Persuasion")]) }

  @Test(arguments: [0, 3, -1, Int.max, Int.min])
  func thereIsNoOtherVolume(volume: Int) { #expect(series[volume: volume] == nil) }

  @Test func isACollectionOfBooksCountedFromOne() {
    #expect(series.volumes == 1...2)
    #expect(series.indices == 0..<2)
    #expect(series.map(\.title) == ["Emma", "Persuasion"])
    #expect(series.map(\.id) == [1, 2])
    #expect(series.books.map(\.seriesNumber) == [1, 2])
    #expect(series[volume: 1] == series[0])
    #expect(series[volume: 2] == series[1])
  }

  @Test func booksNumberedFromOneMakeASeries() throws {
    #expect(BookSeries(series.books) == series)
    let first = try #require(BookSeries(series.prefix(1)))
    #expect(first.volumes == 1...1)
    #expect(first[volume: 2] == nil)
  }

  @Test func otherBooksMakeNoSeries() {
    #expect(BookSeries([]) == nil)
    #expect(BookSeries(series.dropFirst()) == nil)
    #expect(BookSeries(series.reversed()) == nil)
    #expect(BookSeries([series[0], series[0]]) == nil)
  }

  @Test func booksAndSeriesCanBeKeptInSets() throws {
    let again = try SampleBook.series([SampleBook(), SampleBook(title: "Persuasion")])
    #expect(Set([series, again]).count == 1)
    #expect(Set(series.books + again.books).count == 2)
  }

  @Test func aSeriesGoesByTheNameThatItIsGiven() throws {
    let name = SeriesIdentity(name: "emma")
    #expect(series.identity == nil)
    #expect(BookSeries(series)?.identity == nil)
    #expect(BookSeries(series, as: name)?.identity == name)
    let bytes = SampleBook.file([SampleBook()]).utf8
    #expect(try BookSeries(bytes: bytes, file: "books.json", as: name).identity == name)
    let folder = try TemporaryFolder()
    let path = try folder.write(SampleBook.file([SampleBook()]), to: "books.json")
    var file = try BookSeries(contentsOfFile: path)
    #expect(file.identity == .dataFile(path))
    #expect(try BookSeries(contentsOfFile: path, as: name).identity == name)
    file.identity = name
    #expect(try file == BookSeries(contentsOfFile: path))
  }

  @Test(arguments: try CaseFile().texts("addresses that are none"))
  func anythingElseIsNoWikiAndSpoilsNothing(wiki: String) throws {
    let book = try SampleBook(json: ["wiki": wiki]).book
    #expect(book.wiki == nil)
    #expect(book.title == "Emma")
  }
}
