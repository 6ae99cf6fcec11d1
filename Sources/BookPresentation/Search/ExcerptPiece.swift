import TerminalKit

/// A Character of an excerpt as it is shown.
struct ExcerptPiece: Equatable {
  let text: String
  let width: Int
  let isMatch: Bool

  /// Makes a piece; any white space is a space.
  init(_ character: Character, isMatch: Bool) {
    if let ascii = character.asciiValue, (0x20...0x7E).contains(ascii) {
      self.init(String(character), width: 1, isMatch: isMatch)
    } else {
      let text = character.isWhitespace ? " " : String(character).sanitizedForTerminal()
      self.init(text, width: text.displayWidth, isMatch: isMatch)
    }
  }

  init(_ text: String, width: Int, isMatch: Bool) {
    self.text = text
    self.width = width
    self.isMatch = isMatch
  }

  var isSpace: Bool { text == " " }

  /// Whether the piece would look lost before an ellipsis.
  var isDroppedAtCut: Bool { isSpace || [",", ";", ":"].contains(text) }
}

extension Collection<ExcerptPiece> {
  /// The columns of all pieces.
  var width: Int {
    reduce(0) { $0 + $1.width }
  }

  /// The pieces as a line, matches in bold.
  var line: StyledText {
    var line = StyledText()
    var rest = self[...]
    while let first = rest.first {
      let run = rest.prefix { $0.isMatch == first.isMatch }
      line += StyledText(run.map(\.text).joined(), style: first.isMatch ? .bold : .plain)
      rest = rest[run.endIndex...]
    }
    return line
  }
}
