import DisplayText

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

  private var isPlainLine: Bool {
    utf8.first != 0x20 && utf8.last != 0x20 && plainWidth != nil
  }
}

extension Collection<String> {
  /// The words that every text begins with, each with the space after it.
  ///
  /// No text consists of them alone, and a single text shares no words.
  var sharedBeginning: String {
    guard count > 1, let first else { return "" }
    // Equal bytes are equal words, so there is no need to compare Characters.
    let shared = dropFirst().reduce(first.utf8.count) { length, text in
      zip(first.utf8, text.utf8).prefix(length).prefix { $0 == $1 }.count
    }
    let end = first.utf8.index(first.startIndex, offsetBy: shared)
    let space = first.utf8[..<end].lastIndex(of: 0x20)
    return space.map { String(first[...$0]) } ?? ""
  }
}
