import BookCore
import BookPresentation
import Foundation
import TestSupport
import Testing

/// What BookCore encodes of people, hits, chapters and dates is what `--json` prints of them.
struct EncodedValuesTests {
  private let series: BookSeries
  private let story: StorySoFar

  init() throws {
    series = try BookSeries.embedded()
    story = StorySoFar(everythingIn: series)
  }

  private func encoded(_ value: some Encodable) throws -> JSONDatum {
    try JSONDatum(JSONEncoder().encode(value))
  }

  private func datum(_ document: JSONDocument) throws -> JSONDatum {
    try JSONDatum(Data(document.bytes))
  }

  @Test func peopleAreEncodedAsInTheDocument() throws {
    let entries = story.people + story.things
    let document = try datum(.entries(entries, askedFor: .person, searched: .all))
    #expect(try document["people"] == encoded(story.people))
    #expect(try document["things"] == encoded(story.things))
    #expect(Set(story.people.map(\.id)).count == story.people.count)
  }

  @Test(arguments: ["dumbledore", "lupin", "rowling", "stone", "quidditch cup"])
  func hitsAreEncodedAsInTheDocument(words: String) throws {
    let findings = SearchFindings(of: try #require(SearchQuery(words)), in: story)
    let document = try datum(.search(words, searched: .all, findings))
    let hits = findings.hits
    #expect(!hits.isEmpty)
    #expect(try document["hits"] == encoded(hits))
    #expect(Set(hits.map(\.id)).count == hits.count)
  }

  @Test func chaptersAndDatesAreEncodedAsInTheDocument() throws {
    for book in series {
      let document = try datum(.book(VolumeProgress(book, ReaderState().record(of: book))))
      #expect(try document["chapters"] == encoded(book.chapters))
      #expect(try document["releaseDate"] == encoded([book.releaseDate]).items.first)
    }
    let prologue = Chapter(place: 1, number: nil, title: "Prologue", summary: "Too early.")
    #expect(
      try encoded(prologue)
        == JSONDatum(Data(#"{"place": 1, "number": null, "title": "Prologue"}"#.utf8)))
  }
}
