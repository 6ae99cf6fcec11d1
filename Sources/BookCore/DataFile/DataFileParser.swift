import JSON

/// Reads the books of a data file, and collects what is wrong with their values.
///
/// Invalid JSON stops the parser. An invalid value does not, so that all of them can be reported.
struct DataFileParser {
  /// The books, if nothing is wrong with any of them.
  private(set) var books: [Book] = []

  /// What is wrong.
  private(set) var faults = ValueFaults()

  private var json: JSONParser

  /// The value that is being read.
  private var path = FieldPath()

  /// Reads a whole file: an object with a list of books under `data`.
  init(reading bytes: [UInt8]) throws(JSONFault) {
    json = try JSONParser(bytes)
    try readMember("data", of: .series, .books) { parser throws(JSONFault) in
      try parser.readBooks()
    }
    try json.endFile()
  }
}

extension DataFileParser {
  private mutating func readBooks() throws(JSONFault) {
    guard try expect(.books) else { return }
    var number = 0
    try json.beginList()
    while try json.nextElement() {
      number += 1
      path = FieldPath(book: number)
      try readMember("attributes", of: .book, .attributes) { parser throws(JSONFault) in
        try parser.readAttributes(ofBook: number)
      }
    }
  }

  /// Reads one member of an object and skips all others.
  private mutating func readMember(
    _ name: String, of object: ValueFault.Expected, _ expected: ValueFault.Expected,
    _ read: (inout DataFileParser) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    guard try expect(object) else { return }
    let start = json.offset
    var isMissing = true
    try json.beginObject()
    while let found = try json.nextName() {
      guard found.isName(name), isMissing else {
        try json.skip()
        continue
      }
      isMissing = false
      path.field = name
      try read(&self)
      path.field = nil
    }
    if isMissing { faults.note(at: path, missing: name, expected, offset: start) }
  }

  /// Reads the fields of a book; of several with one name, the first.
  private mutating func readAttributes(ofBook number: Int) throws(JSONFault) {
    guard try expect(.attributes) else { return }
    let start = json.offset
    let faultsBefore = faults.count
    var fields = BookFields()
    try json.beginObject()
    while let name = try json.nextName() {
      guard let field = BookField(name: name), fields.isMissing(field) else {
        try json.skip()
        continue
      }
      fields.markFound(field)
      path.field = field.name
      try read(field, into: &fields)
    }
    path.field = nil
    for field in BookField.allCases where fields.isMissing(field) {
      guard let expected = field.expected else { continue }
      faults.note(at: path, missing: field.name, expected, offset: start)
    }
    if faults.count > faultsBefore {
      faults.addTitle(fields.title.isBlank ? nil : fields.title.string, sinceCount: faultsBefore)
    } else if let book = fields.book(numbered: number) {
      books.append(book)
    }
  }

  private mutating func read(
    _ field: BookField, into fields: inout BookFields
  ) throws(JSONFault) {
    switch field {
    case .title: fields.title = try readText(.nonemptyText) { !$0.isBlank }
    case .author: fields.author = try readText()
    case .pages: fields.pages = try readPages()
    case .releaseDate:
      var date: ReleaseDate?
      _ = try readText(.date) { text in
        date = ReleaseDate(text.string)
        return date != nil
      }
      fields.releaseDate = date
    case .dedication: fields.dedication = try readText()
    case .summary: fields.summary = try readText()
    case .wiki: fields.wiki = try readOptionalText() ?? .empty
    case .cover: fields.cover = try readCover()
    case .chapters: fields.chapters = try readChapters()
    }
  }

  /// Reads a text that a book must have.
  private mutating func readText(
    _ expected: ValueFault.Expected = .text, where isValid: (StoredText) -> Bool = { _ in true }
  ) throws(JSONFault) -> StoredText {
    guard try expect(expected) else { return .empty }
    let start = json.offset
    let text = StoredText(try json.text(), in: json.bytes)
    if !isValid(text) { faults.note(at: path, expected, offset: start) }
    return text
  }

  /// Reads a text that a book may have; nil for any other value.
  private mutating func readOptionalText() throws(JSONFault) -> StoredText? {
    guard try json.nextKind() == .text else {
      try json.skip()
      return nil
    }
    return StoredText(try json.text(), in: json.bytes)
  }

  private mutating func readPages() throws(JSONFault) -> Int {
    guard try expect(.pages) else { return 0 }
    let start = json.offset
    let number = try json.number()
    if let pages = number.value, pages >= 0 { return pages }
    faults.note(at: path, number.isWhole ? .pageRange : .pages, offset: start)
    return 0
  }

  /// Whether the next value is of the kind that is expected; if not, it is noted as a fault and
  /// skipped.
  private mutating func expect(_ expected: ValueFault.Expected) throws(JSONFault) -> Bool {
    if try json.nextKind() == expected.kind { return true }
    faults.note(at: path, expected, offset: json.offset)
    try json.skip()
    return false
  }
}

// MARK: Chapters and covers

extension DataFileParser {
  /// Reads chapters, whose titles may be empty and whose summaries may be missing.
  private mutating func readChapters() throws(JSONFault) -> [Chapter] {
    guard try expect(.chapters) else { return [] }
    var headings: [Chapter] = []
    try json.beginList()
    while try json.nextElement() {
      path.chapter = headings.count + 1
      path.field = nil
      headings.append(try readChapter(at: headings.count + 1))
    }
    path.chapter = nil
    return Chapter.list(headings)
  }

  private mutating func readChapter(at place: Int) throws(JSONFault) -> Chapter {
    var title: StoredText?
    var summary: StoredText?
    if try expect(.chapter) {
      let start = json.offset
      try json.beginObject()
      while let name = try json.nextName() {
        if title == nil, name.isName(BookField.title.name) {
          path.field = BookField.title.name
          title = try readText()
          path.field = nil
        } else if summary == nil, name.isName(BookField.summary.name) {
          summary = try readOptionalText() ?? .empty
        } else {
          try json.skip()
        }
      }
      if title == nil {
        faults.note(at: path, missing: BookField.title.name, .text, offset: start)
      }
    }
    return Chapter(
      place: place, number: nil, title: title ?? .empty,
      summary: summary?.withoutOuterBlanks ?? .empty)
  }

  /// Reads a cover; nil if anything about it is wrong.
  private mutating func readCover() throws(JSONFault) -> Cover? {
    guard try json.nextKind() == .object else {
      try json.skip()
      return nil
    }
    var (ground, ink): (StoredText?, StoredText?)
    var art: [StoredText]?
    try json.beginObject()
    while let name = try json.nextName() {
      if ground == nil, name.isName("ground") {
        ground = try readOptionalText() ?? .empty
      } else if ink == nil, name.isName("ink") {
        ink = try readOptionalText() ?? .empty
      } else if art == nil, name.isName("art") {
        art = try readArt()
      } else {
        try json.skip()
      }
    }
    guard let ground, let ink, let art else { return nil }
    return Cover(ground: ground, ink: ink, art: art)
  }

  /// Reads the rows of a picture; none if any of them is not a text.
  private mutating func readArt() throws(JSONFault) -> [StoredText] {
    guard try json.nextKind() == .list else {
      try json.skip()
      return []
    }
    var rows: [StoredText] = []
    var areTexts = true
    try json.beginList()
    while try json.nextElement() {
      if let row = try readOptionalText() { rows.append(row) } else { areTexts = false }
    }
    return areTexts ? rows : []
  }
}

extension StoredText {
  fileprivate init(_ text: JSONText, in bytes: [UInt8]) {
    self = text.hasEscapes ? StoredText(text.string(in: bytes)) : StoredText(text.range, of: bytes)
  }
}

extension ValueFault.Expected {
  /// The kind of value that may be what is expected.
  fileprivate var kind: JSONParser.Kind {
    switch self {
    case .series, .book, .attributes, .chapter: .object
    case .books, .chapters: .list
    case .text, .nonemptyText, .date: .text
    case .pages, .pageRange: .number
    }
  }
}
