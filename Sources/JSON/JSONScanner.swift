import DisplayText

/// Reads the tokens of a JSON text: white space, texts, numbers and words.
///
/// It knows nothing about lists and objects. Everything that has a meaning in JSON is ASCII, so
/// bytes are compared; anything else is checked to be valid UTF-8.
struct JSONScanner {
  let bytes: [UInt8]
  private(set) var offset: Int
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func advance(by count: Int = 1) { offset += count }

  @inline(__always)
  mutating func skipWhiteSpace() {
    // Between most tokens there is none, or one space.
    if next == UInt8(ascii: " ") { offset &+= 1 }
    if let next, next <= UInt8(ascii: " ") {
      offset = bytes.withUnsafeBytes { ByteRun.endOfWhiteSpace(in: $0, from: offset) }
    }
  }

  /// A fault at the next byte, which should be something else.
  func fault(_ expected: JSONFault.Expectation) -> JSONFault {
    guard let next, next >= 0x80, bytes.countOfScalar(at: offset) == nil else {
      return JSONFault(.expected(expected, found: JSONFinding(in: bytes, at: offset)), at: offset)
    }
    return JSONFault(.notUTF8(next), at: offset)
  }

  // MARK: Texts

  /// Reads a text, including its quotation marks.
  @inline(__always)
  mutating func readText() throws(JSONFault) -> JSONText {
    let start = offset &+ 1
    offset = endOfRun(from: start)
    let hasEscapes = next == UInt8(ascii: "\"") ? false : try readRareText()
    offset &+= 1
    return JSONText(range: start..<offset &- 1, hasEscapes: hasEscapes)
  }

  /// Reads the name of a member, including its quotation marks.
  @inline(__always)
  mutating func readKey() throws(JSONFault) -> JSONKey {
    let common = bytes.withUnsafeBytes { ByteRun.key(in: $0, from: offset &+ 1) }
    guard let (key, end) = common else { return try readRareKey() }
    offset = end &+ 1
    return key
  }

  @inline(__always)
  private func endOfRun(from start: Int) -> Int {
    bytes.withUnsafeBytes { ByteRun.endOfText(in: $0, from: start) }
  }

  @inline(never)
  private mutating func readRareKey() throws(JSONFault) -> JSONKey {
    let name = try readText()
    return JSONKey(Array(name.string(in: bytes).utf8))
  }

  /// Reads on to the quotation mark at the end of a text that has other than common bytes, and says
  /// whether any character is written as an escape.
  @inline(never)
  private mutating func readRareText() throws(JSONFault) -> Bool {
    var hasEscapes = false
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""): return hasEscapes
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try readEscape()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw fault(.endOfText)
      case ..<0x20: throw JSONFault(.controlCharacter(byte), at: offset)
      default:
        guard let count = bytes.countOfScalar(at: offset) else {
          throw JSONFault(.notUTF8(byte), at: offset)
        }
        advance(by: count)
      }
      offset = endOfRun(from: offset)
    }
    throw fault(.endOfText)
  }

  private mutating func readEscape() throws(JSONFault) {
    let start = offset
    advance()
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      advance()
    case UInt8(ascii: "u"): try readUnicodeEscape(from: start)
    default: throw fault(.escape, quoting: 2, from: start)
    }
  }

  /// Reads one code unit, or two that form a surrogate pair.
  private mutating func readUnicodeEscape(from start: Int) throws(JSONFault) {
    let unit = try readCodeUnit(from: start)
    guard UTF16.isSurrogate(unit) else { return }
    if UTF16.isLeadSurrogate(unit), next == UInt8(ascii: "\\") {
      let second = offset
      advance()
      if next == UInt8(ascii: "u"), UTF16.isTrailSurrogate(try readCodeUnit(from: second)) {
        return
      }
    }
    throw fault(.surrogatePair, quoting: 6, from: start)
  }

  private mutating func readCodeUnit(from start: Int) throws(JSONFault) -> UInt16 {
    advance()
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next?.hexadecimalDigit else {
        throw fault(.unicodeEscape, quoting: 6, from: start)
      }
      unit = unit << 4 | UInt16(digit)
      advance()
    }
    return unit
  }

  // MARK: Numbers and words

  /// Reads a number, which begins with a digit or a minus sign.
  mutating func readNumber() throws(JSONFault) {
    let start = offset
    if next == UInt8(ascii: "-") { advance() }
    if next == UInt8(ascii: "0") {
      advance()
      if next?.isDigit == true { throw needlessZero(from: start) }
    } else {
      try readDigits()
    }
    if next == UInt8(ascii: ".") {
      advance()
      try readDigits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      advance()
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { advance() }
      try readDigits()
    }
  }

  /// Reads one of the words that JSON has: `true`, `false` or `null`.
  mutating func readWord(_ word: StaticString) throws(JSONFault) {
    let end = offset + word.utf8CodeUnitCount
    let isWord = word.withUTF8Buffer { bytes.dropFirst(offset).starts(with: $0) }
    guard isWord, end == bytes.count || !bytes[end].isASCIILetterOrDigit else {
      throw fault(.value)
    }
    offset = end
  }

  private mutating func readDigits() throws(JSONFault) {
    guard next?.isDigit == true else { throw fault(.digit) }
    while next?.isDigit == true { advance() }
  }

  private mutating func needlessZero(from start: Int) -> JSONFault {
    while next?.isDigit == true { advance() }
    return fault(.numberWithoutZero, quoting: offset - start, from: start)
  }

  private func fault(
    _ expected: JSONFault.Expectation, quoting count: Int, from start: Int
  ) -> JSONFault {
    let found = JSONFinding.quote(JSONFinding.quoted(count, in: bytes, from: start))
    return JSONFault(.expected(expected, found: found), at: start)
  }
}
