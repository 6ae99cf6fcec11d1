import Foundation

@testable import JSON

/// All that a text says, as this parser and as Foundation's decoder understand it.
enum Opinion: Equatable {
  case null
  case bool(Bool)
  case number(Double, whole: Int?)
  case text([UInt8])
  case list([Opinion])

  /// The members, of equal names the first.
  case object([String: Opinion])
}

extension Opinion {
  /// Reads a whole text with this parser.
  init(reading bytes: [UInt8]) throws {
    var json = try JSONParser(bytes)
    try self.init(from: &json)
    try json.endFile()
  }

  private init(from json: inout JSONParser) throws {
    switch try json.nextKind() {
    case .object:
      var members: [String: Opinion] = [:]
      try json.beginObject()
      while let name = try json.nextName() {
        let value = try Opinion(from: &json)
        if members[name] == nil { members[name] = value }
      }
      self = .object(members)
    case .list:
      var elements: [Opinion] = []
      try json.beginList()
      while try json.nextElement() { elements.append(try Opinion(from: &json)) }
      self = .list(elements)
    case .text: self = .text(try json.text().string(in: json.bytes).bytes)
    case .number:
      let source = try json.source()
      self = .number(Double(source.spelling) ?? .nan, whole: source.wholeNumber)
    case .bool:
      self = .bool(json.bytes[json.offset] == UInt8(ascii: "t"))
      try json.skip()
    case .null:
      self = .null
      try json.skip()
    }
  }
}

extension Opinion: Decodable {
  private struct Name: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let text = try? value.decode(String.self) {
      self = .text(text.bytes)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number, whole: try? value.decode(Int.self))
    } else if var list = try? decoder.unkeyedContainer() {
      var elements: [Opinion] = []
      while !list.isAtEnd { elements.append(try list.decode(Opinion.self)) }
      self = .list(elements)
    } else {
      let object = try decoder.container(keyedBy: Name.self)
      var members: [String: Opinion] = [:]
      for name in object.allKeys {
        members[name.stringValue] = try object.decode(Opinion.self, forKey: name)
      }
      self = .object(members)
    }
  }
}
