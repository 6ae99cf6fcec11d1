/// The words for what is wrong with a JSON text.
extension Words {
  static let value = "a value"
  static let digit = "a digit"
  static let colon = "':' after a name"
  static let nameOrEnd = "a name in double quotes or '}'"
  static let endOfFile = "the end of the file"
  static let comment = "a comment"
  static let markup = "'<', as in a web page"
  static let unfinishedText = "the text that begins here has no closing '\"'"
  static let badEscape = "a text holds an escape that JSON does not have"
  static let loneSurrogate = "a text holds half of a surrogate pair"
  static let leadingZero = "a number begins with a needless zero"

  static func commaOrEnd(_ end: Unicode.Scalar) -> String { "',' or '\(end)' after a value" }
  static func expected(_ what: String, found: String) -> String {
    "expected \(what), found \(found)"
  }
  static func quotedSign(_ sign: String) -> String { "'\(sign)'" }
  static func nestedTooDeep(_ depth: Int) -> String {
    "lists and objects are nested more than \(depth) deep"
  }
  static func controlCharacterInText(_ scalar: Unicode.Scalar) -> String {
    let code = String(scalar.value, radix: 16)
    return "a text holds the bare control character \\u{\(code)}"
  }
}
