import TestSupport
import Testing

@testable import BookCore

struct CoverTests {
  private static let heart = "[\".##.##.\", \"#######\", \" #####\", \"...#\"]"

  @Test func aCoverIsReadAsItIsDrawn() throws {
    let cover = try #require(try cover("#740001", "#FFd75f", Self.heart))
    #expect(cover.ground == Cover.Color("#740001"))
    #expect(cover.ink == Cover.Color("#ffd75f"))
    #expect("\(cover.ground) \(cover.ink)" == "#740001 #ffd75f")
    #expect(cover.art == [".##.##.", "#######", " #####", "...#"])
  }

  @Test func theLargestPictureIsTwelveByTen() throws {
    let row = "\"############\""
    let rows = Array(repeating: row, count: 10).joined(separator: ",")
    #expect(try cover(art: "[\(rows)]")?.art.count == 10)
    #expect(try cover(art: "[\(rows),\(row)]") == nil)
    #expect(try cover(art: "[\"#############\"]") == nil)
  }

  @Test(arguments: try CaseFile().texts("pictures that are none"))
  func aPictureThatIsNoneIsIgnored(art: String) throws { #expect(try cover(art: art) == nil) }

  @Test(arguments: try CaseFile().texts("colours that are none"))
  func aColourThatIsNoneIsIgnored(color: String) throws {
    #expect(Cover(ground: color, ink: "#ffffff", art: ["#"]) == nil)
    #expect(Cover(ground: "#000000", ink: color, art: ["#"]) == nil)
  }

  /// Whatever a cover is, the rest of the book is read.
  @Test(arguments: try CaseFile().texts("covers that are none"))
  func whatIsNoCoverIsIgnored(json: String) throws {
    let book = try SampleBook(json: ["cover": json]).book
    #expect(book.cover == nil)
    #expect(book.chapters.map(\.title) == ["Hartfield", "Randalls"])
  }

  @Test func otherMembersAreIgnoredAndTheFirstOfAKindCounts() throws {
    let json = """
      {"a": [{}], "ink": "#ffd75f", "art": ["\\u0023."], "ground": "#740001", \
      "art": ["##"], "ink": "#000000", "b": 1}
      """
    #expect(
      try SampleBook(json: ["cover": json]).book.cover
        == Cover(ground: "#740001", ink: "#ffd75f", art: ["#."]))
  }

  @Test func aBookOfAnotherVolumeHasItsOwn() throws {
    let json = "{\"ground\":\"#000000\",\"ink\":\"#ffffff\",\"art\":[\"#\"]}"
    let books = [SampleBook(), SampleBook(json: ["cover": json])]
    let series = try BookSeries(bytes: SampleBook.file(books).utf8, file: "books.json")
    #expect(series[0].cover == nil)
    #expect(series[1].cover?.art == ["#"])
  }

  /// Ten thousand rows, rows of a million, and a letter with many marks.
  @Test(arguments: [
    "[" + Array(repeating: "\"#\"", count: 10_000).joined(separator: ",") + "]",
    "[\"" + String(repeating: "#", count: 1_000_000) + "\"]",
    "[\"#" + String(repeating: "\u{301}", count: 100_000) + "\"]",
  ])
  func whatIsTooLargeIsIgnored(art: String) throws { #expect(try cover(art: art) == nil) }

  @Test(arguments: [("#000000", 0, 0, 0), ("#0a0b0c", 10, 11, 12), ("#FFffFf", 255, 255, 255)])
  func aColourHasThreeParts(text: String, red: UInt8, green: UInt8, blue: UInt8) {
    let color = Cover.Color(text)
    #expect(color?.red == red && color?.green == green && color?.blue == blue)
  }

  private func cover(
    _ ground: String = "#740001", _ ink: String = "#ffd75f", _ art: String
  ) throws -> Cover? {
    let json = "{\"ground\":\"\(ground)\",\"ink\":\"\(ink)\",\"art\":\(art)}"
    return try SampleBook(json: ["cover": json]).book.cover
  }

  private func cover(art: String) throws -> Cover? { try cover("#740001", "#ffd75f", art) }
}
