import DisplayText

/// What is wrong with a JSON text, and at which byte.
package struct JSONFault: Error, Equatable, Sendable {
  /// What is wrong.
  package enum Problem: Equatable, Sendable {
    /// Something else was expected.
    case expected(Expectation, found: JSONFinding)

    /// A value follows another without a comma; the place is where the comma belongs.
    case missingComma

    /// A text contains an unescaped control character.
    case controlCharacter(UInt8)

    /// Lists and objects are nested too deeply.
    case nestedTooDeep

    /// A byte that does not belong to text in UTF-8.
    case notUTF8(UInt8)

    /// The whole file is in UTF-16 or UTF-32.
    case wideEncoding
  }

  /// What the rules of JSON require at a place.
  package enum Expectation: Equatable, Sendable {
    case value

    /// A value of one kind, although the rules would allow any.
    case kind(JSONParser.Kind)
    case digit, colon, nameOrEnd
    case commaOrEnd(ofObject: Bool)
    case endOfText, endOfFile
    case escape, unicodeEscape, surrogatePair
    case numberWithoutZero
  }

  /// What is wrong.
  package let problem: Problem

  /// The place of the byte, or the size of the file if it ended too early.
  package let offset: Int

  init(_ problem: Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}

extension JSONFault: CustomStringConvertible {
  /// What is wrong, in words that are safe to show on a terminal, without the place.
  package var description: String { words.sanitizedForTerminal() }
}

/// What was found at a place where the rules of JSON require something else.
package enum JSONFinding: Equatable, Sendable {
  case endOfFile
  case endOfLine

  /// A comment, which JSON does not allow.
  case comment

  /// A single quotation mark.
  case singleQuote

  /// A less-than sign, as at the beginning of a web page.
  case markup

  /// The name of a number that JSON does not have, such as NaN.
  case otherNumber(String)

  /// Some characters of the file.
  case quote(String)
}

extension JSONFinding {
  /// The most characters of the file that are quoted; the excerpt below a message shows more.
  private static let maxQuoteLength = 24

  /// Examines what is at a place.
  init(in bytes: [UInt8], at offset: Int) {
    guard offset < bytes.count else {
      self = .endOfFile
      return
    }
    let rest = bytes[offset...]
    let word = rest.prefix(Self.maxQuoteLength).prefix(while: \.isASCIILetterOrDigit)
    switch rest.first {
    case UInt8(ascii: "'"): self = .singleQuote
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .endOfLine
    case UInt8(ascii: "#"): self = .comment
    case UInt8(ascii: "/") where rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8):
      self = .comment
    case UInt8(ascii: "<") where !bytes[..<offset].contains { $0 > 0x20 && $0 < 0x80 }:
      self = .markup
    default:
      let quote = Self.quoted(max(1, word.count), in: bytes, from: offset)
      self = ["NaN", "Infinity"].contains(quote) ? .otherNumber(quote) : .quote(quote)
    }
  }

  /// Some characters of one line.
  static func quoted(_ count: Int, in bytes: [UInt8], from start: Int) -> String {
    // No character takes more than four bytes, and the line may be as long as the file.
    let line = bytes[start...].prefix(4 * maxQuoteLength)
      .prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars
    return String(String.UnicodeScalarView(scalars.prefix(min(count, maxQuoteLength))))
  }
}
