import JSON

/// The fields of a book.
enum BookField: Int, CaseIterable {
  case title, author, pages, releaseDate, dedication, summary, wiki, chapters

  private static let names = [
    "title", "author", "pages", "release_date", "dedication", "summary", "wiki", "chapters",
  ]

  /// Finds the field that a data file has a name for.
  init?(name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: index)
  }

  /// The name in a data file.
  var name: String {
    Self.names[rawValue]
  }

  /// What should stand in the field.
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

/// What was read of the fields of one book so far.
struct BookFields {
  var title: String?
  var author: JSONText?
  var pages: Int?
  var releaseDate: ReleaseDate?
  var dedication: JSONText?
  var summary: JSONText?
  var wiki: JSONText?
  var chapters: Int?

  /// The fields that stand in the file, right or wrong: a bit for each.
  private var found = 0

  /// Notes that a field stands in the file.
  ///
  /// - Returns: Whether it is the first with its name, the one that counts.
  mutating func add(_ field: BookField) -> Bool {
    if contains(field) { return false }
    found |= 1 << field.rawValue
    return true
  }

  private func contains(_ field: BookField) -> Bool {
    found & 1 << field.rawValue != 0
  }

  /// The fields that must be there and are not.
  var missing: [BookField] {
    BookField.allCases.filter { $0 != .wiki && !contains($0) }
  }

  /// The book, or nil where any field is missing or wrong.
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
