import DisplayText

extension String {
  /// The text as one word after a macro, where a short word could be the name of another macro, and
  /// a punctuation mark would stand outside.
  var mdocArgument: String {
    let escaped = String(decoding: mdocEscaped(quote: #"\(dq"#), as: UTF8.self)
    let isLikeMacro = utf8.count < 4 && first?.isUppercase == true
    if isEmpty || utf8.contains(UInt8(ascii: " ")) {
      return "\"" + escaped + (endsInMark ? #"\&""# : "\"")
    }
    return (isLikeMacro || utf8.count == 1 && endsInMark ? #"\&"# : "") + escaped
  }

  /// The text with everything escaped that the formatter would interpret.
  ///
  /// - Parameter quote: The replacement for a quotation mark.
  /// - Returns: The bytes of the escaped text.
  func mdocEscaped(quote: String = "\"") -> [UInt8] {
    let bytes = Array(utf8)
    if bytes.allSatisfy({ $0.isPlainInMdoc }) { return bytes }
    var escaped: [UInt8] = []
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": escaped += #"\e"#.utf8
      case "\"": escaped += quote.utf8
      case _ where scalar.isASCII: escaped.append(UInt8(ascii: scalar))
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true).zeroPadded(to: 4)
        escaped += #"\[u\#(digits)]"#.utf8
      }
    }
    return escaped
  }

  private var endsInMark: Bool { utf8.last.map(".,:;()[]?!|".utf8.contains) ?? false }
}

extension UInt8 {
  fileprivate var isPlainInMdoc: Bool {
    self < 0x80 && self != UInt8(ascii: "\\") && self != UInt8(ascii: "\"")
  }
}
