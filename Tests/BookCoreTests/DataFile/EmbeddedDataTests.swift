import BookCore
import Foundation
import SystemCalls
import TestSupport
import Testing

/// The data file that comes with the program.
struct EmbeddedDataTests {
  private let series: BookSeries

  init() throws { series = try BookSeries.embedded() }

  @Test func thereAreSevenVolumesWith199Chapters() throws {
    #expect(series.volumes == 1...7)
    #expect(try CaseFile().sections.count == 7)
    #expect(series.books.map(\.chapters.count).reduce(0, +) == 199)
  }

  /// The cross-checked facts of the volumes, stated a second time so that a slip in the data file
  /// shows: the title, other titles, the pages, the day, the dedication, the address and the
  /// chapters.
  @Test(arguments: zip(1...7, try CaseFile().sections))
  func aVolumeHoldsItsFacts(volume: Int, facts: CaseFile.Section) throws {
    let book = try #require(series[volume: volume])
    #expect(book.seriesNumber == volume)
    #expect(book.title == facts.heading)
    #expect(book.author == "J. K. Rowling")
    let details: [String?] = [
      book.otherTitles.joined(separator: " / "), String(book.pages), book.releaseDate.formatted,
      book.dedication, book.wiki?.description,
    ]
    #expect(details + book.chapters.map(\.title) == facts.lines)
    #expect(book.chapters.map(\.number) == Array(1...book.chapters.count))
  }

  @Test(arguments: 1...7)
  func aVolumeHasAPicture(volume: Int) throws {
    let cover = try #require(series[volume: volume]?.cover)
    #expect((9...10).contains(cover.art.count))
    #expect(cover.art.contains { (9...12).contains($0.count) })
    // The rows are as short as they can be, since every run reads them.
    #expect(cover.art.allSatisfy { $0.hasSuffix("#") })
    #expect(cover.art.contains { $0.hasPrefix("#") })
  }

  @Test func theFileIsStrictJSONInTheShapeOfTheApps() throws {
    let bytes = try Self.bytes
    // A parser may take a byte order mark and trailing commas without a word.
    #expect(bytes.first == UInt8(ascii: "{"))
    let text = String(decoding: bytes, as: UTF8.self)
    let commas = text.split(separator: ",").dropFirst()
    #expect(commas.allSatisfy { !"]}".contains($0.first { !$0.isWhitespace } ?? "]") })
    let file = try JSONSerialization.jsonObject(with: Data(bytes))
    #expect(text.components(separatedBy: "\":").count - 1 == memberCount(file), "none stands twice")
    let data = try #require(file as? [String: [[String: [String: Any]]]])
    #expect(Array(data.keys) == ["data"])
    for book in try #require(data["data"]) {
      #expect(Array(book.keys) == ["attributes"])
      let attributes = try #require(book["attributes"])
      #expect(
        attributes.keys.sorted() == [
          "author", "chapters", "cover", "dedication", "other_titles", "pages", "release_date",
          "story", "summary", "title", "wiki",
        ])
      let chapters = try #require(attributes["chapters"] as? [[String: Any]])
      for (number, chapter) in zip(1..., chapters) {
        #expect((chapter["title"] as? String)?.hasPrefix("\(number). ") == true)
        #expect(Set(["title", "summary"]).isSubset(of: chapter.keys))
        for list in ["people", "things"] {
          let entries = chapter[list] ?? [[String: Any]]()
          for entry in try #require(entries as? [[String: Any]]) {
            #expect(Set(["name", "is"]).isSubset(of: entry.keys))
            #expect(Set(entry.keys).isSubset(of: ["name", "is", "was", "also", "forms"]))
          }
        }
        #expect(Set(chapter.keys).isSubset(of: ["title", "summary", "people", "things"]))
      }
    }
  }

  /// How many members the objects in a value have.
  private func memberCount(_ value: Any) -> Int {
    switch value {
    case let list as [Any]: list.reduce(0) { $0 + memberCount($1) }
    case let object as [String: Any]: object.values.reduce(object.count) { $0 + memberCount($1) }
    default: 0
    }
  }

  @Test func theProgramHoldsTheFileAsItStands() throws {
    #expect(try BookSeries(contentsOfFile: Self.file) == series)
    #expect(try BookSeries(bytes: Self.bytes, file: "data.json") == series)
  }

  private static let file =
    #filePath.split(separator: "/").prefix { $0 != "Tests" }.map { "/\($0)" }.joined()
    + "/Resources/data.json"

  private static var bytes: [UInt8] {
    get throws { try FileDescriptor(file, for: .reading).readAll(limit: 1 << 20) }
  }
}
