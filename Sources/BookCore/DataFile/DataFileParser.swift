import JSON

/// Reads the books of a data file, and collects what is wrong with their values.
///
/// Invalid JSON stops the parser. An invalid value does not, so that all of them can be reported.
struct DataFileParser {
  /// The valid books, whose texts are still in the bytes.
  private(set) var books: [BookDTO] = []

  /// What is wrong.
  private(set) var faults = ValueFaults()

  private var json: JSONParser

  /// The only book to read, or nil for all of them.
  private let volume: Int?

  /// Whether the file is known to be valid, so that its chapters need no check.
  private let isTrusted: Bool

  /// The value that is being read.
  private var path = FieldPath()

  /// Reads a file: an object with a list of books under `data`.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - volume: The only book to read, or nil for all of them. The books before it are skipped, and
  ///     reading ends after it.
  ///   - isTrusted: Whether the file is known to be valid.
  /// - Throws: ``JSONFault`` if the file is not valid JSON.
  init(reading bytes: [UInt8], volume: Int? = nil, isTrusted: Bool = false) throws(JSONFault) {
    self.volume = volume
    self.isTrusted = isTrusted
    json = try JSONParser(bytes)
    try readMember("data", ofObject: .series, expected: .books) { parser throws(JSONFault) in
      try parser.readBooks()
    }
    if !isDone { try json.endFile() }
  }
}

extension DataFileParser {
  private var isDone: Bool {
    volume != nil && !books.isEmpty
  }

  private mutating func readBooks() throws(JSONFault) {
    guard try expect(.list, .books) else { return }
    var number = 0
    try json.beginList()
    while !isDone, try json.nextElement() {
      number += 1
      if let volume, number != volume {
        try json.skip()
        continue
      }
      path = FieldPath(book: number)
      try readMember("attributes", ofObject: .book, expected: .attributes) {
        parser throws(JSONFault) in try parser.readAttributes()
      }
    }
  }

  /// Reads one member of an object and skips all others.
  private mutating func readMember(
    _ name: String, ofObject object: ValueFault.Expected, expected: ValueFault.Expected,
    _ read: (inout DataFileParser) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    guard try expect(.object, object) else { return }
    let start = json.offset
    var isMissing = true
    try json.beginObject()
    while !isDone, let found = try json.nextName() {
      guard found.isName(name), isMissing else {
        try json.skip()
        continue
      }
      isMissing = false
      path.field = name
      try read(&self)
      path.field = nil
    }
    if isMissing { faults.noteMissing(name, at: path, inObjectAt: start, expected) }
  }

  /// Reads the fields of a book.
  private mutating func readAttributes() throws(JSONFault) {
    guard try expect(.object, .attributes) else { return }
    let start = json.offset
    let faultsBefore = faults.count
    var fields = BookFields()
    try json.beginObject()
    while let name = try json.nextName() {
      guard let field = BookField(name: name), fields.add(field) else {
        try json.skip()
        continue
      }
      path.field = name
      switch field {
      case .title: fields.title = try readTitle()
      case .author: fields.author = try readText()
      case .pages: fields.pages = try readPages()
      case .releaseDate: fields.releaseDate = try readDate()
      case .dedication: fields.dedication = try readText()
      case .summary: fields.summary = try readText()
      case .wiki: fields.wiki = try readWiki()
      case .cover: fields.cover = try readCover()
      case .chapters: fields.chapters = try readChapters()
      }
    }
    path.field = nil
    path.title = fields.title
    if let book = fields.book(number: path.book ?? 0) {
      books.append(book)
    } else {
      for (name, expected) in fields.missing {
        faults.noteMissing(name, at: path, inObjectAt: start, expected)
      }
    }
    faults.addTitle(fields.title, sinceCount: faultsBefore)
  }

  private mutating func readText() throws(JSONFault) -> JSONText? {
    try expect(.text, .text) ? try json.text() : nil
  }

  private mutating func readTitle() throws(JSONFault) -> String? {
    guard try expect(.text, .nonemptyText) else { return nil }
    let start = json.offset
    let title = try json.text().string(in: json.bytes)
    guard title.isBlank else { return title }
    faults.note(.text(title), at: path, expected: .nonemptyText, offset: start)
    return nil
  }

  private mutating func readPages() throws(JSONFault) -> Int? {
    guard try expect(.number, .pages) else { return nil }
    let start = json.offset
    let number = try json.number()
    if let pages = number.wholeNumber(in: json.bytes), pages >= 0 { return pages }
    let spelling = number.spelling(in: json.bytes)
    let expected: ValueFault.Expected = number.isWhole(in: json.bytes) ? .pageRange : .pages
    faults.note(.number(spelling), at: path, expected: expected, offset: start)
    return nil
  }

  private mutating func readDate() throws(JSONFault) -> ReleaseDate? {
    guard try expect(.text, .date) else { return nil }
    let start = json.offset
    let text = try json.text().string(in: json.bytes)
    if let date = ReleaseDate(text) { return date }
    faults.note(.text(text), at: path, expected: .date, offset: start)
    return nil
  }

  /// Reads the wiki address, which is optional: a value of any other kind is ignored.
  private mutating func readWiki() throws(JSONFault) -> JSONText? {
    if try json.nextKind() == .text { return try json.text() }
    try json.skip()
    return nil
  }

  /// Goes past the cover, which is optional: a value of any other kind is ignored.
  ///
  /// - Returns: Where it begins. What is wrong in it is ignored as well, when the book is copied.
  private mutating func readCover() throws(JSONFault) -> Int? {
    let isObject = try json.nextKind() == .object
    let start = json.offset
    try json.skip()
    return isObject ? start : nil
  }

  /// Checks the titles of the chapters, which may be empty.
  ///
  /// - Returns: Where the list begins.
  private mutating func readChapters() throws(JSONFault) -> Int? {
    guard try expect(.list, .chapters) else { return nil }
    let start = json.offset
    if isTrusted {
      try json.skip()
      return start
    }
    var chapter = 0
    try json.beginList()
    while try json.nextElement() {
      chapter += 1
      path.chapter = chapter
      path.field = nil
      try readMember("title", ofObject: .chapter, expected: .text) { parser throws(JSONFault) in
        _ = try parser.readText()
      }
    }
    path.chapter = nil
    return start
  }

  /// Whether the next value is of a kind; if not, it is noted as a fault and skipped.
  private mutating func expect(
    _ kind: JSONParser.Kind, _ expected: ValueFault.Expected
  ) throws(JSONFault) -> Bool {
    let found = try json.nextKind()
    if found == kind { return true }
    let start = json.offset
    try json.skip()
    faults.note(found, from: start, to: json.offset, at: path, expected: expected, in: json.bytes)
    return false
  }
}
