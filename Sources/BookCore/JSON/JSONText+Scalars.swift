/// Reading the JSON values that contain no others.
extension JSONText {
  var isAtDigit: Bool {
    next.map { ("0"..."9").contains($0) } ?? false
  }

  mutating func readString() throws(JSONProblem) {
    let start = offset
    advance()
    while let next, next != "\"" {
      if next == "\\" {
        try readEscape()
      } else if next.value < 0x20 {
        throw JSONProblem(problem: Words.controlCharacterInText(next), at: offset)
      } else {
        advance()
      }
    }
    guard !isAtEnd else { throw JSONProblem(problem: Words.unfinishedText, at: start) }
    advance()
  }

  mutating func readNumber() throws(JSONProblem) {
    let start = offset
    if next == "-" { advance() }
    if next == "0" {
      advance()
      if isAtDigit { throw JSONProblem(problem: Words.leadingZero, at: start) }
    } else {
      try readDigits()
    }
    if next == "." {
      advance()
      try readDigits()
    }
    if next == "e" || next == "E" {
      advance()
      if next == "+" || next == "-" { advance() }
      try readDigits()
    }
  }

  /// Reads `true`, `false` or `null`.
  mutating func readWord() throws(JSONProblem) {
    let start = self
    var word = ""
    while let next, next.properties.isAlphabetic, next.isASCII, word.utf8.count < 6 {
      word.unicodeScalars.append(next)
      advance()
    }
    guard ["true", "false", "null"].contains(word) else {
      throw JSONProblem(Words.value, at: start)
    }
  }
}

extension JSONText {
  private mutating func readDigits() throws(JSONProblem) {
    guard isAtDigit else { throw JSONProblem(Words.digit, at: self) }
    while isAtDigit { advance() }
  }

  private mutating func readEscape() throws(JSONProblem) {
    let start = offset
    advance()
    switch next {
    case "\"", "\\", "/", "b", "f", "n", "r", "t": advance()
    case "u": try readUnicodeEscape(from: start)
    default: throw JSONProblem(problem: Words.badEscape, at: start)
    }
  }

  /// Reads one code unit, or two that form a surrogate pair.
  private mutating func readUnicodeEscape(from start: Int) throws(JSONProblem) {
    let unit = try readCodeUnit(from: start)
    guard !UTF16.isTrailSurrogate(unit) else {
      throw JSONProblem(problem: Words.loneSurrogate, at: start)
    }
    guard UTF16.isLeadSurrogate(unit) else { return }
    guard next == "\\" else { throw JSONProblem(problem: Words.loneSurrogate, at: start) }
    advance()
    guard next == "u", UTF16.isTrailSurrogate(try readCodeUnit(from: start)) else {
      throw JSONProblem(problem: Words.loneSurrogate, at: start)
    }
  }

  private mutating func readCodeUnit(from start: Int) throws(JSONProblem) -> UInt16 {
    advance()
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character($0).hexDigitValue }), next?.isASCII == true else {
        throw JSONProblem(problem: Words.badEscape, at: start)
      }
      unit = unit << 4 | UInt16(digit)
      advance()
    }
    return unit
  }
}
