import JSON

/// What a state file says about one series.
struct ReaderStateEntry: Sendable {
  /// The members of the entry, including those unknown to this version.
  private(set) var object = JSONObject()

  /// What they say, as far as this version understands them.
  private(set) var state = ReaderState()

  /// The names of the damaged parts, which are ignored.
  private(set) var damagedParts: [String] = []

  /// Whether changes have made a difference to the members.
  private(set) var isChanged = false

  /// Creates the entry of a series about which nothing is remembered.
  init() {}

  /// Creates an empty entry in place of a damaged part of the file.
  init(damagedIn part: String) {
    damagedParts = [part]
  }

  /// Reads an entry.
  init(_ object: JSONObject) {
    self.object = object
    if let volumes = read(Name.expanded, \.wholeNumbers) { state.expandedVolumes = Set(volumes) }
    state.lastShownVolume = read(Name.lastShown, \.wholeNumber)
    if let places = read(Name.places, \.object) { state.places = places.values(\.place) }
    if let volumes = read(Name.kept, \.wholeNumbers) { state.keptVolumes = volumes.unique }
    if let volumes = read(Name.recent, \.wholeNumbers) {
      for volume in volumes.reversed() { state.apply(.visited(volume)) }
    } else if let volume = state.lastShownVolume {
      // Before there was a list, only the volume shown last was remembered.
      state.apply(.visited(volume))
    }
    if let chapters = read(Name.bookmarks, \.object) {
      state.bookmarks = chapters.values(\.bookmark)
    }
    for volume in read(Name.finished, \.wholeNumbers) ?? [] { state.bookmarks[volume] = .finished }
  }

  /// Whether a change would make no difference to what the entry says, whether or not this version
  /// understands that.
  func includes(_ change: ReaderState.Change) -> Bool {
    if change == .forgotEverything { return isBlank }
    guard let volume = change.forgottenVolume else { return state.includes(change) }
    let isMember = [Name.places, Name.bookmarks].contains {
      object.value(of: $0)?.object?.value(of: String(volume)) != nil
    }
    return !isMember && state.includes(change)
  }

  /// Applies changes, and rewrites the members whose values they change.
  mutating func apply(_ changes: [ReaderState.Change]) {
    if changes.contains(.forgotEverything), !isBlank {
      // What a later version remembers of the series is forgotten too.
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
    setMembers(of: Name.places, old.places, state.places, forgetting: forgotten) { place, entry in
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
    // A volume that is finished may have a chapter too, in a file that somebody has edited.
    setMembers(of: Name.bookmarks, old.bookmarks, state.bookmarks, forgetting: forgotten) {
      bookmark, _ in
      if case .chapter(let chapter) = bookmark { .number(chapter) } else { nil }
    }
    if state.bookmarks.finished != old.bookmarks.finished || isDamaged(Name.finished) {
      set(Name.finished, to: .numbers(state.bookmarks.finished))
    }
    damagedParts = []
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

  /// Rewrites those members of a member that belong to volumes with another value, and takes out
  /// those whose value is encoded as nil.
  ///
  /// What this version does not understand, such as a place in a part of the page that a later
  /// version has added, is kept until its volume gets another value or is forgotten.
  private mutating func setMembers<Value: Equatable>(
    of name: String, _ old: [Int: Value], _ new: [Int: Value], forgetting forgotten: Set<Int>,
    _ encode: (Value, JSONObject?) -> JSONValue?
  ) {
    var members = object.value(of: name)?.object ?? JSONObject()
    var isChanged = isDamaged(name)
    for volume in forgotten.union(old.keys).union(new.keys).sorted()
    where new[volume] != old[volume] || forgotten.contains(volume) {
      let member = String(volume)
      let before = members.value(of: member)
      let kept = forgotten.contains(volume) ? nil : before?.object
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

// MARK: What is said about each volume

extension JSONObject {
  /// The values by volume, as far as this version understands them.
  fileprivate func values<Value>(_ value: (JSONSource) -> Value?) -> [Int: Value] {
    var values: [Int: Value] = [:]
    var seen: Set<Int> = []
    for (name, source) in sources {
      // Of `1` and `01`, this program writes only the first.
      guard let volume = Int(name), String(volume) == name, seen.insert(volume).inserted
      else { continue }
      values[volume] = value(source)
    }
    return values
  }

  fileprivate func setting(_ place: BookPlace) -> JSONObject {
    var object = self
    object.set(PlaceName.character, to: .number(place.character))
    object.set(PlaceName.section, to: .text(place.section.rawValue))
    return object
  }
}

extension JSONSource {
  fileprivate var place: BookPlace? {
    guard let object, let name = object.source(of: PlaceName.section)?.text,
      let section = BookSection(rawValue: name),
      let character = object.source(of: PlaceName.character)?.wholeNumber, character >= 0
    else { return nil }
    return BookPlace(section: section, character: character)
  }

  fileprivate var bookmark: Bookmark? {
    guard let chapter = wholeNumber, chapter > 0 else { return nil }
    return .chapter(chapter)
  }
}

private enum PlaceName {
  static let section = "section"
  static let character = "character"
}
