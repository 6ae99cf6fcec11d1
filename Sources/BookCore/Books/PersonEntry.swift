import JSON

/// What a chapter makes known of a person: who they are at the end of it.
///
///     let entry = PersonEntry(
///       name: "Remus Lupin", text: "A werewolf.", formerNames: ["Professor Lupin"])
///     entry.names  // ["Professor Lupin", "Remus Lupin"]
public struct PersonEntry: Hashable, Sendable {
  /// The name by which they are known from the chapter on.
  public let name: String

  /// Who they are, as far as the chapter tells.
  public let text: String

  /// Names under which they were known before: those people are this person.
  public let formerNames: [String]

  /// More names, which nobody had before.
  public let otherNames: [String]

  /// Creates an entry, whose values are not checked.
  public init(
    name: String, text: String, formerNames: [String] = [], otherNames: [String] = []
  ) {
    self.name = name
    self.text = text
    self.formerNames = formerNames
    self.otherNames = otherNames
  }

  /// All names: the former ones, the name, and the others.
  public var names: [String] { formerNames + [name] + otherNames }
}

/// The names of the members of a person in a data file, and of the list of people.
enum PersonField {
  static let people = "people"
  static let name = "name"
  static let `is` = "is"
  static let was = "was"
  static let also = "also"
}

extension JSONKey {
  static let people: JSONKey = "people"
  static let name: JSONKey = "name"
  static let `is`: JSONKey = "is"
  static let was: JSONKey = "was"
  static let also: JSONKey = "also"
}

/// The people of a chapter, as the place of their list in the checked bytes of a data file; the list
/// is read when somebody asks for them.
struct StoredPeople: Sendable {
  private let list: StoredText

  /// Keeps people whose list stands in bytes, where it must be valid, or is nothing.
  init(_ list: StoredText) { self.list = list }

  /// The list of people that a program made, as a data file has it.
  static func encoded(_ people: [PersonEntry]) -> [UInt8] {
    people.isEmpty ? [] : JSONValue.list(people.map(value)).encoded
  }

  private static func value(of person: PersonEntry) -> JSONValue {
    [
      PersonField.name: .text(person.name),
      PersonField.is: .text(person.text),
      PersonField.was: .list(person.formerNames.map(JSONValue.text)),
      PersonField.also: .list(person.otherNames.map(JSONValue.text)),
    ]
  }

  var entries: [PersonEntry] {
    if list.isEmpty { return [] }
    var json = JSONParser(Array(list.utf8), at: 0)
    return (try? json.people()) ?? []
  }
}

extension JSONParser {
  fileprivate mutating func people() throws(JSONFault) -> [PersonEntry] {
    var people: [PersonEntry] = []
    try beginList()
    while try nextElement() { people.append(try person()) }
    return people
  }

  private mutating func person() throws(JSONFault) -> PersonEntry {
    var (name, text): (String?, String?)
    var (formerNames, otherNames): ([String]?, [String]?)
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case .name where name == nil: name = try self.text().string(in: bytes)
      case .is where text == nil: text = try self.text().string(in: bytes)
      case .was where formerNames == nil: formerNames = try names()
      case .also where otherNames == nil: otherNames = try names()
      default: try skip()
      }
    }
    return PersonEntry(
      name: name ?? "", text: text ?? "", formerNames: formerNames ?? [],
      otherNames: otherNames ?? [])
  }

  /// Reads a name, a list of names, or nothing.
  private mutating func names() throws(JSONFault) -> [String] {
    if let name = try nextText() { return [name.string(in: bytes)] }
    var names: [String] = []
    guard try nextList() else {
      try skip()
      return names
    }
    while try nextElement() { names.append(try text().string(in: bytes)) }
    return names
  }
}
