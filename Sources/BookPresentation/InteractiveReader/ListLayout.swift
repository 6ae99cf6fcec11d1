import DisplayText

/// How a list is laid out that takes the place of the page until it is closed.
struct ListLayout {
  let format: PageFormat

  /// What stands above the list, and how much it holds, from the longest form to the shortest.
  let headings: [(title: String, extent: String)]

  let count: Int

  /// Whether a row is selected, which keys move; otherwise they scroll.
  var isSelectable = true

  /// The cover of what is selected, to the right of the list.
  var cover = DrawnCover.none

  let hints: [StatusLine.Part]

  /// A row; one that can be selected has no margin yet.
  let line: (Int) -> StyledText
}

extension ListLayout {
  /// The last row that keys can lead to, given the rows of the screen for the list.
  func lastRow(in rows: Int) -> Int { max(0, isSelectable ? count - 1 : count - rows) }

  /// The row at the top of the screen, which leaves no room below the last.
  ///
  /// A selected row stays in the middle as far as possible; if none is selected, the row is the one
  /// to be at the top.
  func top(at row: Int, in rows: Int) -> Int {
    min(max(0, isSelectable ? row - rows / 2 : row), max(0, count - rows))
  }

  /// What the screen shows: at most as many lines as it has rows for the list.
  func lines(at row: Int, in rows: Int) -> [StyledText] {
    let top = top(at: row, in: rows)
    var lines = (top..<min(top + rows, count)).map {
      isSelectable ? line($0).asChoice(isSelected: $0 == row, width: format.width) : line($0)
    }
    if count == 0 { lines = [format.indented(StyledText(Messages.noRows))] }
    for (index, coverRow) in cover.rows.enumerated() {
      if index == lines.count { lines.append(StyledText()) }
      lines[index] = lines[index].paddedAtEnd(to: format.width) + coverRow
    }
    return lines
  }

  /// The longest heading that fits, with the extent at the right.
  func heading(width: Int, ellipsis: String) -> StyledText {
    let forms = headings.map { (StyledText($0.title, style: .bold), StyledText($0.extent)) }
    for (title, extent) in forms {
      let gap = width - title.displayWidth - extent.displayWidth
      if gap > 1 { return title.paddedAtEnd(to: title.displayWidth + gap) + extent }
    }
    return forms.last?.0.truncated(to: width, ellipsis: ellipsis) ?? StyledText()
  }
}

extension StyledText {
  private static let mark = StyledText(Messages.selectedRow, style: .bold) + " "

  /// A row that can be chosen: one that is selected is marked, and has the accent as a whole.
  fileprivate func asChoice(isSelected: Bool, width: Int) -> StyledText {
    guard isSelected else { return indented(by: Self.mark.displayWidth) }
    let spans = (Self.mark + self).paddedAtEnd(to: width).spans
    return spans.reduce(into: StyledText()) { line, span in
      var style = Style.accent
      style.isBold = span.style.isBold
      line += StyledText(span.text, style: style)
    }
  }
}
