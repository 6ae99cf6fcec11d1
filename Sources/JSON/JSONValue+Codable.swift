extension JSONValue: Codable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  /// Decodes whatever there is.
  package init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Name.self) {
      self = .object(
        JSONObject(
          try members.allKeys.map { name in
            (name.stringValue, try members.decode(JSONValue.self, forKey: name))
          }))
    } else if var elements = try? decoder.unkeyedContainer() {
      var list: [JSONValue] = []
      while !elements.isAtEnd { list.append(try elements.decode(JSONValue.self)) }
      self = .list(list)
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let flag = try? value.decode(Bool.self) {
        self = .bool(flag)
      } else if let number = try? value.decode(Int.self) {
        self = .number(number)
      } else {
        let number = Array(String(try value.decode(Double.self)).utf8)
        self = .read(JSONSource(bytes: number, range: number.indices))
      }
    }
  }

  /// Encodes the value; of one that was read, what a decoder has put there, which is a number.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let object):
      var members = encoder.container(keyedBy: Name.self)
      for member in object.members {
        try members.encode(member.value, forKey: Name(stringValue: member.name))
      }
    case .list(let values):
      var elements = encoder.unkeyedContainer()
      for value in values { try elements.encode(value) }
    case .null, .bool, .number, .text, .read:
      var single = encoder.singleValueContainer()
      switch self {
      case .bool(let flag): try single.encode(flag)
      case .number(let number): try single.encode(number)
      case .text(let text): try single.encode(text)
      case .read(let source): try single.encode(Double(source.spelling))
      default: try single.encodeNil()
      }
    }
  }
}
