import JSON

/// The contents of a state file: what it says of one series, and the entries of all others, which
/// are not opened and keep their bytes.
struct ReaderStateFile: Sendable {
  /// Why this version cannot use the contents of a file.
  enum Fault: Error {
    /// No version of the program writes them.
    case damaged
    case newerVersion

    /// They are not nothing but a reader state, nor the beginning of one.
    case foreign
  }

  /// The versions that are read, of which the last is written.
  static let versions = 3...3

  /// What the file says of the series, as far as this version understands it.
  var state = ReaderState()

  /// The names of the parts in which something is damaged; only that is left out.
  private(set) var damage = StateDamage()

  /// Whether there was nothing to read: no file, an empty one, or one that is damaged as a whole.
  private(set) var isNothing = true
  private var entries = JSONObject()

  init() {}

  /// Reads a file; an empty one is that of a new reader.
  ///
  /// In a place of our own, what is not known in a reader state is only left out; any other file
  /// with more in it than a version and series is foreign.
  init(
    _ bytes: [UInt8], of series: SeriesIdentity, inOwnPlace isOwn: Bool,
    _ paths: StatePaths = .whole
  ) throws(Fault) {
    if bytes.isEmpty { return }
    let frame = StateFileFrame(bytes)
    if !isOwn, !frame.isOurs { throw .foreign }
    let version = frame.version ?? 0
    if version > Self.versions.upperBound { throw .newerVersion }
    // Those before were never published.
    if version < Self.versions.lowerBound { throw isOwn ? .damaged : .foreign }
    guard frame.isWhole else { throw .damaged }
    damage = frame.unknownMembers
    if !frame.hasSeries { damage.add(StateFileFrame.series) }
    entries = frame.entries
    isNothing = false
    let name = paths.name(ofFile: series.key)
    guard let source = entries.source(of: name) ?? entries.source(of: series.key) else { return }
    var reader = StateEntryReader(bytes, at: source.range.lowerBound)
    state = reader.state(named: series.key)
    for part in reader.damage.parts { damage.add(part) }
  }

  /// Applies changes, and says whether they make a difference.
  mutating func apply(_ changes: [ReaderState.Change]) -> Bool {
    let before = state
    state = state.applying(changes)
    isNothing = false
    // What is damaged is forgotten with everything else.
    return !state.isSame(as: before) || changes.contains(.forgotEverything) && !damage.parts.isEmpty
  }

  var names: [String] { entries.names }

  /// What the entry with a name says, as far as this version understands it; its records have not
  /// found their books.
  func state(named name: String) -> ReaderState? {
    guard let source = entries.source(of: name) else { return nil }
    var reader = StateEntryReader(source.bytes, at: source.range.lowerBound)
    return reader.state(named: name)
  }

  /// The contents without what is damaged, laid out for a person to read and edit.
  ///
  /// An entry that is named by the whole path of a file gets the name of today, unless there is one
  /// of that name, which counts.
  func encoded(of series: SeriesIdentity, _ paths: StatePaths = .whole) -> [UInt8] {
    var (entries, entry) = (entries, state.fileEntry)
    let name = paths.name(ofFile: series.key)
    if name != series.key, entries.source(of: series.key) != nil {
      if entries[name] == nil { entries.set(series.key, to: nil) } else { entry = entry ?? [:] }
    }
    entries.set(name, to: entry)
    var file = JSONObject()
    file.set(StateFileFrame.version, to: .number(Self.versions.upperBound))
    file.set(StateFileFrame.series, to: .object(entries))
    return JSONValue.object(file).encoded
  }
}

/// The members of the object that a file is, as far as it can be read.
private struct StateFileFrame {
  static let version = "version"
  static let series = "series"

  /// Whether the file is an object to its end.
  private(set) var isWhole = false

  /// The version, or the greatest `Int` if it is greater; nil if there is none, or none that is a
  /// whole number.
  private(set) var version: Int?

  /// Whether an object of all series is there, or at least begins.
  private(set) var hasSeries = false
  private(set) var entries = JSONObject()

  /// The names of other members, and of those that come twice; of a great many, the first.
  private(set) var unknownMembers = StateDamage()
  private var isClosed = false

  /// Whether the file is a reader state, or begins as one does and then breaks off.
  var isOurs: Bool {
    version != nil && hasSeries && unknownMembers.parts.isEmpty && isClosed == isWhole
  }

  init(_ bytes: [UInt8]) {
    guard var json = try? JSONParser(bytes) else { return }
    isWhole = (try? read(&json)) != nil
  }

  private mutating func read(_ json: inout JSONParser) throws(JSONFault) {
    try json.beginObject()
    while let name = try json.nextName() {
      let isKnown = name == Self.version && version == nil || name == Self.series && !hasSeries
      if !isKnown { unknownMembers.add(name) }
      let kind = try json.nextKind()
      if isKnown, name == Self.version, kind == .number {
        let number = try json.number()
        version = number.isWhole ? number.value ?? .max : nil
        if version == nil { unknownMembers.add(name) }
      } else if isKnown, name == Self.series, kind == .object {
        hasSeries = true
        entries = try JSONObject(from: &json)
      } else {
        if isKnown { unknownMembers.add(name) }
        try json.skip()
      }
    }
    isClosed = true
    try json.endFile()
  }
}

/// The names of the parts of a file in which something is damaged; of a great many, the first tell
/// enough.
struct StateDamage: Sendable {
  private(set) var parts: [String] = []

  mutating func add(_ part: String) {
    if parts.count < 10, !parts.contains(part) { parts.append(part) }
  }
}

extension ReaderState {
  package static let recordMembers: [(name: String, meaning: String)] =
    [
      ("volume", "the number of the volume, counted from 1"),
      ("title", "the title of the book, by which it is known"),
    ] + RecordMember.allCases.map { ($0.name, $0.meaning) } + [
      ("before", "what was remembered before your last change, if that made a difference to it")
    ]
}
