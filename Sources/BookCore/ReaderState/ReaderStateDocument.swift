#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The contents of a state file.
///
/// Everything this version does not know stands in it untouched, so it survives a rewrite.
struct ReaderStateDocument {
  /// The contents are not what this program writes.
  struct Damage: Error {}

  /// The contents were written by a later version.
  struct NewerVersion: Error {}

  private static let version = 1

  private var root: [String: JSONValue] = ["version": .integer(version)]

  /// Creates the document of a reader who has done nothing yet.
  init() {}

  /// Reads a document.
  ///
  /// - Throws: ``Damage`` or ``NewerVersion``.
  init(_ data: Data) throws {
    guard let decoded = try? JSONDecoder().decode([String: JSONValue].self, from: data),
      let version = decoded["version"]
    else { throw Damage() }
    guard version == .integer(Self.version) else {
      throw version.isNewer(than: Self.version) ? NewerVersion() : Damage()
    }
    root = decoded
  }

  /// Returns what is remembered about a series.
  ///
  /// - Throws: ``Damage``.
  func state(of series: SeriesIdentity) throws -> ReaderState {
    let entry = try entry(of: series)
    return try ReaderState(
      expandedVolumes: Set(entry["expanded"]?.unlessNull?.integers ?? []),
      lastShownVolume: entry["lastShown"]?.unlessNull?.integer,
      places: ReaderStatePlaces(entry["places"]?.unlessNull).places)
  }

  /// Replaces what is remembered about a series.
  ///
  /// - Throws: ``Damage``.
  mutating func set(_ state: ReaderState, of series: SeriesIdentity) throws {
    var allSeries = try root["series"]?.unlessNull?.object ?? [:]
    var entry = try entry(of: series)
    entry["expanded"] = .list(state.expandedVolumes.sorted().map(JSONValue.integer))
    entry["lastShown"] = state.lastShownVolume.map(JSONValue.integer)
    let places = try ReaderStatePlaces(entry["places"]?.unlessNull)
    entry["places"] = places.value(replacing: state.places)
    allSeries[series.name] = .object(entry)
    root["series"] = .object(allSeries)
  }

  /// The contents as a person would like to read and edit them.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(root) + Data("\n".utf8)
  }

  private func entry(of series: SeriesIdentity) throws -> [String: JSONValue] {
    try root["series"]?.unlessNull?.object[series.name]?.unlessNull?.object ?? [:]
  }
}
