import JSON

/// The names of the members of an entry, to compare with a key and to write.
private struct Name {
  static let volumes = Name("volumes")
  static let lost = Name("lost")
  static let volume = Name("volume")
  static let title = Name("title")
  static let chapterCount = Name("chapterCount")
  static let before = Name("before")
  static let chapter = Name("chapter")
  static let number = Name("number")
  static let isUnique = Name("isUnique")

  let text: String
  private let key: JSONKey

  private init(_ name: StaticString) {
    (text, key) = (name.description, JSONKey(stringLiteral: name))
  }

  static func ~= (name: Name, key: JSONKey) -> Bool { name.key == key }
}

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

  /// Begins at the place of the entry.
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
    let known = [Name.volumes.text, Name.lost.text, Name.before.text]
    var expected = known
    while let name = try nextName() {
      isDamaged = false
      switch expected.firstIndex(of: name).map({ expected.remove(at: $0) }) {
      case Name.volumes.text: state.remembered = try books()
      case Name.lost.text: state.lost = try books()
      case Name.before.text: state.previousUnknown = try membersBefore()
      case nil where !known.contains(name): try carry(into: &state.unknown)
      default: try leaveOut()
      }
      if isDamaged { damagedParts.addPart(name) }
    }
    state.remembered.sort { $0.record.volume < $1.record.volume }
    return true
  }
}

extension StateEntryReader {
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
    var readMembers = 0
    var hasPrevious = false
    try json.beginObject()
    while let key = try nextKey() {
      if let index = RecordMember.all.firstIndex(where: { $0.key ~= key }),
        readMembers & 1 << index == 0
      {
        readMembers |= 1 << index
        let member = RecordMember.all[index]
        try read(member, of: &book.record)
        continue
      }
      switch key {
      case Name.volume where volume == nil && !isPrevious: volume = try wholeNumber(from: 0)
      case Name.title where title == nil && !isPrevious: title = try text()
      case Name.before where !hasPrevious && !isPrevious:
        var previous = RememberedBook.blank
        hasPrevious = try read(&previous, isPrevious: true)
        if hasPrevious { book.previous = previous.record }
      case Name.volume, Name.title, Name.before: try leaveOut()
      case _ where RecordMember.all.contains { $0.key ~= key }: try leaveOut()
      default: try carry(into: &book.record.unknown)
      }
    }
    if title?.isBlank != false, !isPrevious { return false }
    let identity = BookIdentity(volume: volume ?? 0, title: title ?? .empty)
    book.record.book = identity
    if hasPrevious { book.previous?.book = identity }
    return true
  }

  /// Reads a member of a record; an optional value of any kind would be a type made in each run.
  private mutating func read(
    _ member: RecordMember, of record: inout BookRecord
  ) throws(JSONFault) {
    switch member.kind {
    case .flag: if let flag = try bool() { member.set(&record, .flag(flag)) }
    case .count: if let count = try wholeNumber(from: 0) { member.set(&record, .count(count)) }
    case .number: if let number = try wholeNumber(from: 0) { member.set(&record, .number(number)) }
    case .bookmark: if let mark = try bookmark() { member.set(&record, .bookmark(mark)) }
    case .day: if let day = try day() { member.set(&record, .day(day)) }
    case .days: member.set(&record, .days(try days()))
    }
  }

  /// Reads a bookmark; nil if it does not say which chapter it is in.
  private mutating func bookmark() throws(JSONFault) -> Bookmark? {
    guard try isNext(.object) else { return nil }
    var (chapter, number, chapterCount): (Int?, Int?, Int?)
    var title: StoredText?
    var isUnique: Bool?
    var unknown = ""
    try json.beginObject()
    while let key = try nextKey() {
      switch key {
      case Name.chapter where chapter == nil: chapter = try wholeNumber(from: 1)
      case Name.title where title == nil: title = try text()
      case Name.number where number == nil: number = try wholeNumber(from: 0)
      case Name.isUnique where isUnique == nil: isUnique = try bool()
      case Name.chapterCount where chapterCount == nil: chapterCount = try wholeNumber(from: 1)
      case Name.chapter, Name.title, Name.number, Name.isUnique, Name.chapterCount: try leaveOut()
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
  private mutating func leaveOut() throws(JSONFault) {
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

  private mutating func wholeNumber(from least: Int) throws(JSONFault) -> Int? {
    guard try isNext(.number) else { return nil }
    if let number = try json.number().value, number >= least { return number }
    isDamaged = true
    return nil
  }

  private mutating func text() throws(JSONFault) -> StoredText? {
    try isNext(.text) ? json.text().stored(in: json.bytes) : nil
  }

  private mutating func day() throws(JSONFault) -> ReadingDay? {
    guard let text = try text() else { return nil }
    let day = ReadingDay(text.string)
    if day == nil { isDamaged = true }
    return day
  }

  private mutating func days() throws(JSONFault) -> [ReadingDay] {
    var days: [ReadingDay] = []
    try eachElement { reader throws(JSONFault) in
      guard let day = try reader.day() else { return false }
      days.append(day)
      return true
    }
    return days
  }

  private mutating func bool() throws(JSONFault) -> Bool? {
    try isNext(.bool) ? json.source().bool : nil
  }
}

extension RememberedBook {
  fileprivate static var blank: RememberedBook {
    RememberedBook(record: BookRecord(of: BookIdentity(volume: 0, title: .empty)))
  }
}

// MARK: Writing

extension ReaderState {
  /// The entry of the series in a file; nil if there is nothing to say.
  var fileEntry: JSONValue? {
    var entry = JSONObject()
    for (name, books) in [(Name.volumes, remembered), (.lost, lost)] where !books.isEmpty {
      entry.set(name.text, to: .list(books.map(\.value)))
    }
    entry.add(spelled: unknown)
    if let previousUnknown {
      entry.set(Name.before.text, to: .object(JSONObject(spelled: previousUnknown)))
    }
    return entry.names.isEmpty ? nil : .object(entry)
  }
}

extension RememberedBook {
  var value: JSONValue {
    var members = Members()
    members.add(.volume, .number(record.volume))
    members.add(.title, .text(record.book.title))
    members.add(record)
    if let previous {
      var earlier = Members()
      earlier.add(previous)
      members.add(.before, earlier.value)
    }
    return members.value
  }
}

extension Bookmark {
  var value: JSONValue {
    var members = Members()
    members.add(.chapter, .number(placeWhenSet))
    if !title.isEmpty { members.add(.title, .text(title)) }
    if let number { members.add(.number, .number(number)) }
    members.add(.isUnique, if: isUnique)
    if let chapterCount { members.add(.chapterCount, .number(chapterCount)) }
    members.unknown = unknown
    return members.value
  }
}

/// The members of an object, of which only those are written that say something.
private struct Members {
  private var all: [(String, JSONValue)] = []

  /// Those that are not known, as they were spelled.
  var unknown = ""

  var value: JSONValue { .object(JSONObject(all, spelled: unknown)) }

  mutating func add(_ name: Name, _ value: JSONValue) { all.append((name.text, value)) }

  mutating func add(_ name: Name, if isTrue: Bool) {
    if isTrue { add(name, .bool(true)) }
  }

  /// Adds what is remembered of a book.
  mutating func add(_ record: BookRecord) {
    for member in RecordMember.all {
      let value = member.value(record)
      if value.saysSomething { all.append((member.name, value.json)) }
    }
    unknown = record.unknown
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
