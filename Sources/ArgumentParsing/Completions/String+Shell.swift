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
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
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
    !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./".contains($0)) }
  }
}
