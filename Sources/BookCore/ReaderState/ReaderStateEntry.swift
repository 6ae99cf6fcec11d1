import JSON

/// What a state file says about one series.
struct ReaderStateEntry: Sendable {
  /// The members of the entry, including those unknown to this version.
  private(set) var object = JSONObject()

  /// What they say, as far as this version understands them.
  private(set) var state = ReaderState()

  /// The names of the damaged parts, which are ignored.
  private(set) var damagedParts: [String] = []

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
    if let places = read(Name.places, \.object) { state.places = places.places }
  }

  /// Applies changes, and rewrites the members whose values they change.
  mutating func apply(_ changes: [ReaderState.Change]) {
    let old = state
    state = old.applying(changes)
    if state.expandedVolumes != old.expandedVolumes || isDamaged(Name.expanded) {
      let volumes = state.expandedVolumes.sorted().map(JSONValue.number)
      object.set(Name.expanded, to: .list(volumes))
    }
    if state.lastShownVolume != old.lastShownVolume || isDamaged(Name.lastShown) {
      object.set(Name.lastShown, to: state.lastShownVolume.map(JSONValue.number))
    }
    if state.places != old.places || isDamaged(Name.places) {
      var places = object.source(of: Name.places)?.object ?? JSONObject()
      places.set(state.places, over: old.places)
      object.set(Name.places, to: .object(places))
    }
    damagedParts = []
  }
}

extension ReaderStateEntry {
  private enum Name {
    static let expanded = "expanded"
    static let lastShown = "lastShown"
    static let places = "places"
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

  private func isDamaged(_ name: String) -> Bool {
    damagedParts.contains(name)
  }
}

/// The places in volumes, by series number.
///
/// A place that this version does not understand, such as one in a part of the page that a later
/// version has added, is ignored, and kept until its volume gets another.
extension JSONObject {
  private enum Name {
    static let section = "section"
    static let character = "character"
  }

  fileprivate var places: [Int: BookPlace] {
    var places: [Int: BookPlace] = [:]
    var seen: Set<Int> = []
    for (name, source) in sources {
      // Of `1` and `01`, this program writes only the first.
      guard let volume = Int(name), String(volume) == name, seen.insert(volume).inserted
      else { continue }
      places[volume] = source.object?.place
    }
    return places
  }

  fileprivate mutating func set(_ places: [Int: BookPlace], over old: [Int: BookPlace]) {
    for (volume, place) in places.sorted(by: { $0.key < $1.key }) where place != old[volume] {
      let name = String(volume)
      var entry = source(of: name)?.object ?? JSONObject()
      entry.set(Name.character, to: .number(place.character))
      entry.set(Name.section, to: .text(place.section.rawValue))
      set(name, to: .object(entry))
    }
  }

  private var place: BookPlace? {
    guard let section = source(of: Name.section)?.text.flatMap(BookSection.init(rawValue:)),
      let character = source(of: Name.character)?.wholeNumber, character >= 0
    else { return nil }
    return BookPlace(section: section, character: character)
  }
}
