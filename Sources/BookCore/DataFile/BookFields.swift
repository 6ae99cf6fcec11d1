/// The fields of a book.
enum BookField: Int, CaseIterable {
  case title, author, pages, releaseDate, dedication, summary, wiki, cover, chapters

  /// For each case its name in a data file, and what the field must hold: nil for an optional one,
  /// of which anything else is ignored.
  private static let table: [(name: String, expected: ValueFault.Expected?)] = [
    ("title", .nonemptyText),
    ("author", .text),
    ("pages", .pages),
    ("release_date", .date),
    ("dedication", .text),
    ("summary", .text),
    ("wiki", nil),
    ("cover", nil),
    ("chapters", .chapters),
  ]

  /// Finds the field with a name, or nil if there is none.
  init?(name: String) {
    guard let row = Self.table.firstIndex(where: { name.isName($0.name) }) else { return nil }
    self.init(rawValue: row)
  }

  /// The name in a data file.
  var name: String { Self.table[rawValue].name }

  /// What the field must hold, or nil for an optional one.
  var expected: ValueFault.Expected? { Self.table[rawValue].expected }
}

/// The fields of one book, as far as they have been read.
struct BookFields {
  var title = StoredText.empty
  var author = StoredText.empty
  var pages = 0
  var releaseDate: ReleaseDate?
  var dedication = StoredText.empty
  var summary = StoredText.empty
  var wiki = StoredText.empty
  var cover: Cover?
  var chapters: [Chapter] = []

  /// For each case of ``BookField`` whether the file has the field.
  private var isFound = Array(repeating: false, count: BookField.allCases.count)

  func isMissing(_ field: BookField) -> Bool { !isFound[field.rawValue] }

  mutating func markFound(_ field: BookField) { isFound[field.rawValue] = true }

  /// The book, whose fields must be valid.
  func book(numbered number: Int) -> Book? {
    guard let releaseDate else { return nil }
    return Book(
      seriesNumber: number, title: title, author: author, pages: pages, releaseDate: releaseDate,
      dedication: dedication, summary: Summary(summary), wiki: wiki, cover: cover,
      chapters: chapters)
  }
}

extension String {
  /// Whether a member with this name is the one that is looked for.
  ///
  /// A name that is longer is not compared: it may have so many marks that the standard library
  /// takes quadratic time to put them in order.
  func isName(_ name: String) -> Bool { utf8.count == name.utf8.count && self == name }
}
