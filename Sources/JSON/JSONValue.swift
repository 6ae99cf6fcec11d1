/// A JSON value to write.
///
/// A value that was read and not changed stays ``read(_:)``, and is written back byte for byte, but
/// without trailing commas.
///
///     let book: JSONValue = ["title": .text("Emma"), "pages": .number(474)]
///     String(decoding: book.encoded, as: UTF8.self)
///     // {
///     //   "title": "Emma",
///     //   "pages": 474
///     // }
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case text(String)
  case list([JSONValue])
  case object(JSONObject)

  /// A value as it is in a file.
  case read(JSONSource)

  /// A number, or null if there is none.
  package static func number(orNull number: Int?) -> JSONValue {
    number.map(JSONValue.number) ?? .null
  }

  /// Text, or null if there is none.
  package static func text(orNull text: String?) -> JSONValue {
    text.map(JSONValue.text) ?? .null
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Creates an object whose members keep their order.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(JSONObject(members))
  }
}

/// A value in the bytes of a file that has been checked.
package struct JSONSource: Hashable, Sendable {
  let bytes: [UInt8]

  /// The bytes of the value.
  package let range: Range<Int>

  /// Whether two values are written in the same bytes.
  package static func == (left: JSONSource, right: JSONSource) -> Bool {
    left.bytes[left.range] == right.bytes[right.range]
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes[range]) }

  /// The value's kind.
  package var kind: JSONParser.Kind? { JSONParser.Kind(firstByte: bytes[range.lowerBound]) }

  /// The value as the file spells it.
  package var spelling: String { String(decoding: bytes[range], as: UTF8.self) }

  /// The whole number, or nil if the value is not one.
  package var wholeNumber: Int? {
    guard kind == .number else { return nil }
    var json = JSONParser(bytes, at: range.lowerBound)
    return try? json.number().value
  }

  /// The text, or nil if the value is not one.
  package var text: String? {
    guard kind == .text else { return nil }
    var json = JSONParser(bytes, at: range.lowerBound)
    return try? json.text().string(in: bytes)
  }

  /// Whether the value is `true`, or nil if it is neither that nor `false`.
  package var bool: Bool? { kind == .bool ? bytes[range.lowerBound] == UInt8(ascii: "t") : nil }

  /// The object, or nil if the value is not one.
  package var object: JSONObject? {
    guard kind == .object else { return nil }
    var json = JSONParser(bytes, at: range.lowerBound)
    return try? JSONObject(from: &json)
  }

  /// The texts of the list; nil if the value is not a list, or any of its elements is not a text.
  package var texts: [String]? {
    var texts: [String] = []
    let count = countElements { if let text = $0.text { texts.append(text) } }
    return count == texts.count ? texts : nil
  }

  /// Visits the elements of the list, whatever they are, and counts them; nil if it is not a list.
  package func countElements(_ visit: (JSONSource) -> Void) -> Int? {
    readElements { json throws(JSONFault) in visit(try json.source()) }
  }
}

extension JSONSource {
  /// Reads the elements of the list one by one, and counts them; nil if it is not a list.
  package func readElements(_ read: (inout JSONParser) throws(JSONFault) -> Void) -> Int? {
    guard kind == .list else { return nil }
    var json = JSONParser(bytes, at: range.lowerBound)
    var count = 0
    do throws(JSONFault) {
      try json.beginList()
      while try json.nextElement() {
        try read(&json)
        count += 1
      }
      return count
    } catch { return nil }
  }

  /// Reads the value of a member of the object, if there is one; of several, the first.
  package func readMember(_ name: String, _ read: (inout JSONParser) throws(JSONFault) -> Void) {
    var json = JSONParser(bytes, at: range.lowerBound)
    do throws(JSONFault) {
      try json.beginObject()
      while let next = try json.nextName() {
        if next.utf8.count == name.utf8.count, next.utf8.elementsEqual(name.utf8) {
          return try read(&json)
        }
        try json.skip()
      }
    } catch { return }
  }
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
