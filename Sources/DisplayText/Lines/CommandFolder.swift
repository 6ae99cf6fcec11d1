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

  /// Writes a word as a shell is to read it.
  private let quote: (String) -> String

  /// Whether the next word needs a space before it.
  private var needsSpace = false

  /// Starts the first line.
  ///
  /// - Parameters:
  ///   - label: What goes before the command, with a space at its end.
  ///   - width: The columns of a line, including its indent.
  ///   - indent: The spaces before the first line; the others have two more.
  ///   - quote: Writes a word as a shell is to read it.
  package init(
    after label: String = "", width: Int, indent: Int, quote: @escaping (String) -> String = { $0 }
  ) {
    self.quote = quote
    self.width = width
    self.indent = indent
    lines = [.spaces(indent) + label]
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
    if !appendIfItFits(quote(word), isLast: isLast) { fill(with: word) }
  }

  /// Adds a word as a shell is to read it, such as `|`.
  ///
  /// - Parameters:
  ///   - word: The word. It is never broken, since only a shell knows where it may be.
  ///   - isLast: Whether no other word follows.
  package mutating func append(spelled word: String, isLast: Bool = false) {
    if appendIfItFits(word, isLast: isLast) { return }
    beginLine()
    last += word
  }
}

extension CommandFolder {
  private var last: String {
    get { lines[lines.count - 1] }
    set { lines[lines.count - 1] = newValue }
  }

  /// The columns left on the last line, before a backslash that may follow.
  private var room: Int { width - last.displayWidth - 2 }

  private mutating func appendIfItFits(_ word: String, isLast: Bool) -> Bool {
    let word = needsSpace ? " " + word : word
    // Any other word may turn out to be the last of its line, which needs room for a backslash.
    guard word.displayWidth <= (isLast ? room + 2 : room) else { return false }
    last += word
    needsSpace = true
    return true
  }

  private mutating func beginLine() {
    last += needsSpace ? " \\" : "\\"
    lines.append(.spaces(indent + 2))
    needsSpace = true
  }

  /// Puts a word on a new line, and what does not fit at the left edge of the lines below.
  private mutating func fill(with word: String) {
    beginLine()
    var rest = Substring(word)
    if quoted(piece(of: rest, in: room)).displayWidth > room { last = "" }
    while true {
      let piece = piece(of: rest, in: room)
      rest = rest[piece.endIndex...]
      last += quoted(piece)
      if rest.isEmpty { return }
      last += "\\"
      lines.append("")
    }
  }

  /// The longest prefix of a word that there is room for, or else the shortest.
  ///
  /// It does not end in a line break, which a shell would drop from the output of printf, unless the
  /// word does. Only what may fit is quoted, however long the word is.
  private func piece(of word: Substring, in room: Int) -> Substring {
    var longest: Substring?
    for last in word.indices where !word[last].isNewline {
      let start = word[...last]
      if let longest, quoted(start).displayWidth > room { return longest }
      longest = start
    }
    guard let longest, quoted(word).displayWidth > room else { return word }
    return longest
  }

  private func quoted(_ piece: Substring) -> String { quote(String(piece)) }
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

  /// The words as a shell reads them, with their quotes, within which a space ends no word.
  private var spelledWords: [String] {
    var isQuoted = false
    return split { character in
      if character == "'" { isQuoted.toggle() }
      return character == " " && !isQuoted
    }.map { String($0) }
  }
}
