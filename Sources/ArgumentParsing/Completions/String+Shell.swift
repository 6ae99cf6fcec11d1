import DisplayText

extension String {
  /// The text as one word of fish.
  var fishQuoted: String {
    isPlainInFish ? self : "'" + escaping([#"\"#, "'"]) + "'"
  }

  /// The text with everything replaced that is not allowed in the name of a function.
  var shellIdentifier: String {
    String(decoding: utf8.map { $0.isASCIILetterOrDigit ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
  }

  /// The text with a backslash before each of some ASCII characters.
  ///
  /// A shell sees bytes: for it, a character followed by a combining accent is still that
  /// character.
  ///
  /// - Parameter signs: The characters.
  /// - Returns: The escaped text.
  func escaping(_ signs: [Unicode.Scalar]) -> String {
    let bytes = signs.map { UInt8(ascii: $0) }
    var escaped: [UInt8] = []
    for byte in utf8 {
      if bytes.contains(byte) { escaped.append(UInt8(ascii: #"\"#)) }
      escaped.append(byte)
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private var isPlainInFish: Bool {
    !isEmpty && utf8.allSatisfy { $0.isASCIILetterOrDigit || "-./_".utf8.contains($0) }
  }
}
