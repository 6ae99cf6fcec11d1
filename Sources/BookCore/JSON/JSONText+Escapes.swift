/// Reading what stands behind a backslash in a text.
extension JSONText {
  private static let unicodeEscapeLength = 6

  mutating func readEscape() throws(JSONProblem) {
    let start = offset
    advance()
    switch next {
    case "\"", "\\", "/", "b", "f", "n", "r", "t": advance()
    case "u": try readUnicodeEscape(from: start)
    default: throw JSONProblem(Words.escape, found: 2, from: start, in: self)
    }
  }

  /// Reads one code unit, or two that form a surrogate pair.
  private mutating func readUnicodeEscape(from start: Int) throws(JSONProblem) {
    let unit = try readCodeUnit(from: start)
    guard UTF16.isSurrogate(unit) else { return }
    if UTF16.isLeadSurrogate(unit), next == "\\" {
      let second = offset
      advance()
      if next == "u", UTF16.isTrailSurrogate(try readCodeUnit(from: second)) { return }
    }
    throw JSONProblem(
      Words.surrogatePair, found: Self.unicodeEscapeLength, from: start, in: self)
  }

  private mutating func readCodeUnit(from start: Int) throws(JSONProblem) -> UInt16 {
    advance()
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character($0).hexDigitValue }), next?.isASCII == true else {
        throw JSONProblem(
          Words.unicodeEscape, found: Self.unicodeEscapeLength, from: start, in: self)
      }
      unit = unit << 4 | UInt16(digit)
      advance()
    }
    return unit
  }
}
