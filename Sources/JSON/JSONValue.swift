/// A JSON value to write.
///
/// A value that was read and not changed stays ``read(_:)``, and is written back byte for byte, but
/// without trailing commas.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case text(String)
  case list([JSONValue])
  case object(JSONObject)

  /// A value as it is in a file.
  case read(JSONSource)

  package static func number(orNull number: Int?) -> JSONValue {
    number.map(JSONValue.number) ?? .null
  }

  package static func text(orNull text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Creates an object whose members keep their order: `["title": .text("Emma")]`.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(JSONObject(members))
  }
}

/// A value in the bytes of a file that has been checked.
package struct JSONSource: Sendable {
  package let bytes: [UInt8]
  package let range: Range<Int>
  package var kind: JSONParser.Kind? { JSONParser.Kind(firstByte: bytes[range.lowerBound]) }

  /// The value as the file spells it.
  package var spelling: String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether the value is `true`, or nil if it is neither that nor `false`.
  package var bool: Bool? { kind == .bool ? bytes[range.lowerBound] == UInt8(ascii: "t") : nil }
}

extension JSONParser {
  /// Takes the next value as it is, whatever its kind.
  package mutating func source() throws(JSONFault) -> JSONSource {
    _ = try nextKind()
    let start = offset
    try skip()
    return JSONSource(bytes: bytes, range: start..<offset)
  }
}
