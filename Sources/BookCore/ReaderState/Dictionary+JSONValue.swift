/// The fields of an object in a state file.
extension [String: JSONValue] {
  /// The value at a key, or nil where there is none, or null.
  subscript(key: JSONKey) -> JSONValue? {
    get {
      let value = self[key.stringValue]
      if case .null = value { return nil }
      return value
    }
    set { self[key.stringValue] = newValue }
  }

  /// The fields of the object at a key; none where there is no object.
  ///
  /// - Throws: ``ReaderStateFormat/Damage`` where something else stands there.
  func object(at key: JSONKey) throws -> [String: JSONValue] {
    guard let value = self[key] else { return [:] }
    guard case .object(let fields) = value else { throw ReaderStateFormat.Damage() }
    return fields
  }
}
