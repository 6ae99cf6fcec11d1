import JSON

/// The contents of a state file: what it says of one series, and the entries of all others, which
/// are not opened and keep their bytes.
struct ReaderStateDocument: Sendable {
  /// Why this version cannot use the contents of a file.
  enum Fault: Error {
    /// No version of the program writes them, but they once were a reader state.
    case damaged

    /// A later version wrote them.
    case newerVersion

    /// They were written by something else, or by a version that was never published.
    case foreign
  }

  private static let version = 2

  /// What the file says of the series, as far as this version understands it.
  var state = ReaderState()

  /// The names of the parts in which something is damaged or not known; only that is left out.
  private(set) var damagedParts: [String] = []

  /// The entries of all series.
  private var entries = JSONObject()

  /// Creates the document of a new reader.
  init() {}

  /// Reads a document; an empty file is that of a new reader, as is an object that has nothing in
  /// it, or a version but no series.
  init(_ bytes: [UInt8], of series: SeriesIdentity) throws(Fault) {
    if bytes.isEmpty { return }
    guard let root = try? JSONObject(bytes) else {
      throw Self.beginsLikeOurs(bytes) || bytes.allSatisfy { $0 == 0 } ? .damaged : .foreign
    }
    if root.names.isEmpty { return }
    var unknown = root.names
    for name in [Self.versionName, Self.seriesName] {
      if let index = unknown.firstIndex(of: name) { unknown.remove(at: index) }
    }
    let allSeries = root.source(of: Self.seriesName)
    try Self.check(root, hasSeries: allSeries != nil, isKnown: unknown.isEmpty)
    for name in unknown { damagedParts.addPart(name) }
    guard let allSeries else { return }
    if allSeries.kind != .object { damagedParts.addPart(Self.seriesName) }
    entries = allSeries.object ?? entries
    guard let source = entries.source(of: series.name) else { return }
    var entry = EntryReader(bytes, at: source.range.lowerBound)
    state = entry.state(named: series.name)
    damagedParts += entry.damagedParts
  }

  /// Applies changes, and says whether they make a difference.
  mutating func apply(_ changes: [ReaderState.Change]) -> Bool {
    let before = state
    state = state.applying(changes)
    // What is damaged is forgotten with everything else.
    return state != before || changes.contains(.forgotEverything) && !damagedParts.isEmpty
  }

  /// The contents without what is damaged, laid out for a person to read and edit.
  func encoded(of series: SeriesIdentity) -> [UInt8] {
    var entries = entries
    let entry = state.entry
    entries.set(series.name, to: entry.names.isEmpty ? nil : .object(entry))
    let version = (Self.versionName, JSONValue.number(Self.version))
    return JSONValue.object(JSONObject([version, (Self.seriesName, .object(entries))])).encoded
  }
}

extension ReaderStateDocument {
  private static let versionName = "version"
  private static let seriesName = "series"

  /// Throws unless this version can use a file.
  private static func check(
    _ root: JSONObject, hasSeries: Bool, isKnown: Bool
  ) throws(Fault) {
    let source = root.source(of: versionName)
    // A version that is not a whole number here may be a later version's.
    let number = source.map { $0.kind == .number ? $0.wholeNumber ?? .max : 0 } ?? 0
    if number > version { throw .newerVersion }
    if number == version, hasSeries || isKnown { return }
    // Version 1 was never published.
    let isMarked = root.names.contains(versionName) || root.names.first == seriesName
    let isOurs = hasSeries && number != 1 && isMarked
    throw isOurs ? .damaged : .foreign
  }

  /// Whether a text begins as no file but a reader state does: with an object whose first member
  /// has one of the names that it has.
  private static func beginsLikeOurs(_ bytes: [UInt8]) -> Bool {
    let isMarked = bytes.starts(with: JSONParser.byteOrderMark)
    let start = bytes.dropFirst(isMarked ? JSONParser.byteOrderMark.count : 0)
      .filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return [versionName, seriesName].contains { start.starts(with: "{\"\($0)\"".utf8) }
  }
}

extension [String] {
  /// Adds the name of a part in which something is damaged; of a great many, the first tell enough.
  mutating func addPart(_ name: String) {
    if count < 10, !contains(name) { append(name) }
  }
}
