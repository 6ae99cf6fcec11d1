import DisplayText

extension String {
  /// The text as one word of a POSIX shell, quoted only if it contains anything special to a shell.
  ///
  ///     "my books.json".shellQuoted  // "'my books.json'"
  package var shellQuoted: String {
    // By its option EQUALS, zsh replaces a word that begins with an equals sign by a path.
    let canBeBare = utf8.first.map { $0 != UInt8(ascii: "=") } ?? false
    if canBeBare, utf8.allSatisfy(\.isPlainInShell) { return self }
    if sanitizedForTerminal() == self {
      // A shell sees bytes: a quote with an accent, one Character to us, still ends the quoting.
      let pieces = utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
      return "'" + pieces.map { String(Substring($0)) }.joined(separator: #"'\''"#) + "'"
    }
    // The one way to write an invisible byte visibly that every POSIX shell knows.
    // Its format must not begin as an option does.
    let format = systemBytes.map(\.printfSpelling).joined()
    let start = format.utf8.first == UInt8(ascii: "-") ? "-- " : ""
    return "\"$(printf \(start)'\(format)')\""
  }
}

extension UInt8 {
  /// Whether the byte has no special meaning in a shell.
  fileprivate var isPlainInShell: Bool {
    switch Unicode.Scalar(self) {
    case _ where isASCIILetterOrDigit: true
    case "-", "_", ".", "/", ":", ",", "+", "=", "@", "%": true
    default: false
    }
  }

  /// The byte in a `printf` format.
  fileprivate var printfSpelling: String {
    // A percent sign would start a directive.
    let isPlain = self == UInt8(ascii: " ") || isPlainInShell && self != UInt8(ascii: "%")
    if isPlain { return String(Unicode.Scalar(self)) }
    return "\\" + String(self, radix: 8).zeroPadded(to: 3)
  }
}
