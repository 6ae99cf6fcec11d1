import BookCore
import JSON
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
  /// shows: the title, other titles, the pages, the day, the dedication, the address and the chapters.
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

  @Test func onlyTheSecondSummaryIsShort() {
    for book in series.books {
      #expect(book.summary.isCollapsible == (book.seriesNumber != 2))
    }
  }

  @Test func theFileIsStrictJSONInTheShapeOfTheApps() throws {
    let bytes = try Self.bytes
    // The parser takes a byte order mark and trailing commas without a word.
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("{"))
    let commas = text.split(separator: ",").dropFirst()
    #expect(commas.allSatisfy { !"]}".contains($0.first { !$0.isWhitespace } ?? "]") })
    var json = try JSONParser(bytes)
    try json.beginObject()
    #expect(try json.nextName() == "data")
    try json.beginList()
    while try json.nextElement() { try expectBook(&json) }
    #expect(try json.nextName() == nil)
    try json.endFile()
  }

  private func expectBook(_ json: inout JSONParser) throws {
    try json.beginObject()
    #expect(try json.nextName() == "attributes")
    try json.beginObject()
    var names: [String] = []
    while let name = try json.nextName() {
      names.append(name)
      if name == "chapters" { try expectChapters(&json) } else { try json.skip() }
    }
    #expect(
      names.sorted() == [
        "author", "chapters", "cover", "dedication", "other_titles", "pages", "release_date",
        "story", "summary", "title", "wiki",
      ])
    #expect(try json.nextName() == nil)
  }

  private func expectChapters(_ json: inout JSONParser) throws {
    var number = 0
    try json.beginList()
    while try json.nextElement() {
      number += 1
      try json.beginObject()
      #expect(try json.nextName() == "title")
      #expect(try json.text().string(in: json.bytes).hasPrefix("\(number). "))
      #expect(try json.nextName() == "summary")
      try json.skip()
      guard let name = try json.nextName() else { continue }
      #expect(name == "people")
      try expectPeople(&json)
      #expect(try json.nextName() == nil)
    }
  }

  private func expectPeople(_ json: inout JSONParser) throws {
    try json.beginList()
    while try json.nextElement() {
      var names: [String] = []
      try json.beginObject()
      while let name = try json.nextName() {
        names.append(name)
        try json.skip()
      }
      #expect(names.filter { $0 != "was" && $0 != "also" } == ["name", "is"])
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
