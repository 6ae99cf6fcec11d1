import JSON

/// The names of the members of a state file.
enum MemberName: String {
  case version, series
  case reading, recent, volumes, lost, undo

  /// In what can be brought back, the members that a later version has added.
  case others

  case volume, title, isExpanded, bookmark, timesFinished, isKept
  case chapter

  /// Of version 1 alone.
  case lastShown, expanded, kept, bookmarks, finished, places
}

extension JSONObject {
  func has(_ name: MemberName) -> Bool { has(name.rawValue) }

  func source(of name: MemberName) -> JSONSource? { source(of: name.rawValue) }

  mutating func set(_ name: MemberName, to value: JSONValue?) { set(name.rawValue, to: value) }

  /// Sets a member to a list, which is left out if it is empty.
  mutating func setList(_ name: MemberName, _ values: [JSONValue]) {
    if !values.isEmpty { set(name, to: .list(values)) }
  }
}

/// Takes the members that this version knows out of an object, and keeps the others.
struct KnownMembers {
  /// The members that have not been taken.
  private(set) var others: JSONObject

  /// The names of the members in which something is damaged.
  private(set) var damaged: [String] = []

  init(of object: JSONObject) { others = object }

  /// Takes a member, unless there is none or it is null.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - read: Reads the value, and returns whether it is right.
  mutating func take(_ name: MemberName, _ read: (JSONSource) -> Bool) {
    if let source = others.take(name.rawValue), !read(source) { damaged.append(name.rawValue) }
  }

  /// Takes a member.
  ///
  /// - Returns: Its value; nil if there is none, if it is null, or if it is damaged.
  mutating func take<Value>(_ name: MemberName, _ value: (JSONSource) -> Value?) -> Value? {
    var taken: Value?
    take(name) { source in
      taken = value(source)
      return taken != nil
    }
    return taken
  }

  /// Takes a list of volumes, leaving out what is no number of a volume.
  mutating func takeVolumes(_ name: MemberName) -> [Int] {
    var volumes: [Int] = []
    take(name) { source in
      let count = source.countElements { element in
        if let volume = element.positiveNumber { volumes.append(volume) }
      }
      return volumes.count == count
    }
    return volumes
  }

  /// Takes a list of records in the order of the file, leaving out those that are damaged.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - live: The records whose books a number alone may stand for, with nothing remembered.
  /// - Returns: The records.
  mutating func takeRecords(
    _ name: MemberName, blankAmong live: [BookRecord] = []
  ) -> [BookRecord] {
    var records: [BookRecord] = []
    var isDamaged = false
    take(name) { source in
      let count = source.readElements { json throws(JSONFault) in
        switch try json.nextKind() {
        case .number:
          let volume = try json.number().value
          if let index = volume.flatMap(live.place(ofVolume:)) {
            records.append(BookRecord(of: live[index].book))
          }
        case .object:
          if let record = BookRecord(try JSONObject(from: &json), isDamaged: &isDamaged) {
            records.append(record)
          }
        case .list, .text, .bool, .null: try json.skip()
        }
      }
      return records.count == count && !isDamaged
    }
    return records
  }
}

// MARK: Records

extension BookRecord {
  /// Reads a record, leaving out what is damaged; nil if it does not say which book it is about.
  fileprivate init?(_ object: JSONObject, isDamaged: inout Bool) {
    var members = KnownMembers(of: object)
    let volume = members.take(.volume, \.naturalNumber)
    let title = members.take(.title, \.text) ?? ""
    guard volume != nil || !title.isEmpty else { return nil }
    self.init(of: BookIdentity(volume: volume ?? 0, title: title))
    isExpanded = members.take(.isExpanded, \.bool) ?? false
    bookmark = members.take(.bookmark) { source in
      source.object.flatMap { Bookmark($0, isDamaged: &isDamaged) }
    }
    timesFinished = members.take(.timesFinished, \.naturalNumber) ?? 0
    isKept = members.take(.isKept, \.bool) ?? false
    others = members.others
    if !members.damaged.isEmpty { isDamaged = true }
  }

  /// The record as it is written, without what says nothing.
  var value: JSONValue {
    var object = JSONObject()
    object.set(.volume, to: .number(volume))
    if !book.title.isEmpty { object.set(.title, to: .text(book.title)) }
    if isExpanded { object.set(.isExpanded, to: .bool(true)) }
    object.set(.bookmark, to: bookmark?.value)
    if timesFinished > 0 { object.set(.timesFinished, to: .number(timesFinished)) }
    if isKept { object.set(.isKept, to: .bool(true)) }
    object.add(others)
    return .object(object)
  }
}

extension Bookmark {
  /// Reads a bookmark, leaving out a damaged title; nil if it does not say which chapter it is in.
  fileprivate init?(_ object: JSONObject, isDamaged: inout Bool) {
    var members = KnownMembers(of: object)
    guard let chapter = members.take(.chapter, \.positiveNumber) else { return nil }
    self.init(chapter: chapter, title: members.take(.title, \.text) ?? "")
    others = members.others
    if !members.damaged.isEmpty { isDamaged = true }
  }

  fileprivate var value: JSONValue {
    var object = JSONObject()
    object.set(.chapter, to: .number(chapter))
    if !title.isEmpty { object.set(.title, to: .text(title)) }
    object.add(others)
    return .object(object)
  }
}

extension [BookRecord] {
  /// The records in the order of the series.
  var inOrder: [BookRecord] {
    let isInOrder = zip(self, dropFirst()).allSatisfy { $0.volume <= $1.volume }
    return isInOrder ? self : sorted { $0.volume < $1.volume }
  }
}

// MARK: Values

extension JSONSource {
  var naturalNumber: Int? { wholeNumber.flatMap { $0 >= 0 ? $0 : nil } }

  var positiveNumber: Int? { wholeNumber.flatMap { $0 > 0 ? $0 : nil } }
}

extension JSONObject {
  /// The members that belong to volumes, in the order of the file; the first if a volume has several.
  var volumes: [(volume: Int, source: JSONSource)] {
    var seen: Set<Int> = []
    return sources.compactMap { name, source in
      // Of `1` and `01`, this program writes only the first.
      guard let volume = Int(name), volume > 0, String(volume) == name,
        seen.insert(volume).inserted, source.kind != .null
      else { return nil }
      return (volume, source)
    }
  }
}
