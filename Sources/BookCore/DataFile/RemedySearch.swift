import JSON
import TypedText

/// Finds what would probably fix a fault in a data file.
struct RemedySearch {
  /// What to do, and the place in the file to do it.
  typealias Advice = (remedy: ValueFault.Remedy, offset: Int)

  /// The whole file, which is valid JSON.
  let bytes: [UInt8]

  /// The place of the invalid value, or of the object that lacks one.
  let offset: Int

  /// Finds a remedy for a missing or invalid field, or nil if none is known.
  func remedy(
    for field: String?, found: ValueFault.Found, _ expected: ValueFault.Expected
  ) -> Advice? {
    switch (found, expected) {
    case (.list, .series): (.wrap(in: #"{"data": […]}"#), offset)
    case (.text, .titles): (.wrap(in: "[…]"), offset)
    case (.nothing, .books), (.nothing, .attributes): wrapping(expected) ?? renaming(to: field)
    case (.nothing, _): renaming(to: field)
    default: nil
    }
  }
}

extension RemedySearch {
  /// The remedy for a book, or the fields of one, without the objects that belong around it.
  private func wrapping(_ expected: ValueFault.Expected) -> Advice? {
    let names = members.map(\.name)
    let isWhole = names.contains { $0.utf8.elementsEqual("attributes".utf8) }
    let isBook = names.contains { $0.utf8.elementsEqual(BookField.title.name.utf8) }
    switch expected {
    case .books where isWhole: return (.wrap(in: #"{"data": […]}"#), offset)
    case .books where isBook: return (.wrap(in: #"{"data": [{"attributes": …}]}"#), offset)
    case .attributes where isBook: return (.wrap(in: #"{"attributes": …}"#), offset)
    default: return nil
    }
  }

  /// The remedy for a field whose name is misspelled.
  private func renaming(to field: String?) -> Advice? {
    guard let field else { return nil }
    let member = members.first { Self.isNear($0.name, to: field) }
    return member.map { (.rename(found: $0.name, to: field), $0.offset) }
  }

  /// The names in the object and their places.
  private var members: [(name: String, offset: Int)] {
    var json = JSONParser(bytes, at: offset)
    var members: [(name: String, offset: Int)] = []
    try? json.beginObject()
    while let member = try? json.nextMember() {
      members.append((member.name, member.source.range.lowerBound))
      guard (try? json.skip()) != nil else { break }
    }
    return members
  }

  private static func isNear(_ name: String, to field: String) -> Bool {
    // A text with this many bytes is not a word, and need not be split into letters.
    guard name.utf8.count <= TypingMistakes.maxWordLength else { return false }
    let (typed, known) = (letters(of: name), letters(of: field))
    let isBeginning = typed.count * 2 > known.count && known.starts(with: typed)
    return isBeginning || TypingMistakes.count(in: typed, for: known[...]) != nil
  }

  /// The letters of a name, however its words are separated.
  private static func letters(of name: String) -> [Unicode.Scalar] {
    name.lowercased().unicodeScalars.filter { $0 != "_" && $0 != "-" && $0 != " " }
  }
}
