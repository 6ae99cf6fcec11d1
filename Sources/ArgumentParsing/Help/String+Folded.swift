import DisplayText

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
