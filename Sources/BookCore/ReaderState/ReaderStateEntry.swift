import JSON

/// The part of a state file that is about one series.
struct ReaderStateEntry: Sendable {
  /// The state that it describes, as far as this version understands it.
  var state = ReaderState()

  /// The names of the parts in which something is damaged; only that is ignored.
  private(set) var damagedParts: [String] = []

  /// Creates an empty entry.
  init() {}

  /// Creates an empty entry in place of a damaged part of the file.
  init(damagedIn part: String) { damagedParts = [part] }

  /// Reads an entry of version 2.
  init(_ object: JSONObject) {
    var members = KnownMembers(of: object)
    state.recentVolumes = members.takeVolumes(.recent).mostRecent
    state.readingVolume = members.take(.reading, \.positiveNumber)
    state.records = members.takeRecords(.volumes).inOrder
    state.lostRecords = members.takeRecords(.lost)
    state.addMissingRecords()
    state.replaced = Replaced(nothingIn: state)
    members.take(.undo) { state.replaced.read($0, after: state.records) }
    (state.others, damagedParts) = (members.others, members.damaged)
  }

  /// Reads an entry of version 1, which knew volumes by their numbers alone.
  init(version1 object: JSONObject) {
    var members = KnownMembers(of: object)
    var records: [Int: BookRecord] = [:]
    func change(_ volumes: [Int], _ change: (inout BookRecord) -> Void) {
      for volume in volumes {
        change(&records[volume, default: BookRecord(of: BookIdentity(volume: volume, title: ""))])
      }
    }
    let lastShown = members.take(.lastShown, \.positiveNumber)
    let recent = members.takeVolumes(.recent)
    state.recentVolumes = (lastShown.map { [$0] + recent } ?? recent).mostRecent
    change(members.takeVolumes(.expanded)) { $0.isExpanded = true }
    change(members.takeVolumes(.kept)) { $0.isKept = true }
    members.take(.bookmarks) { source in
      let bookmarks = source.object?.volumes
      for (volume, source) in bookmarks ?? [] {
        guard let chapter = source.positiveNumber else { continue }
        change([volume]) { $0.bookmark = Bookmark(chapter: chapter, title: "") }
      }
      return bookmarks?.allSatisfy { $0.source.positiveNumber != nil } == true
    }
    change(members.takeVolumes(.finished)) { record in
      record.bookmark = nil
      record.timesFinished = 1
    }
    _ = members.take(.places, \.object)
    state.records = records.values.sorted { $0.volume < $1.volume }
    state.readingVolume =
      state.recentVolumes.first { records[$0]?.isBegun == true }
      ?? state.records.first(where: \.isBegun)?.volume
    state.addMissingRecords()
    state.replaced = Replaced(nothingIn: state)
    (state.others, damagedParts) = (members.others, members.damaged)
  }

  /// Whether changes would make a difference.
  func isChanged(by changes: [ReaderState.Change]) -> Bool {
    if case .shown(let book)? = changes.first, !state.includes(.shown(book)) { return true }
    var entry = self
    return entry.apply(changes)
  }

  /// Applies changes.
  ///
  /// - Returns: Whether they make a difference.
  mutating func apply(_ changes: [ReaderState.Change]) -> Bool {
    let before = state
    state = state.applying(changes)
    // What is damaged is forgotten with everything else.
    return state != before || changes.contains(.forgotEverything) && !damagedParts.isEmpty
  }

  /// The members of the entry, none if it says nothing.
  var object: JSONObject {
    var object = JSONObject()
    object.set(.reading, to: state.readingVolume.map(JSONValue.number))
    object.setList(.recent, state.recentVolumes.map(JSONValue.number))
    object.setList(.volumes, state.records.map(\.value))
    object.setList(.lost, state.lostRecords.map(\.value))
    if !state.replaced.isNothing(in: state) {
      object.set(.undo, to: state.replaced.value(after: state))
    }
    object.add(state.others)
    return object
  }
}

private typealias Replaced = ReaderState.Replaced

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

extension [Int] {
  /// The first volumes of a list, as many as a state keeps, without those that occurred before.
  fileprivate var mostRecent: [Int] {
    var recent: [Int] = []
    for volume in self where recent.count < ReaderState.maxRecentVolumes {
      if !recent.contains(volume) { recent.append(volume) }
    }
    return recent
  }
}

// MARK: What a change replaced

extension Replaced {
  fileprivate init(nothingIn state: ReaderState) {
    (recentVolumes, readingVolume) = (state.recentVolumes, state.readingVolume)
  }

  /// Reads what differs from the state.
  ///
  /// - Returns: Whether everything is right.
  fileprivate mutating func read(_ source: JSONSource, after live: [BookRecord]) -> Bool {
    guard let object = source.object else { return false }
    var members = KnownMembers(of: object)
    if object.has(.reading) { readingVolume = members.take(.reading, \.positiveNumber) }
    if object.has(.recent) { recentVolumes = members.takeVolumes(.recent).mostRecent }
    records = members.takeRecords(.volumes, blankAmong: live).inOrder
    lostRecords = members.takeRecords(.lost)
    members.take(.others) { source in
      others = source.object
      return others != nil
    }
    return members.damaged.isEmpty
  }

  fileprivate func value(after state: ReaderState) -> JSONValue {
    var object = JSONObject()
    if readingVolume != state.readingVolume {
      object.set(.reading, to: .number(orNull: readingVolume))
    }
    if recentVolumes != state.recentVolumes {
      object.set(.recent, to: .list(recentVolumes.map(JSONValue.number)))
    }
    // Of books of which nothing was remembered, there is no more to say than their numbers.
    object.setList(
      .volumes,
      records.map { record in
        record.isBlank && state.records.record(ofVolume: record.volume)?.book == record.book
          ? .number(record.volume) : record.value
      })
    object.setList(.lost, lostRecords.map(\.value))
    if let others { object.set(.others, to: .object(others)) }
    return .object(object)
  }
}
