import JSON

// MARK: Reading

/// Reads the entry of a series from a file that has been checked.
///
/// What is damaged is left out, and everything else is used; members that are not known are taken
/// as they stand.
struct StateEntryReader {
  /// The names of the parts in which something is damaged.
  private(set) var damage = StateDamage()

  private var json: JSONParser

  /// The member of the entry that is being read.
  private var part = ""

  init(_ bytes: [UInt8], at offset: Int) { json = JSONParser(bytes, at: offset) }

  /// The state that the entry describes; that of a new reader if it is no object.
  mutating func state(named name: String) -> ReaderState {
    var state = ReaderState()
    // The file has been checked, so that it can be read to its end.
    if (try? read(into: &state)) != true { damage = StateDamage(parts: [name]) }
    return state
  }

  private mutating func read(into state: inout ReaderState) throws(JSONFault) -> Bool {
    guard try json.nextKind() == .object else { return try json.nextKind() == .null }
    state.unknown = try eachMember { reader, name throws(JSONFault) in
      switch name {
      case "volumes": state.remembered = try reader.books()
      case "lost": state.lost = try reader.books()
      case "before":
        let isObject = try reader.isNext(.object)
        state.previousUnknown = isObject ? try reader.eachMember { _, _ in false } : nil
      default: return false
      }
      return true
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
    let unknown = try eachMember { reader, name throws(JSONFault) in
      switch name {
      case _ where isPrevious && ["volume", "title", "before"].contains(name): try reader.leaveOut()
      case "volume": volume = try reader.wholeNumber(from: 0)
      case "title": title = try reader.text()
      case "before":
        var before = RememberedBook.blank
        if try reader.read(&before, isPrevious: true) { book.previous = before.record }
      default:
        // `init(rawValue:)` makes a list of all names each time, a hundredth of `hp-books` alone, by
        // its benchmark.
        let known = RecordMember.allCases.first { $0.rawValue == name }
        guard let member = known else { return false }
        try book.record.read(member, from: &reader)
      }
      return true
    }
    if title?.isBlank != false, !isPrevious { return false }
    let identity = BookIdentity(volume: volume ?? 0, title: title ?? .empty)
    (book.record.book, book.record.unknown) = (identity, unknown)
    book.previous?.book = identity
    return true
  }

  /// Reads a bookmark; nil if it does not say which chapter it is in.
  mutating func bookmark() throws(JSONFault) -> Bookmark? {
    guard try isNext(.object) else { return nil }
    var (chapter, number, chapterCount): (Int?, Int?, Int?)
    var title: StoredText?
    var isUnique = false
    let unknown = try eachMember { reader, name throws(JSONFault) in
      switch name {
      case "chapter": chapter = try reader.wholeNumber(from: 1)
      case "title": title = try reader.text()
      case "number": number = try reader.wholeNumber(from: 0)
      case "isUnique": isUnique = try reader.bool()
      case "chapterCount": chapterCount = try reader.wholeNumber(from: 1)
      default: return false
      }
      return true
    }
    guard let chapter else {
      noteDamage()
      return nil
    }
    return Bookmark(
      place: chapter, title: title?.string ?? "", number: number, isUnique: isUnique,
      chapterCount: chapterCount, unknown: unknown)
  }

  /// Reads the members of an object, each of them once, by a closure that says whether it knows the
  /// name; what it does not know is left as it stands, but without trailing commas.
  private mutating func eachMember(
    isKnown read: (inout StateEntryReader, String) throws(JSONFault) -> Bool
  ) throws(JSONFault) -> String {
    var (known, unknown) = ([String](), "")
    let isEntry = part.isEmpty
    try json.beginObject()
    while let member = try json.nextMember() {
      if isEntry { part = member.name }
      if known.contains(member.name) {
        try leaveOut()
      } else if try read(&self, member.name) {
        known.append(member.name)
      } else {
        if !unknown.isEmpty { unknown += ", " }
        let value = JSONValue.read(try json.source()).encoded.dropLast()
        unknown += "\(member.source.spelling): \(String(decoding: value, as: UTF8.self))"
      }
    }
    return unknown
  }

  /// Goes past a value that the same object has said before, or that does not belong there.
  mutating func leaveOut() throws(JSONFault) {
    try json.skip()
    noteDamage()
  }

  private mutating func noteDamage() { damage.add(part) }

  /// Whether a value of a kind is next; any other is gone past, and is damage unless it is null.
  private mutating func isNext(_ kind: JSONParser.Kind) throws(JSONFault) -> Bool {
    let found = try json.nextKind()
    if found == kind { return true }
    try json.skip()
    if found != .null { noteDamage() }
    return false
  }

  /// Reads the elements of a list, if there is one, of which some may be damaged.
  private mutating func eachElement(
    isRight read: (inout StateEntryReader) throws(JSONFault) -> Bool
  ) throws(JSONFault) {
    guard try isNext(.list) else { return }
    try json.beginList()
    while try json.nextElement() {
      if try !read(&self) { noteDamage() }
    }
  }

  mutating func wholeNumber(from least: Int) throws(JSONFault) -> Int? {
    guard try isNext(.number) else { return nil }
    if let number = try json.number().value, number >= least { return number }
    noteDamage()
    return nil
  }

  private mutating func text() throws(JSONFault) -> StoredText? {
    try isNext(.text) ? json.text().stored(in: json.bytes) : nil
  }

  mutating func day() throws(JSONFault) -> ReadingDay? {
    guard let text = try text() else { return nil }
    let day = ReadingDay(text.string)
    if day == nil { noteDamage() }
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
    if !remembered.isEmpty { entry.set("volumes", to: .list(remembered.map(\.value))) }
    if !lost.isEmpty { entry.set("lost", to: .list(lost.map(\.value))) }
    entry.add(spelled: unknown)
    if let previousUnknown {
      var before = JSONObject()
      before.add(spelled: previousUnknown)
      entry.set("before", to: .object(before))
    }
    return entry.names.isEmpty ? nil : .object(entry)
  }
}

extension RememberedBook {
  var value: JSONValue {
    var object = JSONObject()
    object.set("volume", to: .number(record.volume))
    object.set("title", to: .text(record.book.title))
    object.setMembers(of: record)
    if let previous {
      var before = JSONObject()
      before.setMembers(of: previous)
      before.add(spelled: previous.unknown)
      object.set("before", to: .object(before))
    }
    object.add(spelled: record.unknown)
    return .object(object)
  }
}

extension JSONObject {
  /// Sets the members of a record that say something.
  fileprivate mutating func setMembers(of record: BookRecord) {
    for member in RecordMember.allCases {
      let value = member.value(record)
      if value.saysSomething { set(member.name, to: value.json) }
    }
  }
}

extension Bookmark {
  var value: JSONValue {
    var object = JSONObject()
    object.set("chapter", to: .number(placeWhenSet))
    if !title.isEmpty { object.set("title", to: .text(title)) }
    if let number { object.set("number", to: .number(number)) }
    if isUnique { object.set("isUnique", to: .bool(true)) }
    if let chapterCount { object.set("chapterCount", to: .number(chapterCount)) }
    object.add(spelled: unknown)
    return .object(object)
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
