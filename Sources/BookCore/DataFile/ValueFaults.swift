import JSON

/// The faults that were found in the values of a data file.
///
/// Only the first are kept, and what is there and on which line is found at the end, since finding
/// a line takes another pass over the file.
struct ValueFaults {
  /// The maximum number of faults that are kept, and reported with their places.
  private static let listedLimit = 10

  private struct Fault {
    var path: FieldPath
    let expected: ValueFault.Expected

    /// The place of the value, or of the object that lacks it.
    let offset: Int
    let isMissing: Bool

    /// Whether another fault is the same mistake in a field of the same name.
    func isLike(_ other: Fault) -> Bool {
      path.field == other.path.field && expected == other.expected && isMissing == other.isMissing
    }
  }

  private var kept: [Fault] = []
  private(set) var count = 0
  private var areAlike = true

  /// Notes an invalid value or, with the name of the missing member, an object that lacks one.
  mutating func note(
    at path: FieldPath, missing name: String? = nil, _ expected: ValueFault.Expected, offset: Int
  ) {
    var fault = Fault(path: path, expected: expected, offset: offset, isMissing: name != nil)
    if let name { fault.path.field = name }
    count += 1
    areAlike = areAlike && kept.first?.isLike(fault) ?? true
    if kept.count < Self.listedLimit { kept.append(fault) }
  }

  /// Adds a book's title to the faults that were found before the title was known.
  mutating func addTitle(_ title: String?, sinceCount count: Int) {
    for index in kept.indices.dropFirst(count) { kept[index].path.title = title }
  }

  func error(inFile name: String, _ bytes: [UInt8]) -> DataFileError? {
    if kept.isEmpty { return nil }
    let faults = kept.map { fault in
      let found = fault.isMissing ? .nothing : ValueFault.Found(JSONParser(bytes, at: fault.offset))
      let remedy = RemedySearch(bytes: bytes, offset: fault.offset)
        .remedy(for: fault.path.field, found: found, fault.expected)
      return ValueFault(
        path: fault.path, found: found, expected: fault.expected, remedy: remedy?.remedy,
        place: FilePlace(of: remedy?.offset ?? fault.offset, in: bytes))
    }
    let values = WrongValues(firstFaults: faults, faultCount: count, areAlike: areAlike)
    return .wrongValues(file: name, values)
  }

  mutating func note(_ fault: ChapterEntry.Fault, ofEntryAt path: FieldPath, offset: Int) {
    var path = path
    switch fault {
    case .noEntry: note(at: path, .entry(path.entry?.kind ?? .person), offset: offset)
    case .missing(let field):
      note(at: path, missing: field.rawValue, .nonemptyText, offset: offset)
    case .noText(let field):
      path.field = field.rawValue
      note(at: path, .nonemptyText, offset: offset)
    case .noNames(let field):
      path.field = field.rawValue
      note(at: path, .names, offset: offset)
    }
  }
}

extension ValueFault.Found {
  /// The value at the place of a parser.
  fileprivate init(_ json: JSONParser) {
    var json = json
    switch try? json.nextKind() {
    case .object: self = .object
    case .list: self = .list
    case .text: self = .text((try? json.text().string(in: json.bytes)) ?? "")
    case .number: self = .number((try? json.source().spelling) ?? "")
    case .bool: self = .bool(json.bytes[json.offset] == UInt8(ascii: "t"))
    case .null, nil: self = .null
    }
  }
}
