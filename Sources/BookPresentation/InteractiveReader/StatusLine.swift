import DisplayText

/// The bottom line: what matters now, keys, and how far down the page is scrolled.
///
/// Keys are bold, and so is what the reader is told.
struct StatusLine {
  /// A piece of text in the line.
  struct Part {
    let text: StyledText

    /// If there is no room, the highest rank is dropped first; rank 0 is only ever cut short.
    let rank: Int

    init(_ text: StyledText, _ rank: Int) { (self.text, self.rank) = (text, rank) }
  }

  private let parts: [Part]
  private let positions: [String]
  private let ellipsis: String

  /// Takes the text from left to right, and where the user is, from the longest form to the
  /// shortest; none if that is said elsewhere.
  init(_ parts: [Part], positions: [String], ellipsis: String) {
    self.parts = parts.filter { !$0.text.isEmpty }
    self.positions = positions
    self.ellipsis = ellipsis
  }

  func line(width: Int) -> StyledText {
    let right = StyledText(position(in: width)).truncated(to: width, ellipsis: "")
    let room = right.isEmpty ? width : width - right.displayWidth - 1
    let left = text(in: room).truncated(to: room - 1, ellipsis: ellipsis)
    let gap = min(1, width - right.displayWidth)
    return (left.paddedAtEnd(to: room) + right.indented(by: gap))
      .truncated(to: width, ellipsis: "").paddedAtEnd(to: width)
  }
}

extension StatusLine {
  /// The longest form that leaves room to what matters most.
  private func position(in width: Int) -> String {
    let important = parts.filter { $0.rank <= 1 }.reduce(0) { $0 + $1.text.displayWidth + 2 }
    return positions.first { $0.displayWidth + 1 + important <= width } ?? positions.last ?? ""
  }

  /// The parts that there is room for, with a space at either end.
  private func text(in width: Int) -> StyledText {
    let rank = parts.map { RowPart(width: $0.text.displayWidth, rank: $0.rank) }
      .shownRank(in: width - 2, gap: 2)
    return parts.reduce(into: StyledText()) { line, part in
      if part.rank <= rank { line += (line.isEmpty ? " " : "  ") + part.text }
    }
  }
}
