extension StyledText {
  /// The text as lines that fit into a number of columns.
  ///
  /// Lines end at spaces and, in Chinese and Japanese, between characters; Korean words stay
  /// whole where they fit. White space at a line end disappears; elsewhere it is kept. A word
  /// that is longer than a line is cut between Characters, and a single Character that is wider
  /// than a line has one to itself. Nothing else is ever left out.
  ///
  ///     let line: StyledText = "1. The Boy Who Lived"
  ///     line.wrapped(to: 12, hangingIndent: 3).map(\.plainText)
  ///     // ["1. The Boy", "   Who Lived"]
  ///
  /// - Parameters:
  ///   - width: The columns of a line, the indent included. Less than 1 counts as 1.
  ///   - hangingIndent: The spaces before every line but the first. An indent that would leave
  ///     less than half of the width to the text is reduced.
  /// - Returns: At least one line; empty text gives one empty line.
  package func wrapped(to width: Int, hangingIndent: Int = 0) -> [StyledText] {
    if plainText.isPlainLine(fitting: width) { return [self] }
    let width = max(width, 1)
    let indent = fittingIndent(hangingIndent, in: width)
    var breaker = LineBreaker(plainText, firstWidth: width, laterWidth: width - indent)
    var lines: [StyledText] = []
    while let line = breaker.next() {
      lines.append(slice(at: line).indented(by: lines.isEmpty ? 0 : indent))
    }
    return lines.isEmpty ? [StyledText()] : lines
  }
}

extension String {
  /// Most lines of a page need no breaking, and their bytes alone show it.
  fileprivate func isPlainLine(fitting width: Int) -> Bool {
    let space = UInt8(ascii: " ")
    // No plain scalar has more than three bytes.
    guard utf8.count / 3 <= width, utf8.first != space, utf8.last != space,
      let columns = plainWidth
    else { return false }
    return columns <= width
  }
}

extension StyledText {
  /// Two columns are left in any case if there are two, so that no wide Character stands out.
  private func fittingIndent(_ indent: Int, in width: Int) -> Int {
    max(0, min(indent, width / 2, width - 2))
  }
}
