/// What an entry is about.
public enum EntryKind: CaseIterable, Sendable {
  /// Somebody.
  case person

  /// Anything else that has a name: a place, an object, a word.
  case thing

  /// The key of a chapter under which the entries of this kind stand.
  package var listName: String { self == .person ? "people" : "things" }

  package var word: String { self == .person ? "person" : "thing" }
  package var other: EntryKind { self == .person ? .thing : .person }
}

/// What a chapter makes known of a person or a thing: who or what they are at the end of it.
///
///     let entry = ChapterEntry(
///       name: "Remus Lupin", text: "A werewolf.", formerNames: ["Professor Lupin"])
///     entry.name  // "Remus Lupin"
public struct ChapterEntry: Hashable, Sendable, CustomStringConvertible {
  /// The name by which they are known from the chapter on.
  public var name: String { nameText.string }

  /// Who or what they are, as far as the chapter tells.
  public var text: String { lineText.string }

  /// Names under which they were known before: what had those is the same.
  public let formerNames: [String]

  /// More names, which nobody had before.
  public let otherNames: [String]

  /// More ways in which texts write a name, by which they are found, but which are not shown.
  public let forms: [String]

  let nameText: StoredText
  let lineText: StoredText
}

extension ChapterEntry {
  /// Creates an entry, whose values are not checked.
  ///
  /// - Parameters:
  ///   - name: The name by which they are known from the chapter on.
  ///   - text: Who or what they are, as far as the chapter tells.
  ///   - formerNames: Names under which they were known before.
  ///   - otherNames: More names, which nobody had before.
  ///   - forms: More ways in which texts write a name.
  public init(
    name: String, text: String, formerNames: [String] = [], otherNames: [String] = [],
    forms: [String] = []
  ) {
    self.init(
      formerNames: formerNames, otherNames: otherNames, forms: forms, nameText: StoredText(name),
      lineText: StoredText(text))
  }

  /// All names: the former ones, the name, and the others.
  package var names: [String] { formerNames + [name] + otherNames }

  /// The text that a search looks at, such as `Remus Lupin: A werewolf.`.
  package var nameAndText: String { name + Self.nameEnd + text }

  /// Puts the same in place of some bytes, since a search looks at that of everybody, and shows few.
  func putNameAndText(into bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    bytes += nameText.utf8
    // To append them at once takes a fiftieth of `search ravne --all`, by its benchmark.
    for byte in Self.nameEnd.utf8 { bytes.append(byte) }
    bytes += lineText.utf8
  }

  /// Stands between the name and the text.
  static let nameEnd = ": "

  /// The name, and who or what they are.
  public var description: String { nameAndText.beginning }
}
