#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What is read of a state file: what it says about one series.
///
/// A run that only looks need not take in what other series and later versions keep there.
struct ReaderStateReading: DecodableWithConfiguration {
  let state: ReaderState

  /// Reads the contents of a state file.
  ///
  /// - Throws: ``ReaderStateDocument/Damage`` or ``ReaderStateDocument/NewerVersion``.
  init(_ data: Data, of series: SeriesIdentity) throws {
    do {
      self = try JSONDecoder().decode(Self.self, from: data, configuration: series)
    } catch let error as ReaderStateDocument.NewerVersion {
      throw error
    } catch {
      throw ReaderStateDocument.Damage()
    }
  }

  init(from decoder: any Decoder, configuration series: SeriesIdentity) throws {
    let file = try decoder.container(keyedBy: JSONKey.self)
    try ReaderStateDocument.checkVersion(in: file)
    guard let entry = try file.object(at: .series)?.object(at: JSONKey(series.name)) else {
      state = ReaderState()
      return
    }
    state = try ReaderState(
      expandedVolumes: entry.volumes(at: .expanded),
      lastShownVolume: entry.decodeIfPresent(Int.self, forKey: .lastShown),
      places: entry.object(at: .places)?.places ?? [:])
  }
}

extension ReaderStateDocument {
  fileprivate static func checkVersion(in file: KeyedDecodingContainer<JSONKey>) throws {
    if let found = try? file.decode(Int.self, forKey: .version), found <= version {
      guard found == version else { throw Damage() }
    } else {
      // The widest of the number types, for a version beyond Int.
      let found = try file.decode(Decimal.self, forKey: .version)
      throw found > Decimal(version) ? NewerVersion() : Damage()
    }
  }
}

extension KeyedDecodingContainer<JSONKey> {
  /// The object at a key, or nil where there is none, or null: whoever edits the file may write one
  /// for the other.
  fileprivate func object(at key: JSONKey) throws -> KeyedDecodingContainer<JSONKey>? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try nestedContainer(keyedBy: JSONKey.self, forKey: key)
  }

  fileprivate func volumes(at key: JSONKey) throws -> Set<Int> {
    var volumes: Set<Int> = []
    guard contains(key), try !decodeNil(forKey: key) else { return volumes }
    var list = try nestedUnkeyedContainer(forKey: key)
    while !list.isAtEnd { volumes.insert(try list.decode(Int.self)) }
    return volumes
  }

  /// The places that are understood, by volume.
  ///
  /// One that this version cannot understand, such as a place in a part of the page that a later
  /// version has added, is not used.
  fileprivate var places: [Int: BookPlace] {
    allKeys.reduce(into: [:]) { places, key in
      guard let volume = Int(key.stringValue) else { return }
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
