extension String {
  /// The text for a place with room for one line: a space for each line break, and no white space
  /// at either end.
  package var onOneLine: String {
    // Nearly every text is on one line already.
    if isPlainLine { return self }
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    let text = self[start...end]
    return text.contains(where: \.isNewline)
      ? String(text.map { $0.isNewline ? " " : $0 }) : String(text)
  }

  private var isPlainLine: Bool { utf8.first != 0x20 && utf8.last != 0x20 && plainWidth != nil }
}
