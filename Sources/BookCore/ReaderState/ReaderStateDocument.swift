import JSON

/// The contents of a state file.
///
/// Parts that are unknown to this version, and those of other series, keep their bytes.
struct ReaderStateDocument: Sendable {
  /// Why this version cannot use the contents of a file.
  enum Fault: Error {
    /// No version of the program writes them, but they once were a reader state.
    case damaged

    /// A later version wrote them.
    case newerVersion

    /// They never were a reader state.
    case foreign
  }

  private static let version = 2

  private var root: JSONObject
  private var isVersion1 = false

  /// Creates the document of a new reader.
  init() {
    root = JSONObject()
    root.set(.version, to: .number(Self.version))
  }

  /// Reads a document.
  ///
  /// - Parameter bytes: The contents of a file. An empty file is the document of a new reader, as is
  ///   an object that has nothing in it, or a version but no series.
  /// - Throws: ``Fault`` if this version cannot use the contents.
  init(_ bytes: [UInt8]) throws(Fault) {
    self.init()
    if bytes.isEmpty { return }
    let root: JSONObject
    do throws(JSONFault) {
      root = try JSONObject(bytes)
    } catch {
      throw Self.beginsLikeOurs(bytes) || bytes.allSatisfy { $0 == 0 } ? .damaged : .foreign
    }
    if root.names.isEmpty { return }
    let (version, series) = (root.source(of: .version), root.source(of: .series))
    guard let version, version.kind == .number else {
      let isOurs = series != nil && (version != nil || Self.beginsLikeOurs(bytes))
      throw isOurs ? .damaged : .foreign
    }
    // A version that is not a whole number here may be a later version's.
    let number = version.wholeNumber ?? .max
    guard number <= Self.version else { throw .newerVersion }
    guard number >= 1 else { throw series == nil ? .foreign : .damaged }
    self.root = root
    isVersion1 = number < Self.version
  }

  /// The entry of a series; an empty one if there is none.
  func entry(of series: SeriesIdentity) -> ReaderStateEntry {
    guard let allSeries = root.source(of: .series) else { return ReaderStateEntry() }
    guard allSeries.kind == .object else {
      return ReaderStateEntry(damagedIn: MemberName.series.rawValue)
    }
    var found = ReaderStateEntry()
    allSeries.readMember(series.name) { json throws(JSONFault) in
      switch try json.nextKind() {
      case .object: found = entry(try JSONObject(from: &json))
      case .null: break
      case .list, .text, .number, .bool: found = ReaderStateEntry(damagedIn: series.name)
      }
    }
    return found
  }

  /// Replaces the entry of a series, which is left out if it says nothing.
  ///
  /// A document of version 1 becomes one of this version as a whole.
  ///
  /// - Returns: Whether a damaged part of another series had to be left out.
  mutating func set(_ entry: ReaderStateEntry, of series: SeriesIdentity) -> Bool {
    var entries = root.source(of: .series)?.object ?? JSONObject()
    let isDamaged = isVersion1 && upgrade(&entries)
    let object = entry.object
    entries.set(series.name, to: object.names.isEmpty ? nil : .object(object))
    root.set(.version, to: .number(Self.version))
    root.set(.series, to: .object(entries))
    return isDamaged
  }

  /// The contents, laid out for a person to read and edit.
  var encoded: [UInt8] { JSONValue.object(root).encoded }
}

extension ReaderStateDocument {
  private func entry(_ object: JSONObject) -> ReaderStateEntry {
    isVersion1 ? ReaderStateEntry(version1: object) : ReaderStateEntry(object)
  }

  /// Rewrites the entries of all series.
  ///
  /// - Returns: Whether a damaged part of one had to be left out.
  private func upgrade(_ entries: inout JSONObject) -> Bool {
    var isDamaged = false
    entries.replaceSources { source in
      guard let old = source.object else { return nil }
      let entry = entry(old)
      if !entry.damagedParts.isEmpty { isDamaged = true }
      return .object(entry.object)
    }
    return isDamaged
  }

  /// Whether a text begins as no file but a reader state does: with an object whose first member has
  /// one of the names that it has.
  private static func beginsLikeOurs(_ bytes: [UInt8]) -> Bool {
    let isMarked = bytes.starts(with: JSONParser.byteOrderMark)
    let start = bytes.dropFirst(isMarked ? JSONParser.byteOrderMark.count : 0)
      .filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return [MemberName.version, .series].contains { start.starts(with: "{\"\($0)\"".utf8) }
  }
}
