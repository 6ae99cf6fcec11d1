/// The words for what is wrong with a JSON text.
extension Words {
  // MARK: What was expected

  static let value = "a value"
  static let digit = "a digit"
  static let colon = "':' after a name"
  static let nameOrEnd = "a name in double quotes or '}'"
  static let endOfText = "'\"' at the end of a text"
  static let escape = "an escape that JSON has, such as '\\n'"
  static let unicodeEscape = "four hexadecimal digits after '\\u'"
  static let surrogatePair = "both halves of a surrogate pair"
  static let numberWithoutZero = "a number without a zero in front"

  static func commaOrEnd(_ end: Unicode.Scalar) -> String { "',' or '\(end)' after a value" }
  static func expected(_ what: String, found: String) -> String {
    "expected \(what), found \(found)"
  }
  static func nestedTooDeep(_ depth: Int) -> String {
    "lists and objects are nested more than \(depth) deep"
  }
  static func controlCharacter(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    let code = String(repeating: "0", count: 4 - digits.utf8.count) + digits
    return "expected '\\u\(code)' in a text, found that control character itself"
  }

  // MARK: What was found

  static let endOfFile = "the end of the file"
  static let endOfLine = "the end of the line"
  static let comment = "a comment, which JSON does not have"
  static let markup = "'<', as in a web page"
  static let singleQuote = "a single quote, where JSON has double ones"

  static func quotedSign(_ sign: String) -> String { "'\(sign)'" }
  static func noNumber(_ name: String) -> String { "\(name), a number that JSON does not have" }
}
