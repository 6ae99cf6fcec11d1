import BookCore
import TestSupport

extension SampleData {
  static func series(_ books: SampleData...) throws -> BookSeries {
    let json = "{\"data\":[\(books.map(\.json).joined(separator: ","))]}"
    return try BookSeries(bytes: json.utf8, file: "books.json")
  }

  static func book(_ json: String) throws -> Book {
    try BookSeries(bytes: file(json).utf8, file: "books.json").books[0]
  }

  static func book(_ sample: SampleData) throws -> Book {
    try book(sample.json)
  }
}
