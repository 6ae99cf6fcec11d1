/// Reading the JSON values that contain no others.
extension JSONText {
  var isAtDigit: Bool {
    next.map { ("0"..."9").contains($0) } ?? false
  }

  mutating func readString() throws(JSONProblem) {
    advance()
    while let next, next != "\"" {
      if next == "\\" {
        try readEscape()
      } else if next == "\n" || next == "\r" {
        throw JSONProblem(Words.endOfText, at: self)
      } else if next.value < 0x20 {
        throw JSONProblem(problem: Words.controlCharacter(next), at: offset)
      } else {
        advance()
      }
    }
    guard !isAtEnd else { throw JSONProblem(Words.endOfText, at: self) }
    advance()
  }

  mutating func readNumber() throws(JSONProblem) {
    let start = offset
    if next == "-" { advance() }
    if next == "0" {
      advance()
      if isAtDigit { throw needlessZero(from: start) }
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

  private mutating func needlessZero(from start: Int) -> JSONProblem {
    while isAtDigit { advance() }
    return JSONProblem(Words.numberWithoutZero, found: offset - start, from: start, in: self)
  }
}
