import JSON

/// The part of a state file that is about one series.
struct ReaderStateEntry: Sendable {
  /// The members of the entry, including those unknown to this version.
  private(set) var object = JSONObject()

  /// The state that they describe, as far as this version understands them.
  private(set) var state = ReaderState()

  /// The names of the parts in which something is damaged; only that is ignored.
  private(set) var damagedParts: [String] = []

  /// The volumes whose place is damaged.
  private var damagedPlaces: Set<Int> = []

  /// The volumes whose bookmark is damaged.
  private var damagedBookmarks: Set<Int> = []

  /// Whether any member was changed.
  private(set) var isChanged = false

}

extension ReaderStateEntry {
  /// Creates an empty entry in place of a damaged part of the file.
  init(damagedIn part: String) {
    damagedParts = [part]
  }

  /// Reads an entry.
  init(_ object: JSONObject) {
    self.object = object
    if let volumes = readNumbers(Name.expanded) { state.expandedVolumes = Set(volumes) }
    state.lastShownVolume = read(Name.lastShown, \.wholeNumber)
    (state.places, damagedPlaces) = readMembers(of: Name.places, \.place)
    if let volumes = readNumbers(Name.kept) { state.keptVolumes = volumes.unique }
    if let volumes = readNumbers(Name.recent) {
      for volume in volumes.reversed() { state.apply(.visited(volume)) }
    } else if let volume = state.lastShownVolume {
      // Before there was a list, only the volume shown last was remembered.
      state.apply(.visited(volume))
    }
    (state.bookmarks, damagedBookmarks) = readMembers(of: Name.bookmarks, \.bookmark)
    for volume in readNumbers(Name.finished) ?? [] { state.bookmarks[volume] = .finished }
  }

  /// Whether a change would make no difference to the entry, including the members that this version
  /// does not understand.
  func includes(_ change: ReaderState.Change) -> Bool {
    switch change {
    case .forgotEverything:
      return isBlank
    case .forgot(let volume):
      let isMember = [Name.places, Name.bookmarks].contains {
        object.value(of: $0)?.object?.value(of: String(volume)) != nil
      }
      return !isMember && state.includes(change)
    default:
      return state.includes(change)
    }
  }

  /// Applies changes, and rewrites the members whose values they change.
  mutating func apply(_ changes: [ReaderState.Change]) {
    if changes.contains(.forgotEverything), !isBlank {
      // Members that a later version has added are forgotten too.
      self = ReaderStateEntry()
      isChanged = true
    }
    let old = state
    let forgotten = Set(changes.compactMap(\.forgottenVolume))
    state = old.applying(changes)
    if state.expandedVolumes != old.expandedVolumes || isDamaged(Name.expanded) {
      set(Name.expanded, to: .numbers(state.expandedVolumes.sorted()))
    }
    if state.lastShownVolume != old.lastShownVolume || isDamaged(Name.lastShown) {
      set(Name.lastShown, to: state.lastShownVolume.map(JSONValue.number))
    }
    setMembers(
      of: Name.places, old.places, state.places, dropping: forgotten.union(damagedPlaces)
    ) { place, entry in
      .object((entry ?? JSONObject()).setting(place))
    }
    if state.keptVolumes != old.keptVolumes || isDamaged(Name.kept) {
      set(Name.kept, to: .numbers(state.keptVolumes))
    }
    // Without a list, the volume shown last was taken for the only recent one.
    let isListed = object.source(of: Name.recent) != nil
    if state.recentVolumes != old.recentVolumes || isDamaged(Name.recent)
      || !isListed && state.lastShownVolume != old.lastShownVolume
    {
      set(Name.recent, to: .numbers(state.recentVolumes))
    }
    // In a file that was edited by hand, a finished volume may have a chapter too.
    setMembers(
      of: Name.bookmarks, old.bookmarks, state.bookmarks,
      dropping: forgotten.union(damagedBookmarks)
    ) { bookmark, _ in
      if case .chapter(let chapter) = bookmark { .number(chapter) } else { nil }
    }
    let finished = state.bookmarks.finished
    if finished != old.bookmarks.finished || isDamaged(Name.finished) {
      set(Name.finished, to: .numbers(finished))
    }
    damagedParts = []
    damagedPlaces = []
    damagedBookmarks = []
  }
}

extension ReaderStateEntry {
  private enum Name {
    static let expanded = "expanded"
    static let lastShown = "lastShown"
    static let places = "places"
    static let kept = "kept"
    static let recent = "recent"
    static let bookmarks = "bookmarks"
    static let finished = "finished"
  }

  /// Reads a member, if there is one.
  private mutating func read<Value>(
    _ name: String, _ value: (JSONSource) -> Value?
  ) -> Value? {
    guard let source = object.source(of: name) else { return nil }
    let value = value(source)
    if value == nil { damagedParts.append(name) }
    return value
  }

  /// Reads a list of numbers, leaving out elements that are not numbers.
  private mutating func readNumbers(_ name: String) -> [Int]? {
    guard let numbers = read(name, \.wholeNumbers) else { return nil }
    if numbers.count != object.source(of: name)?.elementCount { damagedParts.append(name) }
    return numbers
  }

  /// Reads a member that has a value for each of several volumes, as far as this version understands
  /// it.
  ///
  /// - Returns: The values, and the volumes whose value is damaged.
  private mutating func readMembers<Value>(
    of name: String, _ element: (JSONSource) -> ReaderStateElement<Value>
  ) -> (values: [Int: Value], damaged: Set<Int>) {
    var values: [Int: Value] = [:]
    var damaged: Set<Int> = []
    for (volume, source) in read(name, \.object)?.volumes ?? [] {
      switch element(source) {
      case .value(let value): values[volume] = value
      case .unknown: break
      case .damaged: damaged.insert(volume)
      }
    }
    if !damaged.isEmpty { damagedParts.append(name) }
    return (values, damaged)
  }

  private var isBlank: Bool {
    damagedParts.isEmpty && object.isBlank
  }

  private func isDamaged(_ name: String) -> Bool {
    damagedParts.contains(name)
  }

  private mutating func set(_ name: String, to value: JSONValue?) {
    object.set(name, to: value)
    isChanged = true
  }

  /// Rewrites a member that has a value for each of several volumes: only the values that have
  /// changed, without those that are dropped or encoded as nil.
  ///
  /// A value that this version does not understand, such as a place in a part of the page that a later
  /// version has added, is kept until its volume gets another value or is forgotten.
  private mutating func setMembers<Value: Equatable>(
    of name: String, _ old: [Int: Value], _ new: [Int: Value], dropping dropped: Set<Int>,
    _ encode: (Value, JSONObject?) -> JSONValue?
  ) {
    guard new != old || !dropped.isEmpty || isDamaged(name) else { return }
    var members = object.value(of: name)?.object ?? JSONObject()
    var isChanged = isDamaged(name)
    for volume in dropped.union(old.keys).union(new.keys).sorted()
    where new[volume] != old[volume] || dropped.contains(volume) {
      let member = String(volume)
      let before = members.value(of: member)
      let kept = dropped.contains(volume) ? nil : before?.object
      let value = new[volume].flatMap { encode($0, kept) }
      if value == nil, before == nil { continue }
      members.set(member, to: value)
      isChanged = true
    }
    if isChanged { set(name, to: .object(members)) }
  }
}

extension ReaderState.Change {
  /// The volume that is to be forgotten, or nil if the change is another.
  fileprivate var forgottenVolume: Int? {
    if case .forgot(let volume) = self { volume } else { nil }
  }
}

extension JSONValue {
  fileprivate static func numbers(_ numbers: [Int]) -> JSONValue {
    .list(numbers.map(JSONValue.number))
  }
}

extension [Int] {
  /// The numbers without those that occurred before.
  fileprivate var unique: [Int] {
    var seen: Set<Int> = []
    return filter { seen.insert($0).inserted }
  }
}

extension [Int: Bookmark] {
  /// The volumes that have been read, in order.
  fileprivate var finished: [Int] {
    filter { $0.value == .finished }.keys.sorted()
  }
}
