import JSON

/// Reads the books of a data file, and collects what is wrong with their values.
///
/// Invalid JSON stops the parser. An invalid value does not, so that all of them can be reported.
struct DataFileParser {
  /// The books, if nothing is wrong with any of them.
  private(set) var books: [Book] = []
  private(set) var faults = ValueFaults()

  private let bytes: [UInt8]
  private var json: JSONParser

  /// The book or the chapter that is being read, or a member around the books.
  private var path = FieldPath()

  /// Reads a whole file: an object with a list of books under `data`.
  init(reading bytes: [UInt8]) throws(JSONFault) {
    self.bytes = bytes
    json = try JSONParser(bytes)
    try readMember("data", of: .series, .books) { parser throws(JSONFault) in
      try parser.readBooks()
    }
    try json.endFile()
  }
}

/// All fields of a book but those that were taken.
private struct FieldSet {
  private var bits = (1 << BookField.names.count) - 1

  var isEmpty: Bool { bits == 0 }

  /// Takes a field out, and says whether it was there: of several with one name, the first counts.
  mutating func take(_ field: BookField) -> Bool {
    let bit = 1 << field.rawValue
    defer { bits &= ~bit }
    return bits & bit != 0
  }
}

extension DataFileParser {
  private mutating func readBooks() throws(JSONFault) {
    guard try enter(.books) else { return }
    var number = 0
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
    _ name: StaticString, of object: ValueFault.Expected, _ expected: ValueFault.Expected,
    _ read: (inout DataFileParser) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    guard try enter(object) else { return }
    let start = json.offset - 1
    var isMissing = true
    while let key = try json.nextKey() {
      guard key == JSONKey(stringLiteral: name), isMissing else {
        try json.skip()
        continue
      }
      isMissing = false
      path.field = name.description
      try read(&self)
      path.field = nil
    }
    if isMissing { faults.note(at: path, missing: name.description, expected, offset: start) }
  }

  /// Reads the fields of a book; of several with one name, the first.
  private mutating func readAttributes(ofBook number: Int) throws(JSONFault) {
    guard try enter(.attributes) else { return }
    path.field = nil
    let start = json.offset - 1
    let faultsBefore = faults.count
    var book = BookContents(seriesNumber: number)
    var missing = FieldSet()
    while let key = try json.nextKey() {
      switch key {
      case "title" where missing.take(.title): book.title = try readName(of: .title)
      case "other_titles" where missing.take(.otherTitles): book.otherTitles = try readOtherTitles()
      case "author" where missing.take(.author): book.author = try readText(of: .author)
      case "pages" where missing.take(.pages): book.pages = try readPages()
      case "release_date" where missing.take(.releaseDate): book.releaseDate = try readReleaseDate()
      case "dedication" where missing.take(.dedication):
        book.dedication = try readText(of: .dedication)
      case "summary" where missing.take(.summary):
        book.summary = Summary(try readText(of: .summary))
      case "story" where missing.take(.story):
        if try !passNull() { book.story = try readText(of: .story).withoutOuterBlanks }
      case "wiki" where missing.take(.wiki):
        let text = try (json.optionalText()?.stored(in: bytes) ?? .empty).withoutOuterBlanks
        if WebAddress.isAddress(text.utf8) { book.wiki = text }
      case "cover" where missing.take(.cover): book.cover.source = try json.source().stored
      case "chapters" where missing.take(.chapters): book.chapters = try readChapters()
      default: try json.skip()
      }
    }
    for field in missing.isEmpty ? [] : BookField.allCases where missing.take(field) {
      guard let expected = field.expected else { continue }
      faults.note(at: path, missing: field.name, expected, offset: start)
    }
    if faults.count > faultsBefore {
      faults.addTitle(book.title.isBlank ? nil : book.title.string, sinceCount: faultsBefore)
    } else {
      books.append(Book(book))
    }
  }

  /// Reads a text that must be there; any other value is a fault.
  private mutating func text(
    _ expected: ValueFault.Expected = .text, of field: BookField
  ) throws(JSONFault) -> JSONText? {
    if let text = try json.nextText() { return text }
    try skipFault(expected, in: field.name)
    return nil
  }

  private mutating func readText(of field: BookField) throws(JSONFault) -> StoredText {
    try text(of: field)?.stored(in: bytes) ?? .empty
  }

  private mutating func readName(of field: BookField) throws(JSONFault) -> StoredText {
    guard let text = try text(.nonemptyText, of: field) else { return .empty }
    let name = text.stored(in: bytes)
    if name.isBlank { note(.nonemptyText, in: field.name, at: text.range.lowerBound - 1) }
    return name
  }

  /// Passes a `null`, which stands for nothing where a book or a chapter need not have a value.
  private mutating func passNull() throws(JSONFault) -> Bool {
    guard try json.nextKind() == .null else { return false }
    try json.skip()
    return true
  }

  private mutating func readOtherTitles() throws(JSONFault) -> [String] {
    var titles: [String] = []
    guard try !passNull(), try enter(.titles, in: BookField.otherTitles.name) else { return titles }
    while try json.nextElement() { titles.append(try readName(of: .otherTitles).string) }
    return titles
  }

  private mutating func readReleaseDate() throws(JSONFault) -> ReleaseDate {
    guard let text = try text(.date, of: .releaseDate) else { return .unknown }
    let stored = text.stored(in: bytes)
    if let date = ReleaseDate(stored) { return date }
    let expected: ValueFault.Expected = ReleaseDate.isSpelledLikeOne(stored) ? .calendarDate : .date
    note(expected, in: BookField.releaseDate.name, at: text.range.lowerBound - 1)
    return .unknown
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

  // MARK: Chapters and their entries

  /// Reads chapters, whose titles may be empty and whose summaries may be missing.
  private mutating func readChapters() throws(JSONFault) -> [Chapter] {
    guard try enter(.chapters, in: BookField.chapters.name) else { return [] }
    var chapters: [Chapter] = []
    // No volume of the seven has more.
    chapters.reserveCapacity(38)
    while try json.nextElement() {
      path.chapter = chapters.count + 1
      chapters.append(try readChapter(at: chapters.count + 1))
    }
    path.chapter = nil
    chapters.countUnlessNumbered()
    // Room to spare adds up in a large file.
    return chapters.capacity - chapters.count < 4 ? chapters : chapters.map { $0 }
  }

  private mutating func readChapter(at place: Int) throws(JSONFault) -> Chapter {
    var (title, summary): (JSONText?, JSONText?)
    var (people, things): (Range<Int>?, Range<Int>?)
    if try enter(.chapter) {
      let start = json.offset - 1
      while let key = try json.nextKey() {
        switch key {
        case "title" where title == nil: title = try text(of: .title) ?? .empty
        case "summary" where summary == nil: summary = try json.optionalText() ?? .empty
        case "people" where people == nil: people = try readEntries(of: .person)
        case "things" where things == nil: things = try readEntries(of: .thing)
        default: try json.skip()
        }
      }
      if title == nil {
        faults.note(at: path, missing: BookField.title.name, .text, offset: start)
      }
    }
    let (heading, told) = (title ?? .empty, summary ?? .empty)
    let (metPeople, metThings) = (people ?? 0..<0, things ?? 0..<0)
    return heading.hasEscapes || told.hasEscapes
      ? Chapter(
        place: place, heading: heading.string(in: bytes), summary: told.string(in: bytes),
        people: bytes[metPeople], things: bytes[metThings])
      : Chapter(
        place: place, heading: heading.range, summary: told.range, people: metPeople,
        things: metThings, of: bytes)
  }

  /// Checks the entries that a chapter may have, and finds their list if it has any.
  private mutating func readEntries(of kind: EntryKind) throws(JSONFault) -> Range<Int> {
    if let list = json.skipPlainObjects(with: ChapterEntry.members) { return list }
    if try passNull() { return 0..<0 }
    let start = json.offset
    guard try enter(.entries(kind), in: kind.listName) else { return 0..<0 }
    var (path, faults) = (path, faults)
    while try json.nextElement() {
      path.entry = .init(kind: kind, place: (path.entry?.place ?? 0) + 1)
      _ = try ChapterEntry(reading: &json) { faults.note($0, ofEntryAt: path, offset: $1) }
    }
    self.faults = faults
    return path.entry == nil ? 0..<0 : start..<json.offset
  }
}
