import JSON

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

/// Where a data file has the fields of one book.
///
/// A run shows few of the thousands of books that a file may have, so nothing is copied out of the
/// file until it is asked for.
struct BookFields: Sendable {
  /// For each case of ``BookField`` the place of its value, or 0 if the file does not have it: no
  /// value of a book is at the beginning of a file.
  private var offsets = Array(repeating: 0, count: BookField.allCases.count)

  /// How many chapters the book has.
  var chapterCount = 0

  /// The titles of the chapters with their numbers, if they have been read already.
  var headings: [String] = []

  /// Where the value of a field begins, or nil if the file does not have the field.
  subscript(field: BookField) -> Int? {
    offsets[field.rawValue] == 0 ? nil : offsets[field.rawValue]
  }

  mutating func set(_ field: BookField, at offset: Int) { offsets[field.rawValue] = offset }

  /// The text in a field, or nil if there is none.
  func text(_ field: BookField, in bytes: [UInt8]) -> String? {
    guard let offset = self[field] else { return nil }
    var json = JSONParser(bytes, at: offset)
    return try? json.text().string(in: bytes)
  }

  func pages(in bytes: [UInt8]) -> Int? {
    guard let offset = self[.pages] else { return nil }
    var json = JSONParser(bytes, at: offset)
    return try? json.number().wholeNumber(in: bytes)
  }

  func releaseDate(in bytes: [UInt8]) -> ReleaseDate? {
    text(.releaseDate, in: bytes).flatMap { ReleaseDate($0) }
  }

  func chapters(in bytes: [UInt8]) -> [Chapter]? {
    if !headings.isEmpty { return Chapter.list(headings: headings) }
    guard let offset = self[.chapters] else { return nil }
    var json = JSONParser(bytes, at: offset)
    return (try? json.texts(inEach: "title")).map(Chapter.list)
  }

  /// What happens in each of the first chapters; empty where the file does not say.
  func chapterSummaries(in bytes: [UInt8], upTo count: Int) -> [String] {
    guard let offset = self[.chapters] else { return [] }
    var json = JSONParser(bytes, at: offset)
    return ((try? json.texts(inEach: "summary", upTo: count)) ?? []).map(\.withoutOuterBlanks)
  }
}

extension Book {
  /// Copies a book out of a data file; nil unless its fields are valid.
  init?(_ fields: BookFields, seriesNumber: Int, in bytes: [UInt8]) {
    guard let title = fields.text(.title, in: bytes), let pages = fields.pages(in: bytes),
      let releaseDate = fields.releaseDate(in: bytes), let author = fields.text(.author, in: bytes),
      let dedication = fields.text(.dedication, in: bytes),
      let summary = fields.text(.summary, in: bytes), let chapters = fields.chapters(in: bytes)
    else { return nil }
    self.init(
      seriesNumber: seriesNumber, title: title, author: author, pages: pages,
      releaseDate: releaseDate, dedication: dedication, summary: Summary(summary),
      wiki: fields.text(.wiki, in: bytes).flatMap { WebAddress($0) }, chapters: chapters)
  }
}

extension Cover {
  /// Reads the cover of a book; nil if there is none or anything about it is wrong.
  init?(_ fields: BookFields, in bytes: [UInt8]) {
    guard let offset = fields[.cover] else { return nil }
    var json = JSONParser(bytes, at: offset)
    guard let cover = try? JSONObject(from: &json),
      let ground = cover.source(of: "ground")?.text, let ink = cover.source(of: "ink")?.text,
      let art = cover.source(of: "art")?.texts
    else { return nil }
    self.init(ground: ground, ink: ink, art: art)
  }
}

extension JSONParser {
  /// The text that each object in a list has under a name; empty where it has none.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - count: How many objects are looked at, at most.
  /// - Returns: The texts, in the order of the list.
  /// - Throws: ``JSONFault`` if there is no such list.
  mutating func texts(inEach name: String, upTo count: Int = .max) throws(JSONFault) -> [String] {
    var texts: [String] = []
    try beginList()
    while texts.count < count, try nextElement() {
      var found: String?
      try beginObject()
      while let member = try nextName() {
        if found == nil, member.isName(name) {
          let isText = try nextKind() == .text
          found = isText ? try text().string(in: bytes) : ""
          if !isText { try skip() }
        } else {
          try skip()
        }
      }
      texts.append(found ?? "")
    }
    return texts
  }
}

extension String {
  /// The text without the white space before and behind it.
  fileprivate var withoutOuterBlanks: String {
    var scalars = unicodeScalars[...]
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return String(scalars)
  }

  /// Whether a member with this name is the one that is looked for.
  ///
  /// A name that is longer is not compared: it may be a heap of marks, which the standard library
  /// takes quadratic time to put in order.
  func isName(_ name: String) -> Bool { utf8.count == name.utf8.count && self == name }
}
