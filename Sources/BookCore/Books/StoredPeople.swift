import JSON

/// The people of a chapter, as the place of their list in the checked bytes of a data file; the
/// list is read when somebody asks for them.
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
      PersonField.name.rawValue: .text(person.name),
      PersonField.is.rawValue: .text(person.text),
      PersonField.was.rawValue: .list(person.formerNames.map(JSONValue.text)),
      PersonField.also.rawValue: .list(person.otherNames.map(JSONValue.text)),
    ]
  }

  var entries: [PersonEntry] {
    var entries: [PersonEntry] = []
    forEach { entries.append($0) }
    return entries
  }

  func forEach(_ body: (PersonEntry) -> Void) {
    if list.isEmpty { return }
    var json = list.json
    try? json.beginList()
    while (try? json.nextElement()) == true,
      let person = try? PersonFields(reading: &json, noting: { _, _ in })
    {
      body(person.entry(in: json.bytes))
    }
  }
}

/// The fields of a person in a data file.
enum PersonField: String, CaseIterable { case name, `is`, was, also }

extension JSONKey {
  fileprivate static let name: JSONKey = "name"
  fileprivate static let `is`: JSONKey = "is"
  fileprivate static let was: JSONKey = "was"
  fileprivate static let also: JSONKey = "also"
}

/// A person as a data file has them, for an encoder.
struct EncodedPerson: Encodable {
  let name: String
  let `is`: String
  let was: [String]?
  let also: [String]?

  init(_ person: PersonEntry) {
    name = person.name
    `is` = person.text
    was = person.formerNames.isEmpty ? nil : person.formerNames
    also = person.otherNames.isEmpty ? nil : person.otherNames
  }
}

/// The fields of one person, as the places of their texts.
struct PersonFields {
  /// What is wrong with a person.
  enum Fault {
    /// The person is no object.
    case noPerson

    /// The field is missing.
    case missing(PersonField)

    /// The field, or a name in its list, is no text, or blank.
    case noText(PersonField)

    /// The field is neither a name nor a list of names.
    case noNames(PersonField)
  }

  private var name: JSONText?
  private var text: JSONText?
  private var formerNames: [String]?
  private var otherNames: [String]?

  /// Reads the next value; of several fields with one name, the first.
  ///
  /// What is wrong is noted, with the place of the value or of the object that lacks it.
  init(reading json: inout JSONParser, noting note: (Fault, Int) -> Void) throws(JSONFault) {
    guard try json.nextObject() else {
      note(.noPerson, json.offset)
      try json.skip()
      return
    }
    let start = json.offset - 1
    while let key = try json.nextKey() {
      switch key {
      case .name where name == nil: name = try json.personText(of: .name, note)
      case .is where text == nil: text = try json.personText(of: .is, note)
      case .was where formerNames == nil: formerNames = try json.names(of: .was, note)
      case .also where otherNames == nil: otherNames = try json.names(of: .also, note)
      default: try json.skip()
      }
    }
    if name == nil { note(.missing(.name), start) }
    if text == nil { note(.missing(.is), start) }
  }

  func entry(in bytes: [UInt8]) -> PersonEntry {
    PersonEntry(
      name: (name ?? .empty).stored(in: bytes), text: (text ?? .empty).stored(in: bytes),
      formerNames: formerNames ?? [], otherNames: otherNames ?? [])
  }

  /// Goes past a list of people that needs no closer look, as nearly none does; any other is left.
  static func passPlainList(in json: inout JSONParser) -> Bool {
    json.skipPlainObjects(with: (.name, .is), or: (.was, .also))
  }
}

extension JSONParser {
  /// Reads a text that is not blank.
  fileprivate mutating func personText(
    of field: PersonField, _ note: (PersonFields.Fault, Int) -> Void
  ) throws(JSONFault) -> JSONText {
    guard let text = try nextText() else {
      note(.noText(field), offset)
      try skip()
      return .empty
    }
    if text.stored(in: bytes).isBlank { note(.noText(field), text.range.lowerBound - 1) }
    return text
  }

  /// Reads a name or a list of names; `null` stands for none.
  fileprivate mutating func names(
    of field: PersonField, _ note: (PersonFields.Fault, Int) -> Void
  ) throws(JSONFault) -> [String] {
    var names: [String] = []
    switch try nextKind() {
    case .null: try skip()
    case .text: names.append(try personText(of: field, note).string(in: bytes))
    case .list:
      try beginList()
      while try nextElement() {
        names.append(try personText(of: field, note).string(in: bytes))
      }
    case .object, .number, .bool:
      note(.noNames(field), offset)
      try skip()
    }
    return names
  }
}
