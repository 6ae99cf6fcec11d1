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
    case .read(let source):
      if let value = try source.opened() { return try value.encode(to: encoder) }
      var single = encoder.singleValueContainer()
      let number = Double(source.spelling)
      try single.encode(number?.isFinite == true ? number : nil)
    case .null, .bool, .number, .text:
      var single = encoder.singleValueContainer()
      switch self {
      case .bool(let flag): try single.encode(flag)
      case .number(let number): try single.encode(number)
      case .text(let text): try single.encode(text)
      default: try single.encodeNil()
      }
    }
  }
}

extension JSONSource {
  /// The value, whose members or elements are still as in the file; a number beyond all is null.
  fileprivate func opened() throws(JSONFault) -> JSONValue? {
    var json = JSONParser(bytes, at: range.lowerBound)
    switch kind {
    case .object: return .object(try JSONObject(from: &json))
    case .list:
      var elements: [JSONValue] = []
      try json.beginList()
      while try json.nextElement() { elements.append(.read(try json.source())) }
      return .list(elements)
    case .text: return .text(try json.text().string(in: bytes))
    case .bool: return bool.map(JSONValue.bool)
    case .number: return Int(spelling).map(JSONValue.number)
    case .null, nil: return .null
    }
  }
}
