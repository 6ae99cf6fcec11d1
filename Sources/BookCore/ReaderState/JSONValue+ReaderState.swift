/// What a state file has to hold in one place or another; anything else is damage.
extension JSONValue {
  var integer: Int {
    get throws {
      guard case .integer(let value) = self else { throw ReaderStateDocument.Damage() }
      return value
    }
  }

  var integers: [Int] {
    get throws {
      guard case .list(let values) = self else { throw ReaderStateDocument.Damage() }
      return try values.map { try $0.integer }
    }
  }

  var object: [String: JSONValue] {
    get throws {
      guard case .object(let values) = self else { throw ReaderStateDocument.Damage() }
      return values
    }
  }
}
