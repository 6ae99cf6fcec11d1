import JSON

/// The contents of a state file: what it says of one series, and the entries of all others, which are
/// not opened and keep their bytes.
struct ReaderStateDocument: Sendable {
  /// Why this version cannot use the contents of a file.
  enum Fault: Error {
    /// No version of the program writes them, but they once were a reader state.
    case damaged

    /// A later version wrote them.
    case newerVersion

    /// They never were a reader state of this program, or of one that was published.
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

  /// Reads a document; an empty file is that of a new reader, as is an object that has nothing in it,
  /// or a version but no series.
  init(_ bytes: [UInt8], of series: SeriesIdentity) throws(Fault) {
    if bytes.isEmpty { return }
    let root: Root
    do throws(JSONFault) {
      root = try Root(bytes)
    } catch {
      throw Self.beginsLikeOurs(bytes) || bytes.allSatisfy { $0 == 0 } ? .damaged : .foreign
    }
    try root.check()
    damagedParts = root.unknown
    guard let allSeries = root.series else { return }
    entries = allSeries.object ?? entries
    if allSeries.kind != .object { damagedParts.append(Name.series) }
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
    let root: JSONValue = [Name.version: .number(Self.version), Name.series: .object(entries)]
    return root.encoded
  }
}

extension ReaderStateDocument {
  private typealias Name = ReaderState.MemberName

  /// The members of the whole file, of which a state has two.
  private struct Root {
    private(set) var version: JSONSource?
    private(set) var series: JSONSource?

    /// The name of the first member, and those of all that are not known.
    private var first: String?
    private(set) var unknown: [String] = []

    init(_ bytes: [UInt8]) throws(JSONFault) {
      var json = try JSONParser(bytes)
      try json.beginObject()
      while let name = try json.nextName() {
        let value = try json.source()
        if first == nil { first = name }
        switch name {
        case Name.version where version == nil: version = value.kind == .null ? nil : value
        case Name.series where series == nil: series = value.kind == .null ? nil : value
        default: unknown.addPart(name)
        }
      }
      try json.endFile()
    }

    /// Throws unless this version can use the file.
    func check() throws(Fault) {
      guard let first else { return }
      guard let version else {
        let isOurs = series != nil && [Name.version, Name.series].contains(first)
        throw isOurs ? .damaged : .foreign
      }
      guard version.kind == .number else { throw series == nil ? .foreign : .damaged }
      // A version that is not a whole number here may be a later version's.
      let number = version.wholeNumber ?? .max
      if number > ReaderStateDocument.version { throw .newerVersion }
      if number == ReaderStateDocument.version, series != nil || unknown.isEmpty { return }
      // Version 1 was never published, so a file of it is that of another program.
      throw series == nil || number == 1 ? .foreign : .damaged
    }
  }

  /// Whether a text begins as no file but a reader state does: with an object whose first member has
  /// one of the names that it has.
  private static func beginsLikeOurs(_ bytes: [UInt8]) -> Bool {
    let isMarked = bytes.starts(with: JSONParser.byteOrderMark)
    let start = bytes.dropFirst(isMarked ? JSONParser.byteOrderMark.count : 0)
      .filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return [Name.version, Name.series].contains { start.starts(with: "{\"\($0)\"".utf8) }
  }
}

extension [String] {
  /// Adds the name of a part in which something is damaged; of a great many, the first tell enough.
  mutating func addPart(_ name: String) {
    if count < 10, !contains(name) { append(name) }
  }
}
