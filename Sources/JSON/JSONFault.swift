import DisplayText

/// What is wrong with a JSON text, and at which byte.
package struct JSONFault: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    case expected(Expectation, found: JSONFinding)

    /// A value follows another without a comma; the place is where the comma belongs.
    case missingComma
    case controlCharacter(UInt8)

    case nestedTooDeep

    /// A byte that does not belong to text in UTF-8.
    case notUTF8(UInt8)

    /// The whole file is in UTF-16 or UTF-32.
    case wideEncoding
  }

  /// What the rules of JSON require at a place, or one kind of value, although they would allow
  /// any.
  package enum Expectation: String, Sendable {
    case value = "a value"
    case object = "an object"
    case list = "a list"
    case text
    case number = "a number"
    case digit = "a digit"
    case colon = "':' after a name"
    case nameOrEnd = "a name in double quotes or '}'"
    case commaOrEndOfObject = "',' or '}' after a value"
    case commaOrEndOfList = "',' or ']' after a value"
    case endOfText = "'\"' at the end of the text"
    case endOfFile = "the end of the file"
    case escape = "a valid escape, such as '\\n'"
    case unicodeEscape = "four hexadecimal digits after '\\u'"
    case surrogatePair = "both halves of a surrogate pair"
    case numberWithoutZero = "a number without a leading zero"
  }

  package let problem: Problem

  /// The place of the byte, or the size of the file if it ended too early.
  package let offset: Int

  init(_ problem: Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }

  /// What is wrong, in words that are safe to show on a terminal, without the place.
  package var description: String { words.sanitizedForTerminal() }

  private var words: String {
    switch problem {
    case .expected(let expectation, let found):
      "expected \(expectation.rawValue), found \(found.words)"
    case .missingComma: "a comma is missing here"
    case .controlCharacter(let byte):
      "expected '\\u\(String(byte, radix: 16).zeroPadded(to: 4))' in text, found it unescaped"
    case .nestedTooDeep:
      "lists and objects are nested more than \(JSONParser.maxNesting) levels deep"
    case .notUTF8(let byte):
      """
      expected text in UTF-8, found the byte \(String(byte, radix: 16, uppercase: true)) \
      (byte \(offset + 1) of the file)
      """
    case .wideEncoding: "expected text in UTF-8, found text in UTF-16 or UTF-32"
    }
  }
}

/// What was found at a place where the rules of JSON require something else.
package enum JSONFinding: Equatable, Sendable {
  case endOfFile, endOfLine, comment, singleQuote

  /// A less-than sign, as at the beginning of a web page.
  case markup

  /// The name of a number that JSON does not have, such as NaN.
  case otherNumber(String)
  case quote(String)

  /// The most characters of the file that are quoted; the excerpt below a message shows more.
  private static let maxQuoteLength = 24

  init(in bytes: [UInt8], at offset: Int) {
    let rest = bytes.dropFirst(offset)
    let word = rest.prefix(Self.maxQuoteLength).prefix(while: \.isASCIILetterOrDigit)
    switch rest.first {
    case nil: self = .endOfFile
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

  static func quoted(_ count: Int, in bytes: [UInt8], from start: Int) -> String {
    // No character takes more than four bytes, and the line may be as long as the file.
    let line = bytes[start...].prefix(4 * maxQuoteLength)
      .prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars
    return String(String.UnicodeScalarView(scalars.prefix(min(count, maxQuoteLength))))
  }

  fileprivate var words: String {
    switch self {
    case .endOfFile: "the end of the file"
    case .endOfLine: "the end of the line"
    case .comment: "a comment, which JSON does not allow"
    case .singleQuote: "a single quotation mark instead of a double one"
    case .markup: "'<', as in a web page"
    case .otherNumber(let name): "'\(name)', which is not a JSON number"
    case .quote(let text): "'\(text)'"
    }
  }
}
