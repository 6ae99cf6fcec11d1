import TerminalKit

/// A command that a user can copy into a shell.
///
///     ShellCommand(["hp-books", "show", "--data", "my books.json"]).text
///     // "hp-books show --data 'my books.json'"
package struct ShellCommand: Equatable, Sendable {
  private let words: [String]

  /// Creates a command.
  ///
  /// - Parameter words: The program and its arguments, as the program is to receive them.
  package init(_ words: [String]) {
    self.words = words
  }

  /// The command on one line, quoted for the shell where necessary.
  package var text: String {
    words.map(\.shellQuoted).joined(separator: " ")
  }

  /// The command after a label, in as many lines as it takes.
  ///
  /// A line that continues ends in a backslash, so that the whole still works when it is copied. A
  /// word longer than a line continues at the left edge, because a shell takes white space for the
  /// end of a word.
  func lines(after label: String, _ format: PageFormat) -> [StyledText] {
    var folder = CommandFolder(width: format.width - format.margin, indent: format.margin)
    folder.begin(with: label)
    words.forEach { folder.append($0) }
    return folder.lines.map { StyledText($0, style: .dim) }
  }
}

/// Breaks a shell command into lines that still work together.
private struct CommandFolder {
  private(set) var lines: [String] = []

  /// The width of a line, including its indent.
  private let width: Int
  private let indent: Int

  init(width: Int, indent: Int) {
    self.width = width
    self.indent = indent
  }

  /// Starts the first line.
  mutating func begin(with label: String) {
    lines = [.spaces(indent) + label]
  }

  /// Adds a word to the last line, or on a line of its own.
  mutating func append(_ word: String) {
    let quoted = word.shellQuoted
    let line = lines.last ?? ""
    let space = line.utf8.last == UInt8(ascii: " ") ? "" : " "
    let longer = line + space + quoted
    // Every line may turn out not to be the last, so each keeps room for its backslash.
    if longer.displayWidth + 2 <= width {
      replaceLast(longer)
      return
    }
    replaceLast(line + space + "\\")
    lines.append(.spaces(indent + 2))
    fill(with: word)
  }
}

extension CommandFolder {
  /// Puts a word on the line just begun, and what does not fit at the left edge of the lines below.
  private mutating func fill(with word: String) {
    var rest = Substring(word)
    if quoted(piece(of: rest)).displayWidth > room { replaceLast("") }
    while true {
      let piece = piece(of: rest)
      rest = rest[piece.endIndex...]
      replaceLast((lines.last ?? "") + quoted(piece) + (rest.isEmpty ? "" : "\\"))
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
  private var room: Int {
    width - (lines.last ?? "").displayWidth - 2
  }

  private func quoted(_ piece: Substring) -> String {
    String(piece).shellQuoted
  }

  private mutating func replaceLast(_ line: String) {
    lines[lines.count - 1] = line
  }
}
