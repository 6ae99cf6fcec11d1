import JSON

/// The fields of an entry in a data file.
enum EntryField: String, CaseIterable { case name, `is`, was, also, forms }

extension ChapterEntry {
  /// The entry as a data file has it.
  var json: JSONValue {
    var members: [(String, JSONValue)] = [
      (EntryField.name.rawValue, .text(name)), (EntryField.is.rawValue, .text(text)),
    ]
    for (field, names) in [(EntryField.was, formerNames), (.also, otherNames), (.forms, forms)]
    where !names.isEmpty {
      members.append((field.rawValue, .list(names.map(JSONValue.text))))
    }
    return .object(JSONObject(members))
  }

  /// What may be wrong with an entry in a data file.
  enum Fault {
    case noEntry
    case missing(EntryField)

    /// The field, or a name in its list, is no text, or blank.
    case noText(EntryField)

    /// The field is neither a name nor a list of names.
    case noNames(EntryField)
  }

  /// Takes the next value; of several fields with one name, the first.
  ///
  /// What is wrong is noted, with the place of the value or of the object that lacks it.
  init(reading json: inout JSONParser, noting note: (Fault, Int) -> Void) throws(JSONFault) {
    var (name, text): (StoredText?, StoredText?)
    var (formerNames, otherNames, forms): ([String]?, [String]?, [String]?)
    if try json.nextObject() {
      let start = json.offset - 1
      while let key = try json.nextKey() {
        switch key {
        case "name" where name == nil: name = try json.entryText(of: .name, note)
        case "is" where text == nil: text = try json.entryText(of: .is, note)
        case "was" where formerNames == nil: formerNames = try json.names(of: .was, note)
        case "also" where otherNames == nil: otherNames = try json.names(of: .also, note)
        case "forms" where forms == nil: forms = try json.names(of: .forms, note)
        default: try json.skip()
        }
      }
      if name == nil { note(.missing(.name), start) }
      if text == nil { note(.missing(.is), start) }
    } else {
      note(.noEntry, json.offset)
      try json.skip()
    }
    self.init(
      formerNames: formerNames ?? [], otherNames: otherNames ?? [], forms: forms ?? [],
      nameText: name ?? .empty, lineText: text ?? .empty)
  }

  /// The names of its members, for lists that need no closer look, as nearly none does.
  static let members = PlainMembers(("name", "is"), or: ("forms", "also", "was"))
}

extension JSONParser {
  /// Reads a text that is not blank.
  fileprivate mutating func entryText(
    of field: EntryField, _ note: (ChapterEntry.Fault, Int) -> Void
  ) throws(JSONFault) -> StoredText {
    guard let text = try nextText() else {
      note(.noText(field), offset)
      try skip()
      return .empty
    }
    let stored = text.stored(in: bytes)
    if stored.isBlank { note(.noText(field), text.range.lowerBound - 1) }
    return stored
  }

  /// Reads a name or a list of names; `null` stands for none.
  fileprivate mutating func names(
    of field: EntryField, _ note: (ChapterEntry.Fault, Int) -> Void
  ) throws(JSONFault) -> [String] {
    var names: [String] = []
    switch try nextKind() {
    case .null: try skip()
    case .text: names.append(try entryText(of: field, note).string)
    case .list:
      try beginList()
      while try nextElement() { names.append(try entryText(of: field, note).string) }
    case .object, .number, .bool:
      note(.noNames(field), offset)
      try skip()
    }
    return names
  }
}
