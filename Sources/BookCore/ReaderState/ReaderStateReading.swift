#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What is read of a state file: what it says about one series.
///
/// A run that only looks need not take in what other series and later versions keep there. Damage in
/// those parts does no harm to it, and is found by the next run that saves.
struct ReaderStateReading: DecodableWithConfiguration {
  let state: ReaderState

  /// Reads the contents of a state file.
  ///
  /// - Throws: ``ReaderStateFormat/Damage`` or ``ReaderStateFormat/NewerVersion``.
  init(_ data: Data, of series: SeriesIdentity) throws {
    do {
      self = try JSONDecoder().decode(Self.self, from: data, configuration: series)
    } catch let error as ReaderStateFormat.NewerVersion {
      throw error
    } catch {
      throw ReaderStateFormat.Damage()
    }
  }

  init(from decoder: any Decoder, configuration series: SeriesIdentity) throws {
    var state = ReaderState()
    let file = try decoder.container(keyedBy: JSONKey.self)
    try ReaderStateFormat.checkVersion(in: file)
    try file.readObject(at: .series) { allSeries in
      try allSeries.readObject(at: JSONKey(series.name)) { entry in
        state.expandedVolumes = try entry.volumes(at: .expanded)
        state.lastShownVolume = try entry.decodeIfPresent(Int.self, forKey: .lastShown)
        try entry.readObject(at: .places) { state.places = $0.places }
      }
    }
    self.state = state
  }
}

extension KeyedDecodingContainer<JSONKey> {
  /// Reads the object at a key, where there is one.
  fileprivate func readObject(
    at key: JSONKey, _ read: (KeyedDecodingContainer<JSONKey>) throws -> Void
  ) throws {
    guard try hasValue(at: key) else { return }
    try read(nestedContainer(keyedBy: JSONKey.self, forKey: key))
  }

  fileprivate func volumes(at key: JSONKey) throws -> Set<Int> {
    var volumes: Set<Int> = []
    guard try hasValue(at: key) else { return volumes }
    var list = try nestedUnkeyedContainer(forKey: key)
    while !list.isAtEnd { volumes.insert(try list.decode(Int.self)) }
    return volumes
  }

  /// Whether a value stands at a key; whoever edits the file may write null for none.
  private func hasValue(at key: JSONKey) throws -> Bool {
    try contains(key) && !decodeNil(forKey: key)
  }

  /// The places that are understood, by volume.
  ///
  /// One that this version cannot understand, such as a place in a part of the page that a later
  /// version has added, is not used.
  fileprivate var places: [Int: BookPlace] {
    allKeys.reduce(into: [:]) { places, key in
      // Of `1` and `01` only the first is a key that this program writes.
      guard let volume = Int(key.stringValue), String(volume) == key.stringValue else { return }
      places[volume] = try? place(at: key)
    }
  }

  private func place(at key: JSONKey) throws -> BookPlace? {
    let fields = try nestedContainer(keyedBy: JSONKey.self, forKey: key)
    let section = try BookSection(rawValue: fields.decode(String.self, forKey: .section))
    let character = try fields.decode(Int.self, forKey: .character)
    guard let section, character >= 0 else { return nil }
    return BookPlace(section: section, character: character)
  }
}
