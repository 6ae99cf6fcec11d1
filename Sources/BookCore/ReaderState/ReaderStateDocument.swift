import JSON

/// The contents of a state file.
///
/// Parts that are unknown to this version, and those of other series, keep their bytes.
struct ReaderStateDocument: Sendable {
  /// Why this version cannot use the contents of a file.
  enum Fault: Error {
    /// No version of the program writes them.
    case damaged

    /// A later version wrote them.
    case newerVersion
  }

  private static let version = 1

  private var root: JSONObject

  /// Creates the document of a new reader.
  init() {
    root = JSONObject()
    root.set(Name.version, to: .number(Self.version))
  }

  /// Reads a document.
  ///
  /// - Parameter bytes: The contents of a file. An empty file is the document of a new reader.
  /// - Throws: ``Fault`` if this version cannot use the contents.
  init(_ bytes: [UInt8]) throws(Fault) {
    self.init()
    if bytes.isEmpty { return }
    do throws(JSONFault) {
      root = try JSONObject(bytes)
    } catch {
      throw .damaged
    }
    guard let version = root.source(of: Name.version), version.kind == .number else {
      throw .damaged
    }
    // A version that is not a whole number here may be a later version's.
    let number = version.wholeNumber ?? .max
    guard number <= Self.version else { throw .newerVersion }
    guard number == Self.version else { throw .damaged }
  }

  /// The entry of a series; an empty one if there is none.
  func entry(of series: SeriesIdentity) -> ReaderStateEntry {
    guard let allSeries = root.source(of: Name.series) else { return ReaderStateEntry() }
    guard let entries = allSeries.object else { return ReaderStateEntry(damagedIn: Name.series) }
    guard let entry = entries.source(of: series.name) else { return ReaderStateEntry() }
    return entry.object.map(ReaderStateEntry.init) ?? ReaderStateEntry(damagedIn: series.name)
  }

  /// Replaces the entry of a series, which is left out if it is empty.
  mutating func set(_ entry: ReaderStateEntry, of series: SeriesIdentity) {
    var entries = root.source(of: Name.series)?.object ?? JSONObject()
    entries.set(series.name, to: entry.object.names.isEmpty ? nil : .object(entry.object))
    root.set(Name.series, to: .object(entries))
  }

  /// The contents, laid out for a person to read and edit.
  var encoded: [UInt8] {
    JSONValue.object(root).encoded
  }

  private enum Name {
    static let version = "version"
    static let series = "series"
  }
}
