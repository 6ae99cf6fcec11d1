import BookCore
import Foundation
import Testing

/// The data file that comes with the program.
struct EmbeddedSeriesTests {
  private let series: BookSeries

  init() throws {
    series = try BookSeries.embedded()
  }

  @Test func thereAreSevenVolumesWith199Chapters() {
    #expect(series.volumes == 1...7)
    #expect(EmbeddedSeries.volumes == series.volumes)
    #expect(series.books.map(\.chapters.count).reduce(0, +) == 199)
  }

  @Test(arguments: zip(1...7, VolumeFacts.all))
  func aVolumeHoldsItsFacts(volume: Int, facts: VolumeFacts) throws {
    let book = try #require(series[volume: volume])
    #expect(book.seriesNumber == volume)
    #expect(book.title == facts.title)
    #expect(book.author == "J. K. Rowling")
    #expect(book.pages == facts.pages)
    #expect(book.releaseDate.formatted == facts.released)
    #expect(book.dedication == facts.dedication)
    #expect(book.wiki?.absoluteString == facts.wiki)
    #expect(book.chapters.map(\.title) == facts.chapters)
    #expect(book.chapters.map(\.number) == Array(1...facts.chapters.count))
  }

  @Test func onlyTheSecondSummaryIsShort() {
    for book in series.books {
      let length = book.summary.text.count
      if book.seriesNumber == 2 {
        #expect((350..<450).contains(length))
        #expect(!book.summary.isCollapsible)
      } else {
        #expect((480...900).contains(length), "volume \(book.seriesNumber): \(length)")
        #expect(book.summary.isCollapsible)
      }
    }
  }

  @Test func theFileIsStrictJSONInTheShapeOfTheApps() throws {
    let data = try Data(contentsOf: Self.file)
    // The reader below takes a byte order mark and trailing commas without a word.
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix("{"))
    let commas = text.split(separator: ",").dropFirst()
    #expect(commas.allSatisfy { !"]}".contains($0.first { !$0.isWhitespace } ?? "]") })
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Array(root.keys) == ["data"])
    let books = try #require(root["data"] as? [[String: [String: Any]]])
    for book in books {
      #expect(
        book["attributes"]?.keys.sorted() == [
          "author", "chapters", "dedication", "pages", "release_date", "summary", "title", "wiki",
        ])
      let chapters = try #require(book["attributes"]?["chapters"] as? [[String: String]])
      for (number, chapter) in zip(1..., chapters) {
        #expect(chapter["title"]?.hasPrefix("\(number). ") == true)
      }
    }
  }

  @Test func theProgramHoldsTheFileAsItStands() throws {
    #expect(try BookSeries(contentsOfFile: Self.file.path) == series)
  }

  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Resources/data.json").standardizedFileURL
}
