package import BookCore
import JSON

/// The output of a command in JSON, for programs.
///
/// The order of keys never changes, missing values are null, and the bytes are the same for every
/// terminal. Programs may rely on the version: as long as it stays the same, keys are only added.
package struct JSONDocument: Sendable {
  /// The version of the keys and of what they mean.
  package static let schemaVersion = 1

  /// The document in UTF-8, ending with a line break, with nothing in it that controls a terminal.
  package let bytes: [UInt8]

  /// Creates a document.
  ///
  /// - Parameter members: What follows the version.
  init(_ members: [(String, JSONValue)]) {
    let version = ("schemaVersion", JSONValue.number(Self.schemaVersion))
    bytes = JSONValue.object(JSONObject([version] + members)).encoded
  }
}

extension JSONDocument {
  /// The files in use.
  ///
  /// - Parameters:
  ///   - data: The path of the data file, or nil for the built-in series.
  ///   - state: The path of the state file, or nil if there is no place for one.
  /// - Returns: The document.
  package static func paths(data: String?, state: String?) -> JSONDocument {
    JSONDocument([("data", .text(orNull: data)), ("state", .text(orNull: state))])
  }

  /// The facts of all volumes.
  ///
  /// - Parameter books: The volumes, in file order.
  /// - Returns: The document.
  package static func list(_ books: [Book]) -> JSONDocument {
    JSONDocument([("volumes", .list(books.map { .object(JSONObject(facts(of: $0))) }))])
  }

  /// Everything about a volume.
  ///
  /// - Parameters:
  ///   - book: The volume.
  ///   - isExpanded: Whether a collapsible summary is expanded.
  /// - Returns: The document.
  package static func book(_ book: Book, isExpanded: Bool) -> JSONDocument {
    JSONDocument(
      BookSection.allCases.flatMap { section in
        switch section {
        case .facts: facts(of: book)
        case .dedication: [dedicationMember(of: book)]
        case .summary: [summaryMember(of: book, isExpanded: isExpanded)]
        case .chapters: [chaptersMember(of: book)]
        }
      })
  }

  /// The summary of a volume.
  ///
  /// - Parameters:
  ///   - book: The volume.
  ///   - isExpanded: Whether a collapsible summary is expanded.
  /// - Returns: The document.
  package static func summary(of book: Book, isExpanded: Bool) -> JSONDocument {
    JSONDocument(name(of: book) + [summaryMember(of: book, isExpanded: isExpanded)])
  }

  /// The chapters of a volume.
  ///
  /// - Parameter book: The volume.
  /// - Returns: The document.
  package static func chapters(of book: Book) -> JSONDocument {
    JSONDocument(name(of: book) + [chaptersMember(of: book)])
  }
}

extension JSONDocument {
  private static func name(of book: Book) -> [(String, JSONValue)] {
    [("volume", .number(book.seriesNumber)), ("title", .text(book.title))]
  }

  private static func facts(of book: Book) -> [(String, JSONValue)] {
    name(of: book) + [
      ("author", .text(book.author)),
      ("releaseDate", .text(book.releaseDate.iso8601)),
      ("releaseDateFormatted", .text(book.releaseDate.formatted)),
      ("pages", .number(book.pages)),
      ("wiki", .text(orNull: book.wiki?.description)),
    ]
  }

  private static func dedicationMember(of book: Book) -> (String, JSONValue) {
    ("dedication", .text(orNull: book.dedication.isEmpty ? nil : book.dedication))
  }

  private static func summaryMember(of book: Book, isExpanded: Bool) -> (String, JSONValue) {
    let summary = book.summary
    return (
      "summary",
      [
        "isCollapsible": .bool(summary.isCollapsible),
        "isExpanded": .bool(summary.isCollapsible && isExpanded),
        "text": .text(summary.text),
        "displayText": .text(summary.displayText(isExpanded: isExpanded)),
      ]
    )
  }

  private static func chaptersMember(of book: Book) -> (String, JSONValue) {
    let chapters = book.chapters.enumerated().map { index, chapter -> JSONValue in
      [
        "place": .number(index + 1), "number": .number(orNull: chapter.number),
        "title": .text(chapter.title),
      ]
    }
    return ("chapters", .list(chapters))
  }
}
