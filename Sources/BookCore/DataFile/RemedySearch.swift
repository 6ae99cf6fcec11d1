import JSON
import TypedText

/// Finds what would probably fix a fault in a data file.
struct RemedySearch {
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
    case (.list, .series): (.wrap(in: Self.aroundList), offset)
    case (.text, .titles): (.wrap(in: "[…]"), offset)
    case (.nothing, _): wrapping(expected) ?? renaming(to: field, expected)
    default: nil
    }
  }
}

extension RemedySearch {
  private typealias Member = (name: String, offset: Int, value: JSONParser)

  /// The remedy for a list of books, a book, or the fields of one, without what belongs around it.
  private func wrapping(_ expected: ValueFault.Expected) -> Advice? {
    let members = members(ofObjectAt: offset)
    func has(_ name: String, among members: [Member]) -> Bool {
      members.contains { $0.name.utf8.elementsEqual(name.utf8) }
    }
    let isBook = has(BookField.title.name, among: members)
    switch expected {
    case .books where has("attributes", among: members): return (.wrap(in: Self.aroundList), offset)
    case .books:
      for (name, offset, value) in members where name != BookField.chapters.name {
        var value = value
        guard (try? value.nextList()) == true, (try? value.nextElement()) == true,
          (try? value.nextKind()) == .object
        else { continue }
        let isWhole = has("attributes", among: self.members(ofObjectAt: value.offset))
        return (.wrapList(name, in: isWhole ? Self.aroundList : Self.aroundBooks), offset)
      }
      return isBook ? (.wrap(in: Self.aroundBooks), offset) : nil
    case .attributes where isBook: return (.wrap(in: #"{"attributes": …}"#), offset)
    default: return nil
    }
  }

  private static let aroundList = #"{"data": […]}"#
  private static let aroundBooks = #"{"data": [{"attributes": …}]}"#

  /// The remedy for a field whose name is misspelled, unless its value is of another type.
  private func renaming(to field: String?, _ expected: ValueFault.Expected) -> Advice? {
    guard let field else { return nil }
    let member = members(ofObjectAt: offset).first { member in
      var value = member.value
      guard Self.isNear(member.name, to: field), let kind = try? value.nextKind() else {
        return false
      }
      let isList = expected == .books || expected == .chapters
      return kind != .null && (kind == .list) == isList
        && (kind == .object) == (expected == .attributes)
    }
    return member.map { (.rename(found: $0.name, to: field), $0.offset) }
  }

  /// The names in an object, their places and what reads their values.
  private func members(ofObjectAt offset: Int) -> [Member] {
    var json = JSONParser(bytes, at: offset)
    var members: [Member] = []
    try? json.beginObject()
    while let member = try? json.nextMember() {
      members.append((member.name, member.source.range.lowerBound, json))
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
