import JSON

/// The part of a state file that is about one series.
struct ReaderStateEntry: Sendable {
  /// The state that it describes, as far as this version understands it.
  var state = ReaderState()

  /// The members that this version does not know.
  private var others = JSONObject()

  /// The names of the parts in which something is damaged; only that is ignored.
  private(set) var damagedParts: [String] = []

  /// Creates an empty entry.
  init() {}

  /// Creates an empty entry in place of a damaged part of the file.
  init(damagedIn part: String) {
    damagedParts = [part]
  }

  /// Reads an entry of version 2.
  init(_ object: JSONObject) {
    var members = KnownMembers(of: object)
    state.recentVolumes = members.takeVolumes(Name.recent) ?? []
    state.readingVolume = members.take(Name.reading, \.positiveNumber)
    state.records = members.takeRecords(Name.volumes) ?? []
    state.lostRecords = members.takeRecords(Name.lost) ?? []
    state.addMissingRecords()
    state.replaced = members.take(Name.undo) { $0.object.map { Replaced($0, after: state) } }
    (others, damagedParts) = (members.others, members.damaged)
  }

  /// Reads an entry of version 1, which knew volumes by their numbers alone.
  init(version1 object: JSONObject) {
    var members = KnownMembers(of: object)
    var records: [Int: BookRecord] = [:]
    func change(_ volumes: [Int]?, _ change: (inout BookRecord) -> Void) {
      for volume in volumes ?? [] {
        change(&records[volume, default: BookRecord(of: BookIdentity(volume: volume, title: ""))])
      }
    }
    let lastShown = members.take(Version1.lastShown, \.positiveNumber)
    var recent = members.takeVolumes(Name.recent) ?? []
    if let lastShown { recent = [lastShown] + recent.filter { $0 != lastShown } }
    state.recentVolumes = Array(recent.prefix(ReaderState.maxRecentVolumes))
    change(members.takeVolumes(Version1.expanded)) { $0.isExpanded = true }
    change(members.takeVolumes(Version1.kept)) { $0.isKept = true }
    for (volume, source) in members.take(Version1.bookmarks, \.object)?.volumes ?? [] {
      guard let chapter = source.positiveNumber else {
        members.damaged.append(Version1.bookmarks)
        continue
      }
      change([volume]) { $0.bookmark = Bookmark(chapter: chapter, title: "") }
    }
    change(members.takeVolumes(Version1.finished)) { record in
      record.bookmark = nil
      record.timesFinished = 1
    }
    _ = members.take(Version1.places, \.object)
    state.records = records.values.sorted { $0.volume < $1.volume }
    state.readingVolume =
      state.recentVolumes.first { records[$0]?.isBegun == true }
      ?? state.records.first(where: \.isBegun)?.volume
    state.addMissingRecords()
    (others, damagedParts) = (members.others, members.damaged)
  }

  /// Whether changes would make a difference.
  func isChanged(by changes: [ReaderState.Change]) -> Bool {
    // The volume shown last is usually shown again.
    if changes.count == 1, !changes[0].isRequested { return !state.includes(changes[0]) }
    var entry = self
    return entry.apply(changes)
  }

  /// Applies changes.
  ///
  /// - Returns: Whether they make a difference.
  mutating func apply(_ changes: [ReaderState.Change]) -> Bool {
    let before = state
    let isForgotten = changes.contains(.forgotEverything) && !others.names.isEmpty
    // Members that a later version has added are forgotten with everything else.
    if isForgotten { others = JSONObject() }
    state = state.applying(changes)
    return isForgotten || state != before
  }

  /// The members of the entry, none if it says nothing.
  var object: JSONObject {
    var object = JSONObject()
    object.set(Name.reading, to: state.readingVolume.map(JSONValue.number))
    object.setList(Name.recent, state.recentVolumes.map(JSONValue.number))
    object.setList(Name.volumes, state.records.map(\.value))
    object.setList(Name.lost, state.lostRecords.map(\.value))
    object.set(Name.undo, to: state.replaced?.value(after: state))
    object.add(others)
    return object
  }
}

private typealias Replaced = ReaderState.Replaced

private enum Name {
  static let reading = "reading"
  static let recent = "recent"
  static let volumes = "volumes"
  static let lost = "lost"
  static let undo = "undo"
}

/// The members that only version 1 has.
private enum Version1 {
  static let expanded = "expanded"
  static let lastShown = "lastShown"
  static let places = "places"
  static let kept = "kept"
  static let bookmarks = "bookmarks"
  static let finished = "finished"
}

extension ReaderState {
  /// Adds the records of recent volumes that a person has left out.
  fileprivate mutating func addMissingRecords() {
    let missing = (recentVolumes + [readingVolume].compactMap { $0 })
      .filter { record(ofVolume: $0) == nil }
    if missing.isEmpty { return }
    records += Set(missing).map { BookRecord(of: BookIdentity(volume: $0, title: "")) }
    records.sort { $0.volume < $1.volume }
  }
}

// MARK: What a change replaced

extension Replaced {
  /// Reads what the last change replaced; where it left something alone, that is as in the state.
  fileprivate init(_ object: JSONObject, after state: ReaderState) {
    var members = KnownMembers(of: object)
    let hasReading = object.names.contains(Name.reading)
    let reading = members.take(Name.reading, \.positiveNumber)
    readingVolume = hasReading ? reading : state.readingVolume
    recentVolumes = members.takeVolumes(Name.recent) ?? state.recentVolumes
    records = members.takeRecords(Name.volumes) ?? []
    lostRecords = members.takeRecords(Name.lost)
  }

  fileprivate func value(after state: ReaderState) -> JSONValue {
    var object = JSONObject()
    if readingVolume != state.readingVolume {
      object.set(Name.reading, to: .number(orNull: readingVolume))
    }
    if recentVolumes != state.recentVolumes {
      object.set(Name.recent, to: .list(recentVolumes.map(JSONValue.number)))
    }
    object.setList(Name.volumes, records.map(\.value))
    if let lostRecords { object.set(Name.lost, to: .list(lostRecords.map(\.value))) }
    return .object(object)
  }
}
