extension String {
  /// The text as it stands in a place with room for one line: a space for each line break, and no
  /// white space at either end.
  package var onOneLine: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    let text = self[start...end]
    return text.contains(where: \.isNewline)
      ? String(text.map { $0.isNewline ? " " : $0 }) : String(text)
  }
}
