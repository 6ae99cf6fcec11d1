/// What a chapter makes known of a person: who they are at the end of it.
///
///     let entry = PersonEntry(
///       name: "Remus Lupin", text: "A werewolf.", formerNames: ["Professor Lupin"])
///     entry.name  // "Remus Lupin"
public struct PersonEntry: Hashable, Sendable {
  /// The name by which they are known from the chapter on.
  public var name: String { nameText.string }

  /// Who they are, as far as the chapter tells.
  public var text: String { lineText.string }

  /// Names under which they were known before: those people are this person.
  public let formerNames: [String]

  /// More names, which nobody had before.
  public let otherNames: [String]

  let nameText: StoredText
  let lineText: StoredText

  /// Creates an entry, whose values are not checked.
  ///
  /// - Parameters:
  ///   - name: The name by which they are known from the chapter on.
  ///   - text: Who they are, as far as the chapter tells.
  ///   - formerNames: Names under which they were known before.
  ///   - otherNames: More names, which nobody had before.
  public init(name: String, text: String, formerNames: [String] = [], otherNames: [String] = []) {
    self.init(
      name: StoredText(name), text: StoredText(text), formerNames: formerNames,
      otherNames: otherNames)
  }

  init(name: StoredText, text: StoredText, formerNames: [String], otherNames: [String]) {
    nameText = name
    lineText = text
    self.formerNames = formerNames
    self.otherNames = otherNames
  }

  /// All names: the former ones, the name, and the others.
  package var names: [String] { formerNames + [name] + otherNames }

  /// The text that a search looks at, such as `Remus Lupin: A werewolf.`.
  package var nameAndText: String { storedNameAndText.string }

  /// The same in bytes, since a search looks at that of everybody, and shows few.
  var storedNameAndText: StoredText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(nameText.count + Self.nameEnd.utf8.count + lineText.count)
    bytes += nameText.utf8
    bytes += Self.nameEnd.utf8
    bytes += lineText.utf8
    return StoredText(bytes.indices, of: bytes)
  }

  /// Stands between the name and the text.
  static let nameEnd = ": "
}

extension SearchHit {
  /// The name of the person whom the text is about; nil of any other text.
  package var personName: String? {
    guard field.kind == .person else { return nil }
    let (bytes, end) = (Array(text.utf8), Array(PersonEntry.nameEnd.utf8))
    let place = bytes.indices.first { bytes[$0...].starts(with: end) }
    return String(decoding: bytes[..<(place ?? bytes.count)], as: UTF8.self)
  }
}
