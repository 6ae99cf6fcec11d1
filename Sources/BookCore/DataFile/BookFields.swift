import JSON

/// The fields of a book.
enum BookField: Int, CaseIterable {
  case title, author, pages, releaseDate, dedication, summary, wiki, cover, chapters

  private static let names = [
    "title", "author", "pages", "release_date", "dedication", "summary", "wiki", "cover",
    "chapters",
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

  /// What the field must hold, or nil for an optional one, of which anything else is ignored.
  var expected: ValueFault.Expected? {
    switch self {
    case .title: .nonemptyText
    case .author, .dedication, .summary: .text
    case .pages: .pages
    case .releaseDate: .date
    case .chapters: .chapters
    case .wiki, .cover: nil
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
  var cover: Int?
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

  /// The names of the required fields that are missing, and what these must hold.
  var missing: [(name: String, expected: ValueFault.Expected)] {
    BookField.allCases.filter { !contains($0) }.compactMap { field in
      field.expected.map { (field.name, $0) }
    }
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
      cover: cover, chapters: chapters)
  }
}
