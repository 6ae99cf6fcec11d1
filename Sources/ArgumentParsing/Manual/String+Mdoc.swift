import DisplayText

extension String {
  /// The text as one word after a macro, where a short word could be the name of another macro, and
  /// a punctuation mark would stand outside.
  var mdocArgument: String {
    let escaped = mdocEscaped(quote: #"\(dq"#)
    let isLikeMacro = utf8.count < 4 && first?.isUppercase == true
    let endsInMark = utf8.last.map(".,:;()[]?!|".utf8.contains) ?? false
    if isEmpty || utf8.contains(UInt8(ascii: " ")) {
      return "\"\(escaped)\(endsInMark ? #"\&"# : "")\""
    }
    return (isLikeMacro || utf8.count == 1 && endsInMark ? #"\&"# : "") + escaped
  }

  /// The text with everything escaped that the formatter would interpret.
  ///
  /// - Parameter quote: The replacement for a quotation mark.
  /// - Returns: The escaped text.
  func mdocEscaped(quote: String = "\"") -> String {
    if utf8.allSatisfy(\.isPlainInMdoc) { return self }
    let pieces = unicodeScalars.map { scalar in
      switch scalar {
      case "\\": #"\e"#
      case "\"": quote
      case _ where scalar.isASCII: String(scalar)
      default: #"\[u\#(String(scalar.value, radix: 16, uppercase: true).zeroPadded(to: 4))]"#
      }
    }
    return pieces.joined(by: "")
  }
}

extension UInt8 {
  fileprivate var isPlainInMdoc: Bool {
    self < 0x80 && self != UInt8(ascii: "\\") && self != UInt8(ascii: "\"")
  }
}
