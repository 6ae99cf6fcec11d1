import JSON

/// The value that a state file has for one volume, in a member about several.
enum ReaderStateElement<Value> {
  case value(Value)

  /// Something that a later version may have written, and this one keeps.
  case unknown

  /// Something that no version writes.
  case damaged
}

extension JSONSource {
  /// The place where the reader left a volume.
  ///
  /// A section that this version does not know is one that a later version has added to the page.
  var place: ReaderStateElement<BookPlace> {
    guard let object, let name = object.source(of: PlaceName.section)?.text else { return .damaged }
    guard let section = BookSection(rawValue: name) else { return .unknown }
    guard let character = object.source(of: PlaceName.character)?.wholeNumber, character >= 0
    else { return .damaged }
    return .value(BookPlace(section: section, character: character))
  }

  /// The chapter that the reader is in.
  ///
  /// An object is taken for a bookmark to which a later version has added something.
  var bookmark: ReaderStateElement<Bookmark> {
    if kind == .object { return .unknown }
    guard let chapter = wholeNumber, chapter > 0 else { return .damaged }
    return .value(.chapter(chapter))
  }
}

extension JSONObject {
  /// The members that belong to volumes, in the order of the file; the first if a volume has several.
  var volumes: [(volume: Int, source: JSONSource)] {
    var seen: Set<Int> = []
    return sources.compactMap { name, source in
      // Of `1` and `01`, this program writes only the first.
      guard let volume = Int(name), String(volume) == name, seen.insert(volume).inserted,
        source.kind != .null
      else { return nil }
      return (volume, source)
    }
  }

  /// The object with another place; its other members stay.
  func setting(_ place: BookPlace) -> JSONObject {
    var object = self
    object.set(PlaceName.character, to: .number(place.character))
    object.set(PlaceName.section, to: .text(place.section.rawValue))
    return object
  }
}

private enum PlaceName {
  static let section = "section"
  static let character = "character"
}
