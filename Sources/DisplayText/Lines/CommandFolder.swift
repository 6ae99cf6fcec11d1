/// Breaks a command line into lines that still work together when they are copied.
///
/// A line that continues ends in a backslash:
///
///     var folder = CommandFolder(after: "More: ", width: 30, indent: 2)
///     for word in ["hp-books", "summary", "3"] { folder.append(word) }
///     folder.append("--expand", isLast: true)
///     folder.lines
///     // ["  More: hp-books summary 3 \\", "    --expand"]
package struct CommandFolder {
  /// The lines so far, each with its indent.
  package private(set) var lines: [String]

  /// The width of a line, including its indent.
  private let width: Int
  private let indent: Int

  /// The columns that the last line takes.
  private var columns: Int

  /// Whether the next word needs a space before it.
  private var needsSpace = false

  /// Starts the first line.
  ///
  /// - Parameters:
  ///   - label: What goes before the command, with a space at its end.
  ///   - width: The columns of a line, including its indent.
  ///   - indent: The spaces before the first line; the others have two more.
  package init(after label: String = "", width: Int, indent: Int) {
    self.width = width
    self.indent = indent
    lines = [.spaces(indent) + label]
    columns = indent + label.displayWidth
  }

  /// Adds a word as the program is to receive it, quoted where necessary.
  ///
  /// A word longer than a line continues at the left edge, because a shell takes white space for
  /// the end of a word.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - isLast: Whether no other word follows.
  package mutating func append(_ word: String, isLast: Bool = false) {
    if appendIfItFits(word.shellQuoted, isLast: isLast) { return }
    beginLine()
    fill(with: word)
  }

  /// Adds a word as a shell is to read it, such as `|`.
  ///
  /// - Parameters:
  ///   - word: The word. It is never broken, since only a shell knows where it may be.
  ///   - isLast: Whether no other word follows.
  package mutating func append(spelled word: String, isLast: Bool = false) {
    if appendIfItFits(word, isLast: isLast) { return }
    beginLine()
    extendLast(with: word)
  }
}

extension CommandFolder {
  private mutating func appendIfItFits(_ word: String, isLast: Bool) -> Bool {
    let wordColumns = word.displayWidth + (needsSpace ? 1 : 0)
    // Any other word may turn out to be the last of its line, which needs room for a backslash.
    guard columns + wordColumns + (isLast ? 0 : 2) <= width else { return false }
    if needsSpace { lines[lines.count - 1] += " " }
    lines[lines.count - 1] += word
    columns += wordColumns
    needsSpace = true
    return true
  }

  private mutating func beginLine() {
    lines[lines.count - 1] += needsSpace ? " \\" : "\\"
    lines.append(.spaces(indent + 2))
    needsSpace = true
  }

  private mutating func extendLast(with text: String) {
    lines[lines.count - 1] += text
    columns = lines[lines.count - 1].displayWidth
  }

  /// Puts a word on the line just begun, and what does not fit at the left edge of the lines below.
  private mutating func fill(with word: String) {
    columns = indent + 2
    var rest = Substring(word)
    if quoted(piece(of: rest)).displayWidth > room { lines[lines.count - 1] = "" }
    while true {
      columns = lines[lines.count - 1].displayWidth
      let piece = piece(of: rest)
      rest = rest[piece.endIndex...]
      extendLast(with: quoted(piece) + (rest.isEmpty ? "" : "\\"))
      if rest.isEmpty { return }
      lines.append("")
    }
  }

  /// The longest prefix of a word that the last line has room for, or else the shortest.
  ///
  /// It does not end in a line break, which a shell would drop from the output of printf, unless the
  /// word does. Only what may fit is quoted, however long the word is.
  private func piece(of word: Substring) -> Substring {
    var longest: Substring?
    for last in word.indices where !word[last].isNewline {
      let start = word[...last]
      if let longest, quoted(start).displayWidth > room { return longest }
      longest = start
    }
    guard let longest, quoted(word).displayWidth > room else { return word }
    return longest
  }

  /// The columns left on the last line, before a backslash that may follow.
  private var room: Int { width - columns - 2 }

  private func quoted(_ piece: Substring) -> String { String(piece).shellQuoted }
}

extension String {
  /// A command line in lines that still work together when they are copied.
  ///
  ///     "hp-books list | head".folded(to: 18, indent: 2)
  ///     // ["  hp-books list \\", "    | head"]
  ///
  /// - Parameters:
  ///   - width: The columns of a line, including its indent. A word that is longer runs over.
  ///   - indent: The spaces before the first line.
  /// - Returns: The lines.
  package func folded(to width: Int, indent: Int) -> [String] {
    var folder = CommandFolder(width: width, indent: indent)
    let words = spelledWords
    for (index, word) in words.enumerated() {
      folder.append(spelled: word, isLast: index == words.count - 1)
    }
    return folder.lines
  }

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

  /// The words as a shell reads them, with their quotes, within which a space ends no word.
  private var spelledWords: [String] {
    var isQuoted = false
    return split { character in
      if character == "'" { isQuoted.toggle() }
      return character == " " && !isQuoted
    }.map { String($0) }
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
