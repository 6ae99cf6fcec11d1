extension String {
  /// The text as one word of fish.
  var fishQuoted: String {
    isPlainInFish ? self : "'" + escaping([#"\"#, "'"]) + "'"
  }

  /// The text with everything that cannot stand in the name of a function replaced.
  var shellIdentifier: String {
    String(decoding: utf8.map { $0.isLetterOrDigit ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
  }

  /// The text with a backslash before each of some signs.
  ///
  /// A shell sees bytes: a sign with an accent, one Character to us, is that sign.
  ///
  /// - Parameter signs: Signs of ASCII.
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
    !isEmpty && utf8.allSatisfy { $0.isLetterOrDigit || "-./_".utf8.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
