#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The contents of a state file that is about to be rewritten.
///
/// Everything this version does not know stands in it untouched, so it survives a rewrite.
struct ReaderStateDocument {
  private var root: [String: JSONValue]

  /// Reads a document.
  ///
  /// - Parameter data: The contents, in which ``ReaderStateReading`` found a state, or nothing for
  ///   the document of a reader who has done nothing yet.
  /// - Throws: ``ReaderStateFormat/Damage`` where that which was passed over is no JSON.
  init(_ data: Data) throws {
    if data.isEmpty {
      root = [JSONKey.version.stringValue: .integer(ReaderStateFormat.version)]
    } else if let decoded = try? JSONDecoder().decode([String: JSONValue].self, from: data) {
      root = decoded
    } else {
      throw ReaderStateFormat.Damage()
    }
  }

  /// Replaces what is remembered about a series.
  ///
  /// A place that this version cannot understand, such as one in a part of the page that a later
  /// version has added, stays until its volume gets another.
  ///
  /// - Throws: ``ReaderStateFormat/Damage``.
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
