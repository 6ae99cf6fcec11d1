import JSON

/// Finds the books of a data file, and collects what is wrong with their values.
///
/// Invalid JSON stops the parser. An invalid value does not, so that all of them can be reported.
struct DataFileParser {
  /// How much of a file is read.
  enum Extent: Equatable {
    /// All of it.
    case everything

    /// All books, but not the titles of their chapters, which are known to be valid.
    case books

    /// All books with those titles.
    case booksWithChapters

    /// One of these books, and nothing behind it.
    case book(volume: Int)
  }

  /// The books that have been found.
  private(set) var books: [BookFields] = []

  /// What is wrong.
  private(set) var faults = ValueFaults()

  private var json: JSONParser

  private let extent: Extent

  /// How many chapters the book that is being read has.
  private var chapterCount = 0

  /// Their titles, if they are read, with their numbers.
  private var headings: [String] = []

  /// The value that is being read.
  private var path = FieldPath()

  /// Reads a file: an object with a list of books under `data`.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - extent: How much of it is read.
  /// - Throws: ``JSONFault`` if the file is not valid JSON.
  init(reading bytes: [UInt8], _ extent: Extent) throws(JSONFault) {
    self.extent = extent
    json = try JSONParser(bytes)
    try readMember("data", of: .series, .books) { parser throws(JSONFault) in
      try parser.readBooks()
    }
    if !isDone { try json.endFile() }
  }
}

extension DataFileParser {
  private var isDone: Bool {
    if case .book = extent { !books.isEmpty } else { false }
  }

  private mutating func readBooks() throws(JSONFault) {
    guard try expect(.books) else { return }
    var number = 0
    try json.beginList()
    while !isDone, try json.nextElement() {
      number += 1
      if case .book(let volume) = extent, number != volume {
        try json.skip()
        continue
      }
      path = FieldPath(book: number)
      try readMember("attributes", of: .book, .attributes) { parser throws(JSONFault) in
        try parser.readAttributes()
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
    if isMissing { faults.note(at: path, missing: name, expected, offset: start) }
  }

  /// Reads the fields of a book.
  private mutating func readAttributes() throws(JSONFault) {
    guard try expect(.attributes) else { return }
    let start = json.offset
    let faultsBefore = faults.count
    var fields = BookFields()
    try json.beginObject()
    while let name = try json.nextName() {
      guard let field = BookField(name: name), fields[field] == nil else {
        try json.skip()
        continue
      }
      _ = try json.nextKind()
      fields.set(field, at: json.offset)
      path.field = name
      if let expected = field.expected { try readValue(expected) } else { try json.skip() }
      if field == .chapters { (fields.chapterCount, fields.headings) = (chapterCount, headings) }
    }
    path.field = nil
    books.append(fields)
    for field in BookField.allCases where fields[field] == nil {
      guard let expected = field.expected else { continue }
      faults.note(at: path, missing: field.name, expected, offset: start)
    }
    guard faults.count > faultsBefore else { return }
    let title = fields.text(.title, in: json.bytes)
    faults.addTitle(title?.isBlank == false ? title : nil, sinceCount: faultsBefore)
  }

  /// Reads the value of a required field.
  private mutating func readValue(_ expected: ValueFault.Expected) throws(JSONFault) {
    guard try expect(expected) else { return }
    switch expected {
    case .nonemptyText: try readText(expected) { !$0.isBlank }
    case .date: try readText(expected) { ReleaseDate($0) != nil }
    case .pages: try readPages()
    case .chapters: try readChapters()
    default: try json.skip()
    }
  }

  private mutating func readText(
    _ expected: ValueFault.Expected, where isValid: (String) -> Bool
  ) throws(JSONFault) {
    let start = json.offset
    if !isValid(try json.text().string(in: json.bytes)) {
      faults.note(at: path, expected, offset: start)
    }
  }

  private mutating func readPages() throws(JSONFault) {
    let start = json.offset
    let number = try json.number()
    if let pages = number.wholeNumber(in: json.bytes), pages >= 0 { return }
    faults.note(at: path, number.isWhole(in: json.bytes) ? .pageRange : .pages, offset: start)
  }

  /// Checks the titles of the chapters, which may be empty.
  private mutating func readChapters() throws(JSONFault) {
    if extent == .booksWithChapters {
      headings = try json.texts(inEach: "title")
      chapterCount = headings.count
      return
    }
    guard extent == .everything else {
      chapterCount = try json.skip()
      return
    }
    chapterCount = 0
    try json.beginList()
    while try json.nextElement() {
      chapterCount += 1
      path.chapter = chapterCount
      path.field = nil
      try readMember("title", of: .chapter, .text) { parser throws(JSONFault) in
        try parser.readValue(.text)
      }
    }
    path.chapter = nil
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
