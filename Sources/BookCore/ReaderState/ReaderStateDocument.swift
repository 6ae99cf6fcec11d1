#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The contents of a state file that is about to be rewritten.
///
/// Everything this version does not know stands in it untouched, so it survives a rewrite.
struct ReaderStateDocument {
  /// The contents are not what this program writes.
  struct Damage: Error {}

  /// The contents were written by a later version.
  struct NewerVersion: Error {}

  static let version = 1

  private var root: [String: JSONValue]

  /// Creates the document of a reader who has done nothing yet.
  init() {
    root = [JSONKey.version.stringValue: .integer(Self.version)]
  }

  /// Reads a document.
  ///
  /// - Parameter data: The contents, in which ``ReaderStateReading`` found a state.
  /// - Throws: ``Damage`` where that which it passed over is no JSON.
  init(_ data: Data) throws {
    guard let root = try? JSONDecoder().decode([String: JSONValue].self, from: data) else {
      throw Damage()
    }
    self.root = root
  }

  /// Replaces what is remembered about a series.
  ///
  /// A place that this version cannot understand, such as one in a part of the page that a later
  /// version has added, stays until its volume gets another.
  ///
  /// - Throws: ``Damage``.
  mutating func set(_ state: ReaderState, of series: SeriesIdentity) throws {
    let name = JSONKey(series.name)
    var allSeries = try root.object(at: .series)
    var entry = try allSeries.object(at: name)
    var places = try entry.object(at: .places)
    for (volume, place) in state.places {
      let key = JSONKey(String(volume))
      places[key] = place.json(over: places[key])
    }
    entry[.expanded] = .list(state.expandedVolumes.sorted().map(JSONValue.integer))
    entry[.lastShown] = state.lastShownVolume.map(JSONValue.integer)
    entry[.places] = places.isEmpty ? nil : .object(places)
    allSeries[name] = .object(entry)
    root[.series] = .object(allSeries)
  }

  /// The contents as a person would like to read and edit them.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(root) + Data("\n".utf8)
  }
}
