import DisplayText

extension JSONFault {
  /// What is wrong, in words.
  var words: String {
    switch problem {
    case .expected(let expectation, let found):
      "expected \(Self.words(expectation)), found \(Self.words(found))"
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

  private static func words(_ expectation: Expectation) -> String {
    switch expectation {
    case .value: "a value"
    case .kind(let kind): words(kind)
    case .digit: "a digit"
    case .colon: "':' after a name"
    case .nameOrEnd: "a name in double quotes or '}'"
    case .commaOrEnd(let ofObject): "',' or '\(ofObject ? "}" : "]")' after a value"
    case .endOfText: "'\"' at the end of the text"
    case .endOfFile: "the end of the file"
    case .escape: "a valid escape, such as '\\n'"
    case .unicodeEscape: "four hexadecimal digits after '\\u'"
    case .surrogatePair: "both halves of a surrogate pair"
    case .numberWithoutZero: "a number without a leading zero"
    }
  }

  private static func words(_ kind: JSONParser.Kind) -> String {
    switch kind {
    case .object: "an object"
    case .list: "a list"
    case .text: "text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }

  private static func words(_ finding: JSONFinding) -> String {
    switch finding {
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
