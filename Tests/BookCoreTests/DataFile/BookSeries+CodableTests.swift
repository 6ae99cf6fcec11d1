import Foundation
import TestSupport
import Testing

@testable import BookCore

struct BookSeriesCodableTests {
  private static let chapters = """
    [{"title": "1. A", "summary": "Emma errs.", "people": [
      {"name": "Emma", "is": "Rich.", "also": ["Miss Woodhouse", "Em"]},
      {"name": "Mrs Weston", "is": "Wed.", "was": "Miss Taylor"}],
      "things": [{"name": "The Crown", "is": "An inn.", "forms": ["Crown", "the inn"]}]}]
    """

  private static let cover = ###"{"ground": "#740001", "ink": "#0fd75f", "art": ["..##", "##"]}"###

  private static let full = SampleBook(
    title: "Emma \u{1b}\"\\", pages: .max, releaseDate: "0815-2-3",
    wiki: "https://example.org/엠마",
    json: [
      "chapters": chapters, "cover": cover, "other_titles": #"["La Nouvelle Emma", "é"]"#,
      "story": #""Emma matches\nothers badly.""#,
    ])

  private func decoded(_ json: some Sequence<UInt8>) throws -> BookSeries {
    try JSONDecoder().decode(BookSeries.self, from: Data(json))
  }

  private func expectRoundTrip(of series: BookSeries) throws {
    let file = try JSONEncoder().encode(series)
    #expect(try BookSeries(bytes: file, file: "books.json") == series)
    #expect(try decoded(file) == series)
  }

  @Test func whatIsEncodedIsADataFile() throws {
    try expectRoundTrip(of: .embedded())
    let series = try SampleBook.series([
      Self.full, SampleBook(pages: 0, wiki: "", chapters: []), SampleBook(chapters: [""]),
    ])
    try expectRoundTrip(of: series)
    #expect(series[0].chapters[0].people.count == 2)
    #expect(series[0].chapters[0].things.map(\.forms) == [["Crown", "the inn"]])
  }

  /// A heading says a number in many ways, and some of them only beside others.
  @Test(
    arguments: [
      ["1. Owl Post", "2) Grim Defeat", "Prologue", "4.Norbert"], ["Owl Post", "1984", "2. Emma"],
      ["第十四章 挪威脊背龙", "14장 노버트", "Intro"], ["", " ", "  Hartfield"], ["9. ", "7."],
      ["\u{301}a", "1. \u{301}b"], ["5. A", "5. B", "x"], ["A\u{2028}", "B\n"],
      ["1. A", "\u{a0}", "C", "4. D"],
    ])
  func chaptersKeepNumbersAndTitles(headings: [String]) throws {
    let series = try SampleBook.series([SampleBook(chapters: headings)])
    try expectRoundTrip(of: series)
  }

  @Test func chaptersOfAProgramKeepTheirNumbers() throws {
    for numbers in [[1, 2, 3], [nil, 1, 2], [7, 7, nil]] {
      let chapters = numbers.enumerated().map {
        Chapter(place: $0 + 1, number: $1, title: "Chapter")
      }
      let series = BookSeries(checked: [Book(1, "Emma", chapters: chapters)])
      try expectRoundTrip(of: series)
    }
  }

  @Test func aBookIsEncodedAsItsAttributes() throws {
    let book = try Self.full.book
    let attributes = try JSONEncoder().encode(book)
    let file = Data(#"{"data":[{"attributes":"#.utf8) + attributes + Data("}]}".utf8)
    #expect(try BookSeries(bytes: file, file: "books.json")[0] == book)
    let names = try #require(JSONSerialization.jsonObject(with: attributes) as? [String: Any]).keys
    #expect(Set(names) == Set(BookField.allCases.map(\.name)))
    let least = try JSONEncoder().encode(SampleBook(wiki: "").book)
    let leastNames = try #require(JSONSerialization.jsonObject(with: least) as? [String: Any]).keys
    #expect(Set(leastNames) == Set(BookField.allCases.filter { $0.expected != nil }.map(\.name)))
  }

  @Test func aDecodedSeriesHasNoIdentity() throws {
    #expect(try decoded(JSONEncoder().encode(BookSeries.embedded())).identity == nil)
  }

  @Test(
    arguments: try CaseFile().triples("what the reader refuses is not decoded"))
  func whatTheReaderRefusesIsNotDecoded(text: String, wrong: String, fault: String) throws {
    let json = SampleBook.file([SampleBook()]).replacingOccurrences(of: text, with: wrong)
    let error = #expect(throws: DecodingError.self) { try decoded(json.utf8) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("found \(String(describing: error))")
      return
    }
    #expect(context.debugDescription.contains(fault), "\(context.debugDescription)")
    #expect(context.underlyingError is DataFileError)
  }

  @Test func noBooksAreNoSeries() {
    #expect(throws: DecodingError.self) { try decoded(#"{"data": []}"#.utf8) }
    #expect(throws: DecodingError.self) { try decoded("7".utf8) }
  }
}
