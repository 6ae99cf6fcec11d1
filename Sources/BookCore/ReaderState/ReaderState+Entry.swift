import JSON

// MARK: Reading

/// Reads the entry of a series from a file that has been checked.
///
/// What is damaged is left out, and everything else is used; members that are not known are taken
/// as they stand.
struct StateEntryReader {
  /// The names of the parts in which something is damaged.
  private(set) var damagedParts: [String] = []

  private var json: JSONParser
  /// Whether anything in the part that is being read is damaged.
  private var isDamaged = false

  /// Where the member that is being read begins, with the comma before it.
  private var start = 0

  init(_ bytes: [UInt8], at offset: Int) { json = JSONParser(bytes, at: offset) }

  /// The state that the entry describes; that of a new reader if it is no object.
  mutating func state(named name: String) -> ReaderState {
    var state = ReaderState()
    // The file has been checked, so that it can be read to its end.
    if (try? read(into: &state)) != true { damagedParts = [name] }
    return state
  }

  private mutating func read(into state: inout ReaderState) throws(JSONFault) -> Bool {
    guard try json.nextObject() else { return try json.nextKind() == .null }
    var unread = ["volumes", "lost", "before"]
    while let name = try nextName() {
      isDamaged = false
      switch name {
      case "volumes" where unread.take(name): state.remembered = try books()
      case "lost" where unread.take(name): state.lost = try books()
      case "before" where unread.take(name): state.previousUnknown = try membersBefore()
      case "volumes", "lost", "before": try leaveOut()
      default: try carry(into: &state.unknown)
      }
      if isDamaged { damagedParts.addPart(name) }
    }
    state.remembered.sort { $0.record.volume < $1.record.volume }
    return true
  }

  private mutating func books() throws(JSONFault) -> [RememberedBook] {
    var books: [RememberedBook] = []
    try eachElement { reader throws(JSONFault) in
      var book = RememberedBook.blank
      guard try reader.read(&book) else { return false }
      books.append(book)
      return true
    }
    return books
  }

  /// Reads a record, and what it was before; false if it does not say which book it is about, as
  /// what was before never does.
  private mutating func read(
    _ book: inout RememberedBook, isPrevious: Bool = false
  ) throws(JSONFault) -> Bool {
    guard try isNext(.object) else { return false }
    var (volume, title): (Int?, StoredText?)
    var hasPrevious = false
    var unread = RecordMember.allCases
    try json.beginObject()
    while let name = try nextName() {
      switch name {
      case "volume" where volume == nil && !isPrevious: volume = try wholeNumber(from: 0)
      case "title" where title == nil && !isPrevious: title = try text()
      case "before" where !hasPrevious && !isPrevious:
        var previous = RememberedBook.blank
        hasPrevious = try read(&previous, isPrevious: true)
        if hasPrevious { book.previous = previous.record }
      case "volume", "title", "before": try leaveOut()
      default:
        if let index = unread.firstIndex(where: { $0.name == name }) {
          try book.record.read(unread.remove(at: index), from: &self)
        } else if RecordMember(rawValue: name) != nil {
          try leaveOut()
        } else {
          try carry(into: &book.record.unknown)
        }
      }
    }
    if title?.isBlank != false, !isPrevious { return false }
    let identity = BookIdentity(volume: volume ?? 0, title: title ?? .empty)
    book.record.book = identity
    if hasPrevious { book.previous?.book = identity }
    return true
  }

  /// Reads a bookmark; nil if it does not say which chapter it is in.
  mutating func bookmark() throws(JSONFault) -> Bookmark? {
    guard try isNext(.object) else { return nil }
    var (chapter, number, chapterCount): (Int?, Int?, Int?)
    var title: StoredText?
    var isUnique: Bool?
    var unknown = ""
    try json.beginObject()
    while let key = try nextKey() {
      switch key {
      case "chapter" where chapter == nil: chapter = try wholeNumber(from: 1)
      case "title" where title == nil: title = try text()
      case "number" where number == nil: number = try wholeNumber(from: 0)
      case "isUnique" where isUnique == nil: isUnique = try bool()
      case "chapterCount" where chapterCount == nil: chapterCount = try wholeNumber(from: 1)
      case "chapter", "title", "number", "isUnique", "chapterCount": try leaveOut()
      default: try carry(into: &unknown)
      }
    }
    guard let chapter else {
      isDamaged = true
      return nil
    }
    return Bookmark(
      place: chapter, title: title?.string ?? "", number: number, isUnique: isUnique ?? false,
      chapterCount: chapterCount, unknown: unknown)
  }

  /// Reads what the members of the entry were that are not known; nil if there are none.
  private mutating func membersBefore() throws(JSONFault) -> String? {
    guard try isNext(.object) else { return nil }
    var members = ""
    try json.beginObject()
    while try nextKey() != nil { try carry(into: &members) }
    return members
  }

  private mutating func nextKey() throws(JSONFault) -> JSONKey? {
    start = json.offset
    return try json.nextKey()
  }

  private mutating func nextName() throws(JSONFault) -> String? {
    start = json.offset
    return try json.nextName()
  }

  /// Takes a member that is not known as it stands, but without trailing commas.
  private mutating func carry(into members: inout String) throws(JSONFault) {
    let quote = UInt8(ascii: "\"")
    let beginning = json.bytes[start..<json.offset].drop { $0 != quote }
    guard let end = beginning.lastIndex(of: quote) else { return }
    let value = JSONValue.read(try json.source()).encoded.dropLast()
    if !members.isEmpty { members += ", " }
    members += String(decoding: beginning[...end], as: UTF8.self) + ": "
    members += String(decoding: value, as: UTF8.self)
  }

  /// Goes past a value that the same object has said before, or that does not belong there.
  mutating func leaveOut() throws(JSONFault) {
    try json.skip()
    isDamaged = true
  }

  /// Whether a value of a kind is next; any other is gone past, and is damage unless it is null.
  private mutating func isNext(_ kind: JSONParser.Kind) throws(JSONFault) -> Bool {
    let found = try json.nextKind()
    if found == kind { return true }
    try json.skip()
    if found != .null { isDamaged = true }
    return false
  }

  /// Reads the elements of a list, if there is one, of which some may be damaged.
  private mutating func eachElement(
    isRight read: (inout StateEntryReader) throws(JSONFault) -> Bool
  ) throws(JSONFault) {
    guard try isNext(.list) else { return }
    try json.beginList()
    while try json.nextElement() {
      if try !read(&self) { isDamaged = true }
    }
  }

  mutating func wholeNumber(from least: Int) throws(JSONFault) -> Int? {
    guard try isNext(.number) else { return nil }
    if let number = try json.number().value, number >= least { return number }
    isDamaged = true
    return nil
  }

  private mutating func text() throws(JSONFault) -> StoredText? {
    try isNext(.text) ? json.text().stored(in: json.bytes) : nil
  }

  mutating func day() throws(JSONFault) -> ReadingDay? {
    guard let text = try text() else { return nil }
    let day = ReadingDay(text.string)
    if day == nil { isDamaged = true }
    return day
  }

  mutating func days() throws(JSONFault) -> [ReadingDay] {
    var days: [ReadingDay] = []
    try eachElement { reader throws(JSONFault) in
      guard let day = try reader.day() else { return false }
      days.append(day)
      return true
    }
    return days
  }

  mutating func bool() throws(JSONFault) -> Bool {
    guard try isNext(.bool) else { return false }
    return try json.source().bool == true
  }
}

// MARK: Writing

extension ReaderState {
  /// The entry of the series in a file; nil if there is nothing to say.
  var fileEntry: JSONValue? {
    var entry = JSONObject()
    for (name, books) in [("volumes", remembered), ("lost", lost)] where !books.isEmpty {
      entry.set(name, to: .list(books.map(\.value)))
    }
    entry.add(spelled: unknown)
    if let previousUnknown {
      entry.set("before", to: .object(JSONObject(spelled: previousUnknown)))
    }
    return entry.names.isEmpty ? nil : .object(entry)
  }
}

extension RememberedBook {
  var value: JSONValue {
    var members: [(String, JSONValue)] = [
      ("volume", .number(record.volume)), ("title", .text(record.book.title)),
    ]
    members += record.members
    if let previous {
      members.append(("before", .object(JSONObject(previous.members, spelled: previous.unknown))))
    }
    return .object(JSONObject(members, spelled: record.unknown))
  }
}

extension BookRecord {
  /// The members that say something.
  fileprivate var members: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    for member in RecordMember.allCases {
      let value = member.value(self)
      if value.saysSomething { members.append((member.name, value.json)) }
    }
    return members
  }
}

extension Bookmark {
  var value: JSONValue {
    var members: [(String, JSONValue)] = [("chapter", .number(placeWhenSet))]
    if !title.isEmpty { members.append(("title", .text(title))) }
    if let number { members.append(("number", .number(number))) }
    if isUnique { members.append(("isUnique", .bool(true))) }
    if let chapterCount { members.append(("chapterCount", .number(chapterCount))) }
    return .object(JSONObject(members, spelled: unknown))
  }
}

extension RecordMember.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .flag(let flag): .bool(flag)
    case .count(let count): .number(count)
    case .number(let number): .number(orNull: number)
    case .bookmark(let bookmark): bookmark?.value ?? .null
    case .day(let day): .text(orNull: day?.description)
    case .days(let days): .list(days.map { .text($0.description) })
    }
  }
}
