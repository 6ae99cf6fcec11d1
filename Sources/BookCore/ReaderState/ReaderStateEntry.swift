import JSON

/// The name of a member of a state file, to compare with a key and to write.
private struct Name {
  static let reading = Name("reading")
  static let recent = Name("recent")
  static let volumes = Name("volumes")
  static let lost = Name("lost")
  static let undo = Name("undo")
  static let volume = Name("volume")
  static let title = Name("title")
  static let isExpanded = Name("isExpanded")
  static let bookmark = Name("bookmark")
  static let timesFinished = Name("timesFinished")
  static let isKept = Name("isKept")
  static let chapter = Name("chapter")

  let text: String
  private let key: JSONKey

  private init(_ name: StaticString) {
    (text, key) = (name.description, JSONKey(stringLiteral: name))
  }

  static func ~= (name: Name, key: JSONKey) -> Bool { name.key == key }
}

extension ReaderState {
  /// The members of a record in a state file, and what they mean.
  package static let recordMembers: [(name: String, meaning: String)] = [
    ("volume", "The number of the volume, counted from 1."),
    ("title", "The title of the book."),
    ("isExpanded", "Whether its summary is expanded."),
    ("bookmark", "The chapter that you are in: its place, counted from 1, and its title."),
    ("timesFinished", "How often you have finished it."),
    ("isKept", "Whether it is on the shelf."),
  ]
}

// MARK: Reading

/// Reads the entry of a series from a file that has been checked.
///
/// What is damaged or not known is left out, and everything else is used.
struct EntryReader {
  /// The names of the parts in which something is damaged or not known.
  private(set) var damagedParts: [String] = []

  private var json: JSONParser

  /// Whether anything in the part that is being read is damaged.
  private var isDamaged = false

  /// Begins at the place of the entry.
  init(_ bytes: [UInt8], at offset: Int) { json = JSONParser(bytes, at: offset) }

  /// The state that the entry describes; that of a new reader if it is no object.
  mutating func state(named name: String) -> ReaderState {
    var state = ReaderState()
    guard (try? isNext(.object)) == true else {
      damagedParts = [name]
      return state
    }
    // The file has been checked, so that it can be read to its end.
    let undo = try? read(into: &state)
    state.addMissingRecords()
    var old = ReaderState()
    (old.recentVolumes, old.readingVolume) = (state.recentVolumes, state.readingVolume)
    if let undo {
      json = JSONParser(json.bytes, at: undo)
      _ = try? read(into: &old, after: state.records)
    }
    state.replaced = ReaderState.Replaced(all: old)
    return state
  }

  /// Reads the members of the entry, and says where those are that can be brought back; or reads
  /// these, which are about the difference to what the entry says.
  private mutating func read(
    into state: inout ReaderState, after live: [BookRecord]? = nil
  ) throws(JSONFault) -> Int? {
    var undo: Int?
    var expected = [Name.reading.text, Name.recent.text, Name.volumes.text, Name.lost.text]
    if live == nil { expected.append(Name.undo.text) }
    try json.beginObject()
    while let name = try json.nextName() {
      isDamaged = false
      switch expected.firstIndex(of: name).map({ expected.remove(at: $0) }) {
      case Name.reading.text: state.readingVolume = try wholeNumber(from: 1)
      case Name.recent.text: state.recentVolumes = try recentVolumes()
      case Name.volumes.text: state.records = try records(blankAmong: live ?? []).inOrder
      case Name.lost.text: state.lostRecords = try records()
      case Name.undo.text:
        guard try isNext(.object) else { break }
        undo = json.offset
        try json.skip()
      default: try leaveOut()
      }
      if isDamaged { damagedParts.addPart(live == nil ? name : Name.undo.text) }
    }
    return undo
  }
}

extension EntryReader {
  /// Reads the first volumes of a list, as many as a state keeps, without those that occurred
  /// before.
  private mutating func recentVolumes() throws(JSONFault) -> [Int] {
    var volumes: [Int] = []
    try eachElement { reader throws(JSONFault) in
      guard let volume = try reader.wholeNumber(from: 1) else { return false }
      if volumes.count < ReaderState.maxRecentVolumes, !volumes.contains(volume) {
        volumes.append(volume)
      }
      return true
    }
    return volumes
  }

  /// Reads records in the order of the file, where a number alone may stand for a live book of
  /// which nothing was remembered.
  private mutating func records(
    blankAmong live: [BookRecord] = []
  ) throws(JSONFault) -> [BookRecord] {
    var records: [BookRecord] = []
    try eachElement { reader throws(JSONFault) in
      let isNumber = try reader.json.nextKind() == .number
      let volume = isNumber ? try reader.wholeNumber(from: 1) : nil
      let blank = volume.flatMap(live.place(ofVolume:)).map { BookRecord(of: live[$0].book) }
      guard let record = isNumber ? blank : try reader.record() else { return false }
      records.append(record)
      return true
    }
    return records
  }

  /// Reads a record; nil if it does not say which book it is about.
  private mutating func record() throws(JSONFault) -> BookRecord? {
    guard try isNext(.object) else { return nil }
    var (volume, title): (Int?, String?)
    var (isExpanded, isKept): (Bool?, Bool?)
    var (bookmark, timesFinished): (Bookmark?, Int?)
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case Name.volume where volume == nil: volume = try wholeNumber(from: 0)
      case Name.title where title == nil: title = try text()
      case Name.isExpanded where isExpanded == nil: isExpanded = try bool()
      case Name.bookmark where bookmark == nil: bookmark = try self.bookmark()
      case Name.timesFinished where timesFinished == nil: timesFinished = try wholeNumber(from: 0)
      case Name.isKept where isKept == nil: isKept = try bool()
      default: try leaveOut()
      }
    }
    guard volume != nil || title?.isEmpty == false else { return nil }
    return BookRecord(
      of: BookIdentity(volume: volume ?? 0, title: title ?? ""), isExpanded: isExpanded ?? false,
      bookmark: bookmark, timesFinished: timesFinished ?? 0, isKept: isKept ?? false)
  }

  /// Reads a bookmark; nil if it does not say which chapter it is in.
  private mutating func bookmark() throws(JSONFault) -> Bookmark? {
    guard try isNext(.object) else { return nil }
    var (chapter, title): (Int?, String?)
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case Name.chapter where chapter == nil: chapter = try wholeNumber(from: 1)
      case Name.title where title == nil: title = try text()
      default: try leaveOut()
      }
    }
    if chapter == nil { isDamaged = true }
    return chapter.map { Bookmark(chapter: $0, title: title ?? "") }
  }

  /// Goes past a value that is not known, or that the same object has said before.
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
    isRight read: (inout EntryReader) throws(JSONFault) -> Bool
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

  private mutating func text() throws(JSONFault) -> String? {
    try isNext(.text) ? json.text().string(in: json.bytes) : nil
  }

  private mutating func bool() throws(JSONFault) -> Bool? {
    try isNext(.bool) ? json.source().bool : nil
  }
}

extension ReaderState {
  /// Adds the records of recent volumes that a person has left out.
  fileprivate mutating func addMissingRecords() {
    for volume in recentVolumes + (readingVolume.map { [$0] } ?? [])
    where records.place(ofVolume: volume) == nil {
      let record = BookRecord(of: BookIdentity(volume: volume, title: ""))
      records.insert(record, at: records.index(ofVolume: volume))
    }
  }
}

// MARK: Writing

extension ReaderState {
  /// The members of the entry; none if there is nothing to say.
  var entry: JSONObject {
    var entry = JSONObject()
    entry.set(.reading, .number(orNull: readingVolume), if: readingVolume != nil)
    entry.setList(.recent, recentVolumes.map(JSONValue.number))
    entry.setList(.volumes, records.map(\.value))
    entry.setList(.lost, lostRecords.map(\.value))
    if !replaced.isNothing(in: self) { entry.set(.undo, undo) }
    return entry
  }

  /// What differs from the state in what can be brought back.
  private var undo: JSONValue {
    var undo = JSONObject()
    let old = replaced
    undo.set(.reading, .number(orNull: old.readingVolume), if: old.readingVolume != readingVolume)
    undo.set(
      .recent, .list(old.recentVolumes.map(JSONValue.number)),
      if: old.recentVolumes != recentVolumes)
    // Of books of which nothing was remembered, there is no more to say than their numbers.
    undo.setList(
      .volumes,
      old.records.map { old in
        old.isBlank && record(ofVolume: old.volume)?.book == old.book
          ? .number(old.volume) : old.value
      })
    undo.setList(.lost, old.lostRecords.map(\.value))
    return .object(undo)
  }
}

extension BookRecord {
  /// The record as it is written, without what says nothing.
  fileprivate var value: JSONValue {
    var record = JSONObject()
    record.set(.volume, .number(volume))
    record.set(.title, .text(book.title), if: !book.title.isEmpty)
    record.set(.isExpanded, .bool(true), if: isExpanded)
    if let bookmark { record.set(.bookmark, bookmark.value) }
    record.set(.timesFinished, .number(timesFinished), if: timesFinished > 0)
    record.set(.isKept, .bool(true), if: isKept)
    return .object(record)
  }
}

extension Bookmark {
  fileprivate var value: JSONValue {
    var bookmark = JSONObject()
    bookmark.set(.chapter, .number(chapter))
    bookmark.set(.title, .text(title), if: !title.isEmpty)
    return .object(bookmark)
  }
}

extension JSONObject {
  fileprivate mutating func set(
    _ name: Name, _ value: @autoclosure () -> JSONValue, if saysSomething: Bool = true
  ) {
    if saysSomething { set(name.text, to: value()) }
  }

  fileprivate mutating func setList(_ name: Name, _ values: [JSONValue]) {
    set(name, .list(values), if: !values.isEmpty)
  }
}
