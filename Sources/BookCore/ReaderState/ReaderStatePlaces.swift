/// The places in a state file.
///
///     "places" : { "3" : { "section" : "summary", "character" : 120 } }
///
/// A place that this version cannot understand, such as one in a part of the page that a later
/// version has added, is not used, and stays until its volume gets another.
struct ReaderStatePlaces {
  private let entries: [String: JSONValue]

  /// Reads what a document holds.
  ///
  /// - Throws: ``ReaderStateDocument/Damage`` where that is no object.
  init(_ value: JSONValue?) throws {
    entries = try value?.object ?? [:]
  }

  /// The places that are understood, by volume.
  var places: [Int: BookPlace] {
    entries.reduce(into: [:]) { places, entry in
      guard let volume = Int(entry.key) else { return }
      places[volume] = BookPlace(entry.value)
    }
  }

  /// The entries with some places replaced, or nil where there are none.
  func value(replacing places: [Int: BookPlace]) -> JSONValue? {
    let replaced = places.reduce(into: entries) { entries, place in
      entries[String(place.key)] = place.value.json(over: entries[String(place.key)])
    }
    return replaced.isEmpty ? nil : .object(replaced)
  }
}

extension BookPlace {
  fileprivate init?(_ value: JSONValue) {
    guard case .object(let fields) = value,
      case .string(let name) = fields["section"], let section = BookSection(rawValue: name),
      case .integer(let character) = fields["character"], character >= 0
    else { return nil }
    self.init(section: section, character: character)
  }

  /// The place as it is written, with whatever else the entry held.
  fileprivate func json(over value: JSONValue?) -> JSONValue {
    var fields: [String: JSONValue] = [:]
    if case .object(let known) = value { fields = known }
    fields["section"] = .string(section.rawValue)
    fields["character"] = .integer(character)
    return .object(fields)
  }
}
