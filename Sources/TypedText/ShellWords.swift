import DisplayText

/// The words of a command line, read as a POSIX shell reads them, but without evaluating anything.
///
/// White space separates words. Quotation marks and backslashes keep a word together. Everything
/// else that is special to a shell, such as `|`, `$` and `*`, is an ordinary character; see
/// ``needsShell``. An open quotation is closed at the end.
///
///     ShellWords(#"less -P 'two words' a\ b"#).words  // ["less", "-P", "two words", "a b"]
package struct ShellWords {
  package private(set) var words: [String] = []

  /// Whether there are characters that only a shell understands, outside the quotation that hides
  /// them: true of `less | cat`, and not of `less -P 'a|b'`.
  package private(set) var needsShell = false

  package init(_ line: String) {
    var reader = ShellReader(line)
    var word: String?
    while let (scalar, quotation) = reader.next() {
      if quotation == nil, let scalar, scalar.properties.isWhitespace {
        if let word { words.append(word) }
        word = nil
        continue
      }
      if let scalar { needsShell = needsShell || isSpecial(scalar, in: quotation) }
      // Quotation marks around nothing are a word too, and so is a backslash at the end.
      word = word ?? ""
      if let text = scalar ?? (quotation == "\\" ? "\\" : nil) { word?.unicodeScalars.append(text) }
    }
    if let word { words.append(word) }
  }

  private func isSpecial(_ scalar: Unicode.Scalar, in quotation: Unicode.Scalar?) -> Bool {
    switch (scalar, quotation) {
    case ("$", nil), ("$", "\""), ("`", nil), ("`", "\""): true
    // In the first word an equals sign sets a variable.
    case ("=", nil): words.isEmpty
    case (_, nil): "|&;<>()*?[#~".unicodeScalars.contains(scalar)
    default: false
    }
  }
}

extension String {
  /// The one word that a shell makes of this one while it is being typed, without evaluating it.
  ///
  /// A quotation may still be open. `~/` at the beginning becomes the home folder, if it is known.
  ///
  ///     #"two\ words"#.shellUnquoted(home: nil)    // "two words"
  ///     "~/mine.json".shellUnquoted(home: "/ada")  // "/ada/mine.json"
  ///     "$HOME/x".shellUnquoted(home: "/ada")      // "$HOME/x"
  package func shellUnquoted(home: String?) -> String {
    let home = utf8.starts(with: "~/".utf8) ? home : nil
    var word = home ?? ""
    var reader = ShellReader(home == nil ? self[...] : dropFirst())
    while let (scalar, _) = reader.next() {
      if let scalar { word.unicodeScalars.append(scalar) }
    }
    return word
  }
}

/// Reads what was typed for a shell scalar by scalar, and tells which are quoted (POSIX, 2.2).
private struct ShellReader {
  private var rest: Substring.UnicodeScalarView
  private var quotation: Unicode.Scalar?

  init(_ text: some StringProtocol) { rest = Substring(text).unicodeScalars }

  /// The next scalar, nil for a mark that only quotes; and the mark that quotes it, nil if none
  /// does.
  mutating func next() -> (scalar: Unicode.Scalar?, quotation: Unicode.Scalar?)? {
    guard let scalar = rest.popFirst() else { return nil }
    switch (scalar, quotation) {
    case ("'", nil), ("\"", nil):
      quotation = scalar
      return (nil, scalar)
    case ("'", "'"), ("\"", "\""):
      quotation = nil
      return (nil, scalar)
    case ("\\", nil): return (rest.popFirst(), "\\")
    // Between double quotation marks, most scalars are not escaped.
    case ("\\", "\"") where rest.first.map(#"$`"\"#.unicodeScalars.contains) ?? true:
      return (rest.popFirst(), "\\")
    default: return (scalar, quotation)
    }
  }
}

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
      return "'" + parts { $0 == "'" }.joined(by: #"'\''"#) + "'"
    }
    // The one way to write an invisible byte visibly that every POSIX shell knows.
    // Its format must not begin as an option does.
    let format = systemBytes.map(\.printfSpelling).joined()
    let start = format.utf8.first == UInt8(ascii: "-") ? "-- " : ""
    return "\"$(printf \(start)'\(format)')\""
  }
}

extension UInt8 {
  fileprivate var isPlainInShell: Bool {
    switch Unicode.Scalar(self) {
    case _ where isASCIILetterOrDigit: true
    case "-", "_", ".", "/", ":", ",", "+", "=", "@", "%": true
    default: false
    }
  }

  fileprivate var printfSpelling: String {
    // A percent sign would start a directive.
    let isPlain = self == UInt8(ascii: " ") || isPlainInShell && self != UInt8(ascii: "%")
    if isPlain { return String(Unicode.Scalar(self)) }
    return "\\" + String(self, radix: 8).zeroPadded(to: 3)
  }
}
