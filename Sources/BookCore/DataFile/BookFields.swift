import JSON

/// The fields of a book.
enum BookField: Int, CaseIterable {
  case title, author, pages, releaseDate, dedication, summary, wiki, chapters

  private static let names = [
    "title", "author", "pages", "release_date", "dedication", "summary", "wiki", "chapters",
  ]

  /// Finds the field with a name, or nil if there is none.
  init?(name: String) {
    guard let index = Self.names.firstIndex(where: name.isName) else { return nil }
    self.init(rawValue: index)
  }

  /// The name in a data file.
  var name: String {
    Self.names[rawValue]
  }

  /// What the field should hold.
  var expected: ValueFault.Expected {
    switch self {
    case .title: .nonemptyText
    case .author, .dedication, .summary, .wiki: .text
    case .pages: .pages
    case .releaseDate: .date
    case .chapters: .chapters
    }
  }
}

extension String {
  /// Whether a member with this name is the one that is looked for.
  ///
  /// A name that is longer is not compared: it may be a heap of marks, which the standard library
  /// takes quadratic time to put in order.
  func isName(_ name: String) -> Bool {
    utf8.count == name.utf8.count && self == name
  }
}

/// The fields of one book that have been read so far.
struct BookFields {
  var title: String?
  var author: JSONText?
  var pages: Int?
  var releaseDate: ReleaseDate?
  var dedication: JSONText?
  var summary: JSONText?
  var wiki: JSONText?
  var chapters: Int?

  /// The fields that are in the file, valid or not: one bit each.
  private var found = 0

  /// Notes that a field is in the file.
  ///
  /// - Returns: Whether it is the first with its name; any others are ignored.
  mutating func add(_ field: BookField) -> Bool {
    if contains(field) { return false }
    found |= 1 << field.rawValue
    return true
  }

  private func contains(_ field: BookField) -> Bool {
    found & 1 << field.rawValue != 0
  }

  /// The required fields that are missing.
  var missing: [BookField] {
    BookField.allCases.filter { $0 != .wiki && !contains($0) }
  }

  /// The book, or nil if any field is missing or invalid.
  func book(number: Int) -> BookDTO? {
    guard let title, let author, let pages, let releaseDate, let dedication, let summary,
      let chapters
    else { return nil }
    let heading = BookHeading(
      seriesNumber: number, title: title, pages: pages, releaseDate: releaseDate)
    return BookDTO(
      heading: heading, author: author, dedication: dedication, summary: summary, wiki: wiki,
      chapters: chapters)
  }
}
