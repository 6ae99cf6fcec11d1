import TestSupport
import Testing

@testable import BookCore

/// What would probably mend a data file.
struct RemedySearchTests {
  private func first(_ json: String) throws -> ValueFault {
    try #require(DataFileError.of(json)?.values?.firstFaults.first)
  }

  @Test func whatIsPutIntoItsPlaceIsReadThen() throws {
    let book = SampleBook().json
    let attributes = String(book.dropFirst(#"{"attributes":"#.count).dropLast())
    for json in [attributes, book, "{\"data\":[\(attributes)]}"] {
      guard case .wrap(let surroundings) = try first(json).remedy else {
        Issue.record("no remedy for \(json)")
        continue
      }
      let inner = json.hasPrefix("{\"data\"") ? attributes : json
      let wrapped = surroundings.replacing("…", with: inner)
      let file = json == inner ? wrapped : SampleBook.file(json: [wrapped])
      #expect(DataFileError.of(file) == nil)
    }
  }
}
