import JSON

/// Reads the books of a data file, and collects what is wrong with their values.
///
/// Invalid JSON stops the parser. An invalid value does not, so that all of them can be reported.
struct DataFileParser {
  /// The books, if nothing is wrong with any of them.
  private(set) var books: [Book] = []

  /// What is wrong.
  private(set) var faults = ValueFaults()

  private let bytes: [UInt8]
  private var json: JSONParser

  /// The book or the chapter that is being read, or a member around the books.
  private var path = FieldPath()

  /// Reads a whole file: an object with a list of books under `data`.
  init(reading bytes: [UInt8]) throws(JSONFault) {
    self.bytes = bytes
    json = try JSONParser(bytes)
    try readMember("data", .data, of: .series, .books) { parser throws(JSONFault) in
      try parser.readBooks()
    }
    try json.endFile()
  }
}

extension DataFileParser {
  private mutating func readBooks() throws(JSONFault) {
    guard try enter(.books) else { return }
    var number = 0
    while try json.nextElement() {
      number += 1
      path = FieldPath(book: number)
      try readMember("attributes", .attributes, of: .book, .attributes) {
        parser throws(JSONFault) in
        try parser.readAttributes(ofBook: number)
      }
    }
  }

  /// Reads one member of an object and skips all others.
  private mutating func readMember(
    _ name: String, _ known: JSONKey, of object: ValueFault.Expected,
    _ expected: ValueFault.Expected, _ read: (inout DataFileParser) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    guard try enter(object) else { return }
    let start = json.offset - 1
    var isMissing = true
    while let key = try json.nextKey() {
      guard key == known, isMissing else {
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
    guard try enter(.attributes) else { return }
    path.field = nil
    let start = json.offset - 1
    let faultsBefore = faults.count
    var fields = BookFields()
    while let key = try json.nextKey() {
      guard let field = BookField(key), fields.isMissing(field) else {
        try json.skip()
        continue
      }
      fields.markFound(field)
      try read(field, into: &fields)
    }
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

  private mutating func read(_ field: BookField, into fields: inout BookFields) throws(JSONFault) {
    switch field {
    case .title:
      fields.title = try readName(of: field.name).stored(in: bytes)
    case .otherTitles: fields.otherTitles = try readOtherTitles()
    case .author: fields.author = try readText(of: field.name).stored(in: bytes)
    case .pages: fields.pages = try readPages()
    case .releaseDate: fields.releaseDate = try readReleaseDate()
    case .dedication: fields.dedication = try readText(of: field.name).stored(in: bytes)
    case .summary: fields.summary = try readText(of: field.name).stored(in: bytes)
    case .story:
      if try passNull() { return }
      fields.story = try readText(of: field.name).stored(in: bytes).withoutOuterBlanks
    case .wiki:
      let text = try (json.optionalText()?.stored(in: bytes) ?? .empty).withoutOuterBlanks
      fields.wiki = WebAddress.isAddress(text.utf8) ? text : .empty
    case .cover: fields.cover = try json.cover()
    case .chapters: fields.chapters = try readChapters()
    }
  }

  /// Reads a text that a book or a chapter must have.
  private mutating func readText(
    _ expected: ValueFault.Expected = .text, of field: String,
    where isValid: ((StoredText) -> Bool)? = nil
  ) throws(JSONFault) -> JSONText {
    guard let text = try json.nextText() else {
      try skipFault(expected, in: field)
      return .empty
    }
    if let isValid, !isValid(text.stored(in: bytes)) {
      note(expected, in: field, at: text.range.lowerBound - 1)
    }
    return text
  }

  /// Reads a text that is not blank.
  private mutating func readName(of field: String) throws(JSONFault) -> JSONText {
    try readText(.nonemptyText, of: field) { !$0.isBlank }
  }

  /// Passes a `null`, which stands for nothing where a book or a chapter need not have a value.
  private mutating func passNull() throws(JSONFault) -> Bool {
    guard try json.nextKind() == .null else { return false }
    try json.skip()
    return true
  }

  /// Reads the titles that a book may have beside its own.
  private mutating func readOtherTitles() throws(JSONFault) -> StoredTitles {
    if try passNull() { return .none }
    let start = json.offset
    guard try enter(.titles, in: BookField.otherTitles.name) else { return .none }
    while try json.nextElement() {
      _ = try readName(of: BookField.otherTitles.name)
    }
    return StoredTitles(start..<json.offset, of: bytes)
  }

  private mutating func readReleaseDate() throws(JSONFault) -> ReleaseDate? {
    let field = BookField.releaseDate.name
    guard let text = try json.nextText() else {
      try skipFault(.date, in: field)
      return nil
    }
    let stored = text.stored(in: bytes)
    let date = ReleaseDate(stored)
    if date == nil {
      let expected: ValueFault.Expected =
        ReleaseDate.isSpelledLikeOne(stored) ? .calendarDate : .date
      note(expected, in: field, at: text.range.lowerBound - 1)
    }
    return date
  }

  private mutating func readPages() throws(JSONFault) -> Int {
    guard try json.nextKind() == .number else {
      try skipFault(.pages, in: BookField.pages.name)
      return 0
    }
    let start = json.offset
    let number = try json.number()
    if let pages = number.value, pages >= 0 { return pages }
    note(number.isWhole ? .pageRange : .pages, in: BookField.pages.name, at: start)
    return 0
  }

  /// Enters the list or the object that is expected; any other value is noted as a fault and
  /// skipped.
  private mutating func enter(
    _ expected: ValueFault.Expected, in field: String? = nil
  ) throws(JSONFault) -> Bool {
    let isEntered =
      switch expected {
      case .books, .titles, .chapters, .entries: try json.nextList()
      default: try json.nextObject()
      }
    if !isEntered { try skipFault(expected, in: field) }
    return isEntered
  }

  /// Notes the next value as a fault, and skips it.
  private mutating func skipFault(
    _ expected: ValueFault.Expected, in field: String?
  ) throws(JSONFault) {
    note(expected, in: field, at: json.offset)
    try json.skip()
  }

  private mutating func note(_ expected: ValueFault.Expected, in field: String?, at offset: Int) {
    var path = path
    if let field { path.field = field }
    faults.note(at: path, expected, offset: offset)
  }
}

// MARK: Chapters and their entries

extension DataFileParser {
  /// Reads chapters, whose titles may be empty and whose summaries may be missing.
  private mutating func readChapters() throws(JSONFault) -> [Chapter] {
    guard try enter(.chapters, in: BookField.chapters.name) else { return [] }
    var found: [ChapterTexts] = []
    // No volume of the seven has more.
    found.reserveCapacity(38)
    var unescaped: [Chapter] = []
    while try json.nextElement() {
      path.chapter = found.count + 1
      found.append(try readChapter(at: found.count + 1, &unescaped))
    }
    path.chapter = nil
    // Made once it is known how many there are: a list that has grown has room to spare, which adds
    // up in a large file.
    var chapters = found.indices.map { index in
      Chapter(
        place: index + 1, heading: found[index].heading, summary: found[index].summary,
        people: found[index].people, things: found[index].things, of: bytes)
    }
    for chapter in unescaped { chapters[chapter.place - 1] = chapter }
    chapters.countUnlessNumbered()
    return chapters
  }

  /// Finds the texts of a chapter, which is made at once only if they have escapes.
  private mutating func readChapter(
    at place: Int, _ unescaped: inout [Chapter]
  ) throws(JSONFault) -> ChapterTexts {
    var (title, summary): (JSONText?, JSONText?)
    var (people, things): (Range<Int>?, Range<Int>?)
    if try enter(.chapter) {
      let start = json.offset - 1
      while let key = try json.nextKey() {
        switch key {
        case .title where title == nil: title = try readText(of: BookField.title.name)
        case .summary where summary == nil: summary = try json.optionalText() ?? .empty
        case .people where people == nil: people = try readEntries(of: .person)
        case .things where things == nil: things = try readEntries(of: .thing)
        default: try json.skip()
        }
      }
      if title == nil {
        faults.note(at: path, missing: BookField.title.name, .text, offset: start)
      }
    }
    let (heading, told) = (title ?? .empty, summary ?? .empty)
    if heading.hasEscapes || told.hasEscapes {
      unescaped.append(
        Chapter(
          place: place, heading: heading.string(in: bytes), summary: told.string(in: bytes),
          people: bytes[people ?? 0..<0], things: bytes[things ?? 0..<0]))
    }
    return ChapterTexts(
      heading: heading.range, summary: told.range, people: people ?? 0..<0,
      things: things ?? 0..<0)
  }

  /// Checks the entries that a chapter may have, and finds their list if it has any.
  private mutating func readEntries(of kind: EntryKind) throws(JSONFault) -> Range<Int> {
    if let list = EntryFields.passPlainList(in: &json) { return list }
    if try passNull() { return 0..<0 }
    let start = json.offset
    guard try enter(.entries(kind), in: kind.listName) else { return 0..<0 }
    var (path, faults) = (path, faults)
    while try json.nextElement() {
      path.entry = .init(kind: kind, place: (path.entry?.place ?? 0) + 1)
      _ = try EntryFields(reading: &json) { faults.note($0, ofEntryAt: path, offset: $1) }
    }
    self.faults = faults
    return path.entry == nil ? 0..<0 : start..<json.offset
  }
}

/// Where the texts of a chapter stand in a data file.
private struct ChapterTexts {
  let heading: Range<Int>
  let summary: Range<Int>
  let people: Range<Int>
  let things: Range<Int>
}

extension JSONKey {
  fileprivate static let data: JSONKey = "data"
  fileprivate static let attributes: JSONKey = "attributes"
  fileprivate static let people: JSONKey = "people"
  fileprivate static let things: JSONKey = "things"
}
