/// Reads a JSON text value by value, in the order of the file, and keeps track of its place.
///
/// Values are checked whether they are read or skipped, strictly by RFC 8259, except that a byte
/// order mark and trailing commas are accepted, since real files have them. Skipping a value takes
/// no memory, however large it is.
///
///     var json = try JSONParser(Array(#"{"title": "Emma", "pages": 474}"#.utf8))
///     try json.beginObject()
///     while let key = try json.nextKey() {
///       switch key {
///       case "title": title = try json.text().string(in: json.bytes)  // "Emma"
///       default: try json.skip()
///       }
///     }
///     try json.endFile()
package struct JSONParser {
  package enum Kind: Equatable, Sendable { case object, list, text, number, bool, null }

  package static let maxNesting = 512

  /// The bytes that some editors put at the beginning of a file.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private var scanner: JSONScanner

  /// The number of lists and objects around the next value.
  private var depth = 0

  /// Whether nothing has been read yet from the innermost list or object.
  private var isAtFirstElement = false

  /// Starts at the first value of a file; a file in UTF-16 or UTF-32 is a fault.
  package init(_ bytes: [UInt8]) throws(JSONFault) {
    guard !Self.isWide(bytes) else { throw JSONFault(.wideEncoding, at: 0) }
    scanner = JSONScanner(bytes: bytes, offset: 0)
    if bytes.starts(with: Self.byteOrderMark) { scanner.advance(by: Self.byteOrderMark.count) }
  }

  /// Starts at a value in the middle of a file that has been checked before.
  package init(_ bytes: [UInt8], at offset: Int) {
    scanner = JSONScanner(bytes: bytes, offset: offset)
  }

  package var bytes: [UInt8] { scanner.bytes }

  /// The place of the next byte to be read: that of the next value after ``nextKind()``.
  package var offset: Int { scanner.offset }

  /// Goes to the next value and looks at its kind, judged by the first byte.
  package mutating func nextKind() throws(JSONFault) -> Kind { try goToValue() }

  /// Enters an object, which must be the next value.
  package mutating func beginObject() throws(JSONFault) {
    guard try nextObject() else { throw faultInsteadOf(.object) }
  }

  /// Goes to the next member of the innermost object, or leaves it; nil after the last.
  ///
  /// The value has to be read or skipped before the next member.
  package mutating func nextKey() throws(JSONFault) -> JSONKey? {
    guard try goToElement(before: Self.endOfObject) else { return nil }
    guard scanner.next == UInt8(ascii: "\"") else { throw scanner.fault(.nameOrEnd) }
    let key = try scanner.readKey()
    try readColon()
    return key
  }

  /// The same as ``nextKey()``, with the whole name.
  package mutating func nextName() throws(JSONFault) -> String? { try nextMember()?.name }

  /// The same as ``nextName()``, with the name as the file spells it, including the quotation
  /// marks.
  package mutating func nextMember() throws(JSONFault) -> (name: String, source: JSONSource)? {
    guard try goToElement(before: Self.endOfObject) else { return nil }
    let name = try readName()
    let range = name.range.lowerBound - 1..<name.range.upperBound + 1
    return (name.string(in: bytes), JSONSource(bytes: bytes, range: range))
  }

  /// Enters a list, which must be the next value.
  package mutating func beginList() throws(JSONFault) {
    guard try nextList() else { throw faultInsteadOf(.list) }
  }

  /// Goes to the next element of the innermost list, or leaves it, and says whether there is one.
  package mutating func nextElement() throws(JSONFault) -> Bool {
    try goToElement(before: Self.endOfList)
  }

  package mutating func text() throws(JSONFault) -> JSONText {
    guard let text = try nextText() else { throw faultInsteadOf(.text) }
    return text
  }

  /// Goes to the next value, and enters it if it is an object; any other is left.
  package mutating func nextObject() throws(JSONFault) -> Bool { try enter(UInt8(ascii: "{")) }

  /// Goes to the next value, and enters it if it is a list; any other is left.
  package mutating func nextList() throws(JSONFault) -> Bool { try enter(UInt8(ascii: "[")) }

  /// Goes to the next value, and reads it if it is a text; nil for any other, which is left.
  package mutating func nextText() throws(JSONFault) -> JSONText? {
    scanner.skipWhiteSpace()
    return scanner.next == UInt8(ascii: "\"") ? try scanner.readText() : nil
  }

  package mutating func number() throws(JSONFault) -> JSONNumber {
    guard try goToValue() == .number else { throw scanner.fault(.number) }
    let start = offset
    try scanner.readNumber()
    return JSONNumber(bytes[start..<offset])
  }

  package mutating func skip() throws(JSONFault) {
    // The bracket that ends the innermost list or object, and those that end the others around it:
    // no recursion, since nesting must not exhaust the stack.
    var end: UInt8?
    var outerEnds: [UInt8] = []
    repeat {
      if let innermost = end {
        guard try goToElement(before: innermost) else {
          end = outerEnds.popLast()
          continue
        }
        if innermost == Self.endOfObject { _ = try readName() }
      }
      guard let begun = try beginValue() else { continue }
      if let end { outerEnds.append(end) }
      end = begun
    } while end != nil
  }

  /// Goes past the next value, and says where it was, if it is a list of which all elements are
  /// objects as plain as nearly all are; any other is left.
  ///
  /// Their members have the names that they must have, or others that they may, and each is a text
  /// that is not blank, or one of the others a list of such texts. A list that is left may be just
  /// as valid.
  package mutating func skipPlainObjects(with members: PlainMembers) -> Range<Int>? {
    scanner.skipWhiteSpace()
    let start = offset
    let end = bytes.withUnsafeBytes { ByteRun.endOfPlainObjects(in: $0, from: start, members) }
    guard let end else { return nil }
    scanner.advance(by: end - start)
    return start..<end
  }

  /// Checks that nothing follows the only value of the file.
  package mutating func endFile() throws(JSONFault) {
    scanner.skipWhiteSpace()
    guard scanner.next == nil else { throw scanner.fault(.endOfFile) }
  }
}

// These steps are inlined because they run for every value of a file.
extension JSONParser {
  private static let endOfObject = UInt8(ascii: "}")
  private static let endOfList = UInt8(ascii: "]")

  @inline(__always)
  private mutating func goToValue() throws(JSONFault) -> Kind {
    scanner.skipWhiteSpace()
    guard let next = scanner.next, let kind = Kind(firstByte: next) else {
      throw scanner.fault(.value)
    }
    return kind
  }

  /// Enters the next value if it begins with a bracket.
  @inline(__always)
  private mutating func enter(_ bracket: UInt8) throws(JSONFault) -> Bool {
    scanner.skipWhiteSpace()
    guard scanner.next == bracket else { return false }
    guard depth < Self.maxNesting else { throw JSONFault(.nestedTooDeep, at: offset) }
    depth += 1
    scanner.advance()
    isAtFirstElement = true
    return true
  }

  /// Reads a whole scalar, or enters a list or an object, and says which bracket ends it.
  @inline(__always)
  private mutating func beginValue() throws(JSONFault) -> UInt8? {
    switch try goToValue() {
    case .object: return try nextObject() ? Self.endOfObject : nil
    case .list: return try nextList() ? Self.endOfList : nil
    case .text: _ = try scanner.readText()
    case .number: try scanner.readNumber()
    case .bool: try scanner.readWord(scanner.next == UInt8(ascii: "t") ? "true" : "false")
    case .null: try scanner.readWord("null")
    }
    return nil
  }

  /// Goes to the next element of the innermost list or object, or past the bracket that ends it.
  @inline(__always)
  private mutating func goToElement(before end: UInt8) throws(JSONFault) -> Bool {
    let isFirst = isAtFirstElement
    let endOfLast = offset
    isAtFirstElement = false
    scanner.skipWhiteSpace()
    if !isFirst, scanner.next == UInt8(ascii: ",") {
      scanner.advance()
      scanner.skipWhiteSpace()
    } else if !isFirst, scanner.next != end {
      throw faultInsteadOfComma(behind: endOfLast, inObject: end == Self.endOfObject)
    }
    guard scanner.next == end else { return true }
    scanner.advance()
    depth -= 1
    return false
  }

  @inline(__always)
  private mutating func readName() throws(JSONFault) -> JSONText {
    guard scanner.next == UInt8(ascii: "\"") else { throw scanner.fault(.nameOrEnd) }
    let name = try scanner.readText()
    try readColon()
    return name
  }

  @inline(__always)
  private mutating func readColon() throws(JSONFault) {
    scanner.skipWhiteSpace()
    guard scanner.next == UInt8(ascii: ":") else { throw scanner.fault(.colon) }
    scanner.advance()
  }

  // MARK: What is rare

  @inline(never)
  private func faultInsteadOf(_ kind: JSONFault.Expectation) -> JSONFault {
    let isValue = scanner.next.flatMap(Kind.init(firstByte:)) != nil
    return scanner.fault(isValue ? kind : .value)
  }

  /// What is wrong if two elements are not separated by a comma.
  @inline(never)
  private func faultInsteadOfComma(behind end: Int, inObject isObject: Bool) -> JSONFault {
    let isAnother =
      switch scanner.next.flatMap(Kind.init(firstByte:)) {
      case .text: true
      case .object, .list: !isObject
      // Right after a value, as in `1-2`, this is probably more of the same value.
      case .number, .bool, .null: !isObject && end < offset
      case nil: false
      }
    return isAnother
      ? JSONFault(.missingComma, at: end)
      : scanner.fault(isObject ? .commaOrEndOfObject : .commaOrEndOfList)
  }

  /// Whether a file begins like one in UTF-16 or UTF-32: with a byte order mark, or with an ASCII
  /// character, as JSON does, and zero bytes beside it.
  ///
  /// Any other zero is a control character in a file that was meant to be UTF-8, and nothing but
  /// zeros is what a power failure may leave of a file.
  private static func isWide(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    let isPaired = bytes.count.isMultiple(of: 2) && bytes.prefix(2).last == 0
    return (isPaired || bytes.first == 0) && bytes.prefix(4).contains { $0 != 0 }
  }
}

extension JSONParser.Kind {
  /// The kind of value that begins with a byte, or nil if none does.
  init?(firstByte byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): self = .object
    case UInt8(ascii: "["): self = .list
    case UInt8(ascii: "\""): self = .text
    case UInt8(ascii: "-"), 0x30...0x39: self = .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .bool
    case UInt8(ascii: "n"): self = .null
    default: return nil
    }
  }
}
