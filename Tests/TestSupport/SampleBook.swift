package import BookCore
import Foundation

/// A book for a data file of a test's own.
///
///     SampleBook(title: "Persuasion").json            // a right one
///     SampleBook(json: ["pages": "\"474\""]).json     // one with a mistake
package struct SampleBook: Sendable {
  package var title: String
  package var author: String
  package var pages: Int
  package var releaseDate: String
  package var dedication: String
  package var summary: String
  package var wiki: String

  /// The titles of the chapters, with their numbers.
  package var chapters: [String]

  /// JSON that takes the place of a field's value, by the name that the field has in the file; a
  /// field that the book does not have is added to it.
  package var replacements: [String: String]

  /// Creates a book; what is not said is that of Emma.
  package init(
    title: String = "Emma", author: String = "Jane Austen", pages: Int = 474,
    releaseDate: String = "1815-12-23", dedication: String = "To the Prince Regent",
    summary: String = "A matchmaker errs.", wiki: String = "https://example.org/emma",
    chapters: [String] = ["1. Hartfield", "2. Randalls"], json replacements: [String: String] = [:]
  ) {
    self.title = title
    self.author = author
    self.pages = pages
    self.releaseDate = releaseDate
    self.dedication = dedication
    self.summary = summary
    self.wiki = wiki
    self.chapters = chapters
    self.replacements = replacements
  }

  /// A summary that is long enough to be collapsible, with its last word behind the fold.
  package static let longSummary =
    String(repeating: "A matchmaker errs again. ", count: 30) + "The end."

  /// The book as it stands in a data file, on one line, with its fields always in the same order.
  package var json: String {
    let fields = [
      ("title", title.quoted), ("author", author.quoted), ("pages", String(pages)),
      ("release_date", releaseDate.quoted), ("dedication", dedication.quoted),
      ("summary", summary.quoted), ("wiki", wiki.quoted),
      ("chapters", "[" + chapters.map { "{\"title\":\($0.quoted)}" }.joined(separator: ",") + "]"),
    ]
    let others = replacements.filter { name, _ in !fields.contains { $0.0 == name } }
    let members = (fields + others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
      .map { "\"\($0)\":\(replacements[$0] ?? $1)" }
    return "{\"attributes\":{\(members.joined(separator: ","))}}"
  }

  /// The text of a data file with some books.
  package static func file(_ books: [SampleBook]) -> String { file(json: books.map(\.json)) }

  /// The text of a data file with books that stand there as JSON.
  package static func file(json books: [String]) -> String {
    "{\"data\":[\(books.joined(separator: ","))]}"
  }

  /// The text of a data file with volumes that have long summaries.
  package static func file(volumes: Int) -> String {
    file((1...volumes).map { SampleBook(title: "Emma \($0)", summary: longSummary) })
  }
}

extension SampleBook {
  /// The book as it is read from a data file that holds nothing else.
  package var book: Book { get throws { try Self.book(json: json) } }

  /// The book where nothing can be thrown; it must be right.
  package var checkedBook: Book {
    guard let book = try? book else { preconditionFailure("The book must be right") }
    return book
  }

  /// A book that stands there as JSON, as it is read from a data file that holds nothing else.
  package static func book(json: String) throws -> Book {
    try BookSeries(bytes: file(json: [json]).utf8, file: "books.json").books[0]
  }

  /// Some books as they are read from a data file.
  package static func series(_ books: [SampleBook]) throws -> BookSeries {
    try BookSeries(bytes: file(books).utf8, file: "books.json")
  }
}

extension String {
  /// The text as JSON.
  fileprivate var quoted: String {
    unicodeScalars.reduce(into: "\"") { json, scalar in
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case "\0"..<" ": json += "\\u" + String(String(scalar.value + 0x10000, radix: 16).dropFirst())
      default: json.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}
