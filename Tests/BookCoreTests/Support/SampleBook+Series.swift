import BookCore
import TestSupport

extension SampleBook {
  /// The book as it is read from a data file that holds nothing else.
  var book: Book {
    get throws { try Self.book(json: json) }
  }

  static func book(json: String) throws -> Book {
    try BookSeries(bytes: file(json: [json]).utf8, file: "books.json").books[0]
  }

  static func series(_ books: [SampleBook]) throws -> BookSeries {
    try BookSeries(bytes: file(books).utf8, file: "books.json")
  }
}
