import TerminalKit

/// Breaks a shell command into lines that still work together.
struct CommandFolder {
  private(set) var lines: [String] = []

  /// The columns of a line, its indent included.
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

  /// Puts a word behind what is there, or on a line of its own.
  mutating func append(_ word: String) {
    let quoted = ShellQuoting.quoted(word)
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
  /// Puts a word on the line just begun, and what does not fit at the left of the lines below.
  private mutating func fill(with word: String) {
    var rest = Substring(word)
    if quoted(piece(of: rest)).displayWidth > room { replaceLast("") }
    while true {
      let piece = piece(of: rest)
      rest = rest.dropFirst(piece.count)
      replaceLast((lines.last ?? "") + quoted(piece) + (rest.isEmpty ? "" : "\\"))
      if rest.isEmpty { return }
      lines.append("")
    }
  }

  /// The longest beginning of a word that the last line has room for, or else the shortest.
  ///
  /// It does not end in a line break, which a shell would drop from what printf prints.
  private func piece(of word: Substring) -> Substring {
    if quoted(word).displayWidth <= room { return word }
    var longest: Substring?
    for end in word.indices.dropFirst() where word[..<end].last?.isNewline == false {
      if longest != nil, quoted(word[..<end]).displayWidth > room { break }
      longest = word[..<end]
    }
    return longest ?? word
  }

  /// The columns left on the last line before the backslash that may follow.
  private var room: Int {
    width - (lines.last ?? "").displayWidth - 2
  }

  private func quoted(_ piece: Substring) -> String {
    ShellQuoting.quoted(String(piece))
  }

  private mutating func replaceLast(_ line: String) {
    lines[lines.count - 1] = line
  }
}
