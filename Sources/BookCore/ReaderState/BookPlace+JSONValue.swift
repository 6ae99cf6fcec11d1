extension BookPlace {
  /// The place as it is written in a state file, with whatever else its entry held.
  func json(over entry: JSONValue?) -> JSONValue {
    var fields: [String: JSONValue] = [:]
    if case .object(let known) = entry { fields = known }
    fields[.section] = .string(section.rawValue)
    fields[.character] = .integer(character)
    return .object(fields)
  }
}
