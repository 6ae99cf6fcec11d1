import JSON

/// The entries of one kind in a chapter, as the place of their list in the checked bytes of a data
/// file; the list is read when somebody asks for them.
struct StoredEntries: Sendable {
  private let list: StoredText

  /// Keeps entries whose list stands in bytes, where it must be valid, or is nothing.
  init(_ list: StoredText) { self.list = list }

  /// The list of entries that a program made, as a data file has it.
  static func encoded(_ entries: [ChapterEntry]) -> [UInt8] {
    entries.isEmpty ? [] : JSONValue.list(entries.map(value)).encoded
  }

  private static func value(of entry: ChapterEntry) -> JSONValue {
    [
      EntryField.name.rawValue: .text(entry.name),
      EntryField.is.rawValue: .text(entry.text),
      EntryField.was.rawValue: .list(entry.formerNames.map(JSONValue.text)),
      EntryField.also.rawValue: .list(entry.otherNames.map(JSONValue.text)),
      EntryField.forms.rawValue: .list(entry.forms.map(JSONValue.text)),
    ]
  }

  var entries: [ChapterEntry] {
    var entries: [ChapterEntry] = []
    forEach { entries.append($0) }
    return entries
  }

  /// Whether a name or a form has words that begin with some letters, which most lists do not even
  /// have.
  func haveName(of words: [LetterPattern], _ folding: inout TextFolding) -> Bool {
    func mayBe(in text: StoredText) -> Bool { words.allSatisfy { $0.mayBe(in: text) } }
    guard !list.isEmpty, list.utf8.contains(UInt8(ascii: "\\")) || mayBe(in: list) else {
      return false
    }
    return entries.flatMap { $0.names + $0.forms }.contains { name in
      guard mayBe(in: StoredText(name)) else { return false }
      let text = folding.fold(name)
      return words.allSatisfy { $0.isFound(in: text, as: .beginning) }
    }
  }

  func forEach(_ body: (ChapterEntry) -> Void) {
    if list.isEmpty { return }
    var json = list.json
    try? json.beginList()
    while (try? json.nextElement()) == true,
      let fields = try? EntryFields(reading: &json, noting: { _, _ in })
    {
      body(fields.entry(in: json.bytes))
    }
  }
}

/// The fields of an entry in a data file.
enum EntryField: String, CaseIterable { case name, `is`, was, also, forms }

extension JSONKey {
  fileprivate static let name: JSONKey = "name"
  fileprivate static let `is`: JSONKey = "is"
  fileprivate static let was: JSONKey = "was"
  fileprivate static let also: JSONKey = "also"
  fileprivate static let forms: JSONKey = "forms"
}

/// An entry as a data file has it, for an encoder.
struct EncodedEntry: Encodable {
  let name: String
  let `is`: String
  let was: [String]?
  let also: [String]?
  let forms: [String]?

  init(_ entry: ChapterEntry) {
    name = entry.name
    `is` = entry.text
    was = entry.formerNames.isEmpty ? nil : entry.formerNames
    also = entry.otherNames.isEmpty ? nil : entry.otherNames
    forms = entry.forms.isEmpty ? nil : entry.forms
  }
}

/// The fields of one entry, as the places of their texts.
struct EntryFields {
  /// What is wrong with an entry.
  enum Fault {
    /// The entry is no object.
    case noEntry

    /// The field is missing.
    case missing(EntryField)

    /// The field, or a name in its list, is no text, or blank.
    case noText(EntryField)

    /// The field is neither a name nor a list of names.
    case noNames(EntryField)
  }

  private var name: JSONText?
  private var text: JSONText?
  private var formerNames: [String]?
  private var otherNames: [String]?
  private var forms: [String]?

  /// Reads the next value; of several fields with one name, the first.
  ///
  /// What is wrong is noted, with the place of the value or of the object that lacks it.
  init(reading json: inout JSONParser, noting note: (Fault, Int) -> Void) throws(JSONFault) {
    guard try json.nextObject() else {
      note(.noEntry, json.offset)
      try json.skip()
      return
    }
    let start = json.offset - 1
    while let key = try json.nextKey() {
      switch key {
      case .name where name == nil: name = try json.entryText(of: .name, note)
      case .is where text == nil: text = try json.entryText(of: .is, note)
      case .was where formerNames == nil: formerNames = try json.names(of: .was, note)
      case .also where otherNames == nil: otherNames = try json.names(of: .also, note)
      case .forms where forms == nil: forms = try json.names(of: .forms, note)
      default: try json.skip()
      }
    }
    if name == nil { note(.missing(.name), start) }
    if text == nil { note(.missing(.is), start) }
  }

  func entry(in bytes: [UInt8]) -> ChapterEntry {
    ChapterEntry(
      name: (name ?? .empty).stored(in: bytes), text: (text ?? .empty).stored(in: bytes),
      formerNames: formerNames ?? [], otherNames: otherNames ?? [], forms: forms ?? [])
  }

  private static let members = PlainMembers(("name", "is"), or: ("forms", "also", "was"))

  /// Goes past a list of entries that needs no closer look, as nearly none does, and says where it
  /// was; any other is left.
  static func passPlainList(in json: inout JSONParser) -> Range<Int>? {
    json.skipPlainObjects(with: members)
  }
}

extension JSONParser {
  /// Reads a text that is not blank.
  fileprivate mutating func entryText(
    of field: EntryField, _ note: (EntryFields.Fault, Int) -> Void
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
    of field: EntryField, _ note: (EntryFields.Fault, Int) -> Void
  ) throws(JSONFault) -> [String] {
    var names: [String] = []
    switch try nextKind() {
    case .null: try skip()
    case .text: names.append(try entryText(of: field, note).string(in: bytes))
    case .list:
      try beginList()
      while try nextElement() {
        names.append(try entryText(of: field, note).string(in: bytes))
      }
    case .object, .number, .bool:
      note(.noNames(field), offset)
      try skip()
    }
    return names
  }
}
