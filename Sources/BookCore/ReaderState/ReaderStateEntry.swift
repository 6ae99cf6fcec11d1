import JSON

extension ReaderState {
  /// The names of the members of a state file.
  enum MemberName {
    static let version = "version"
    static let series = "series"

    static let reading = "reading"
    static let recent = "recent"
    static let volumes = "volumes"
    static let lost = "lost"
    static let undo = "undo"

    static let volume = "volume"
    static let title = "title"
    static let isExpanded = "isExpanded"
    static let bookmark = "bookmark"
    static let timesFinished = "timesFinished"
    static let isKept = "isKept"

    static let chapter = "chapter"
  }
}

private typealias Name = ReaderState.MemberName
private typealias Replaced = ReaderState.Replaced

// MARK: Reading

/// Reads the entry of a series from a file that has been checked.
///
/// What is damaged or not known is left out, and everything else is used.
struct EntryReader {
  /// The names of the parts in which something is damaged or not known.
  private(set) var damagedParts: [String] = []

  private var json: JSONParser
  private let bytes: [UInt8]

  /// Whether anything in the part that is being read is damaged.
  private var isDamaged = false

  /// Begins at the place of the entry.
  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    json = JSONParser(bytes, at: offset)
  }

  /// The state that the entry describes; that of a new reader if it is no object.
  mutating func state(named name: String) -> ReaderState {
    var state = ReaderState()
    // The file has been checked, so that it can be read to its end.
    if (try? isNext(.object)) == true { try? read(into: &state) } else { damagedParts = [name] }
    return state
  }

  private mutating func read(into state: inout ReaderState) throws(JSONFault) {
    var undo: Int?
    try json.beginObject()
    while let name = try json.nextName() {
      isDamaged = false
      switch name {
      case Name.reading where state.readingVolume == nil:
        state.readingVolume = try wholeNumber(from: 1)
      case Name.recent where state.recentVolumes.isEmpty: state.recentVolumes = try recentVolumes()
      case Name.volumes where state.records.isEmpty: state.records = try records().inOrder
      case Name.lost where state.lostRecords.isEmpty: state.lostRecords = try records()
      case Name.undo where undo == nil:
        // It is about the difference to all others.
        guard try isNext(.object) else { break }
        undo = json.offset
        try json.skip()
      default: try leaveOut()
      }
      if isDamaged { damagedParts.addPart(name) }
    }
    state.addMissingRecords()
    state.replaced = Replaced(nothingIn: state)
    guard let undo else { return }
    json = JSONParser(bytes, at: undo)
    isDamaged = false
    try read(into: &state.replaced, after: state.records)
    if isDamaged { damagedParts.addPart(Name.undo) }
  }

  private mutating func read(
    into replaced: inout Replaced, after live: [BookRecord]
  ) throws(JSONFault) {
    try json.beginObject()
    while let name = try json.nextName() {
      switch name {
      case Name.reading: replaced.readingVolume = try wholeNumber(from: 1)
      case Name.recent: replaced.recentVolumes = try recentVolumes()
      case Name.volumes where replaced.records.isEmpty:
        replaced.records = try records(blankAmong: live).inOrder
      case Name.lost where replaced.lostRecords.isEmpty: replaced.lostRecords = try records()
      default: try leaveOut()
      }
    }
  }
}

extension EntryReader {
  /// Reads records in the order of the file; in a list of what was replaced, a number alone may stand
  /// for a live book of which nothing was remembered.
  private mutating func records(
    blankAmong live: [BookRecord] = []
  ) throws(JSONFault) -> [BookRecord] {
    var records: [BookRecord] = []
    try eachElement { reader throws(JSONFault) in
      if try reader.json.nextKind() != .number {
        guard let record = try reader.record() else { return false }
        records.append(record)
      } else {
        let volume = try reader.wholeNumber(from: 1)
        guard let index = volume.flatMap(live.place(ofVolume:)) else { return false }
        records.append(BookRecord(of: live[index].book))
      }
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
    while let name = try json.nextName() {
      switch name {
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
    while let name = try json.nextName() {
      switch name {
      case Name.chapter where chapter == nil: chapter = try wholeNumber(from: 1)
      case Name.title where title == nil: title = try text()
      default: try leaveOut()
      }
    }
    if chapter == nil { isDamaged = true }
    return chapter.map { Bookmark(chapter: $0, title: title ?? "") }
  }

  /// Reads the first volumes of a list, as many as a state keeps, without those that occurred before.
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
}

extension EntryReader {
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

  /// Reads the elements of a list, if there is one, each of which may be damaged.
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
    let number = try json.number().value
    guard let number, number >= least else {
      isDamaged = true
      return nil
    }
    return number
  }

  private mutating func text() throws(JSONFault) -> String? {
    try isNext(.text) ? json.text().string(in: bytes) : nil
  }

  private mutating func bool() throws(JSONFault) -> Bool? {
    try isNext(.bool) ? json.source().bool : nil
  }
}

extension Replaced {
  fileprivate init(nothingIn state: ReaderState) {
    (recentVolumes, readingVolume) = (state.recentVolumes, state.readingVolume)
  }
}

extension ReaderState {
  /// Adds the records of recent volumes that a person has left out.
  fileprivate mutating func addMissingRecords() {
    for volume in recentVolumes { addRecord(ofVolume: volume) }
    if let readingVolume { addRecord(ofVolume: readingVolume) }
  }

  private mutating func addRecord(ofVolume volume: Int) {
    guard records.place(ofVolume: volume) == nil else { return }
    let record = BookRecord(of: BookIdentity(volume: volume, title: ""))
    records.insert(record, at: records.index(ofVolume: volume))
  }
}

// MARK: Writing

extension ReaderState {
  /// The members of the entry; none if there is nothing to say.
  var entry: JSONObject {
    var entry = JSONObject()
    entry.set(Name.reading, to: readingVolume.map(JSONValue.number))
    entry.setList(Name.recent, recentVolumes.map(JSONValue.number))
    entry.setList(Name.volumes, records.map(\.value))
    entry.setList(Name.lost, lostRecords.map(\.value))
    if !replaced.isNothing(in: self) { entry.set(Name.undo, to: replaced.value(after: self)) }
    return entry
  }
}

extension Replaced {
  fileprivate func value(after state: ReaderState) -> JSONValue {
    var object = JSONObject()
    if readingVolume != state.readingVolume {
      object.set(Name.reading, to: .number(orNull: readingVolume))
    }
    if recentVolumes != state.recentVolumes {
      object.set(Name.recent, to: .list(recentVolumes.map(JSONValue.number)))
    }
    // Of books of which nothing was remembered, there is no more to say than their numbers.
    object.setList(
      Name.volumes,
      records.map { record in
        record.isBlank && state.records.record(ofVolume: record.volume)?.book == record.book
          ? .number(record.volume) : record.value
      })
    object.setList(Name.lost, lostRecords.map(\.value))
    return .object(object)
  }
}

extension BookRecord {
  /// The record as it is written, without what says nothing.
  fileprivate var value: JSONValue {
    var object = JSONObject([(Name.volume, .number(volume))])
    if !book.title.isEmpty { object.set(Name.title, to: .text(book.title)) }
    if isExpanded { object.set(Name.isExpanded, to: .bool(true)) }
    object.set(Name.bookmark, to: bookmark?.value)
    if timesFinished > 0 { object.set(Name.timesFinished, to: .number(timesFinished)) }
    if isKept { object.set(Name.isKept, to: .bool(true)) }
    return .object(object)
  }
}

extension Bookmark {
  fileprivate var value: JSONValue {
    var object = JSONObject([(Name.chapter, .number(chapter))])
    if !title.isEmpty { object.set(Name.title, to: .text(title)) }
    return .object(object)
  }
}

extension JSONObject {
  /// Adds a list, which is left out if it is empty.
  fileprivate mutating func setList(_ name: String, _ values: [JSONValue]) {
    if !values.isEmpty { set(name, to: .list(values)) }
  }
}
