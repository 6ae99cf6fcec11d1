extension StyledText {
  /// The line with ASCII in place of typographic marks, for terminals that cannot show these.
  ///
  ///     let line: StyledText = "a book’s number"
  ///     line.inASCII.plainText  // "a book's number"
  ///
  /// Only for lines of the program's own: the text of a book keeps its marks.
  package var inASCII: StyledText {
    spans.reduce(into: StyledText()) { $0 += StyledText($1.text.inASCII, style: $1.style) }
  }
}

extension String {
  fileprivate var inASCII: String {
    reduce(into: "") { text, character in
      switch character {
      case "‘", "’": text += "'"
      case "“", "”": text += "\""
      case "…": text += "..."
      default: text.append(character)
      }
    }
  }
}
