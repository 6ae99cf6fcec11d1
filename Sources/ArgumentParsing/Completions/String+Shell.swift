extension String {
  /// The text as one word of bash or zsh.
  var shellQuoted: String {
    isPlainWord ? self : "'" + replacing("'", by: #"'\''"#) + "'"
  }

  /// The text as one word of fish.
  var fishQuoted: String {
    isPlainWord ? self : "'" + replacing(#"\"#, by: #"\\"#).replacing("'", by: #"\'"#) + "'"
  }

  /// The text with everything that cannot stand in the name of a function replaced.
  var shellIdentifier: String {
    String(decoding: utf8.map { $0.isLetterOrDigit ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
  }

  /// The text with a backslash before each of some characters.
  func escaping(_ characters: Set<Character>) -> String {
    reduce(into: "") { escaped, character in
      if characters.contains(character) {
        escaped.append(#"\"#)
      }
      escaped.append(character)
    }
  }

  /// The text with another in the place of a character.
  func replacing(_ character: Character, by replacement: String) -> String {
    reduce(into: "") { $0 += $1 == character ? replacement : String($1) }
  }

  private var isPlainWord: Bool {
    !isEmpty && utf8.allSatisfy { $0.isLetterOrDigit || $0.isHarmlessSign }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// Whether this is one of `-./_`, which mean nothing to a shell.
  fileprivate var isHarmlessSign: Bool {
    switch self {
    case 0x2D...0x2F, 0x5F: true
    default: false
    }
  }
}
