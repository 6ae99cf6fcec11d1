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
    lines = [spaces(indent) + label]
  }

  /// Puts a word behind what is there, or on a line of its own.
  mutating func append(_ word: String) {
    let quoted = ShellQuoting.quoted(word)
    let line = lines.last ?? ""
    let space = line.last == " " ? "" : " "
    // Every line may turn out not to be the last, so each keeps room for its backslash.
    if (line + space + quoted).displayWidth + 2 <= width {
      replaceLast(line + space + quoted)
      return
    }
    replaceLast(line + space + "\\")
    lines.append(spaces(indent + 2))
    fill(with: word)
  }
}

extension CommandFolder {
  /// Puts a word on the line just begun, and what does not fit at the left of the lines below.
  private mutating func fill(with word: String) {
    var rest = Substring(word)
    while true {
      let line = lines.last ?? ""
      let piece = longestPiece(of: rest, beside: line)
      rest = rest.dropFirst(piece.count)
      replaceLast(line + ShellQuoting.quoted(String(piece)) + (rest.isEmpty ? "" : "\\"))
      if rest.isEmpty { return }
      lines.append("")
    }
  }

  private func longestPiece(of word: Substring, beside line: String) -> Substring {
    let room = width - line.displayWidth - 2
    if ShellQuoting.quoted(String(word)).displayWidth <= room { return word }
    var end = word.isEmpty ? word.endIndex : word.index(after: word.startIndex)
    while end < word.endIndex {
      let next = word.index(after: end)
      if ShellQuoting.quoted(String(word[..<next])).displayWidth > room { break }
      end = next
    }
    return word[..<end]
  }

  private mutating func replaceLast(_ line: String) {
    lines[lines.count - 1] = line
  }

  private func spaces(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}
