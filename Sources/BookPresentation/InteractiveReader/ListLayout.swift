import DisplayText

/// How a list is laid out that takes the place of the page until it is closed.
struct ListLayout {
  let format: PageFormat

  /// What stands above the list, and how much it holds.
  let heading: ScreenHeading

  /// The rows, of which one is selected.
  let count: Int

  /// The cover of what is selected, to the right of the list.
  var cover = DrawnCover.none

  /// The facts of what is selected, below the list.
  var facts: [StyledText] = []

  let hints: [StatusLine.Part]

  /// What is said if there are no rows.
  var nothing = Messages.noRows

  /// The rows above which a title stands, the first of them first.
  var titledRows: [Int] = []

  /// The title above a row.
  var title: (_ row: Int) -> StyledText = { _ in StyledText() }

  /// A row, which has no margin yet.
  let line: (Int) -> StyledText
}

extension ListLayout {
  /// The last row that keys can lead to.
  var lastRow: Int { max(0, count - 1) }

  /// The lines of rows and titles.
  private var lineCount: Int { count + titledRows.count }

  /// The line of a row, below the titles above it.
  private func line(ofRow row: Int) -> Int {
    row + titledRows.indices.partitioningIndex { titledRows[$0] > row }
  }

  /// The row on a line, or nil if a title stands there, and the row below that.
  private func row(atLine line: Int) -> (row: Int?, next: Int) {
    let index = titledRows.indices.partitioningIndex { titledRows[$0] + $0 > line }
    let isTitle = index > 0 && titledRows[index - 1] + index - 1 == line
    return isTitle ? (nil, titledRows[index - 1]) : (line - index, line - index)
  }

  /// The row that a move leads to, by lines, so that none is passed unseen; a title gives way to
  /// the next row on the way.
  func row(from row: Int, _ scrolling: Scrolling) -> Int {
    let before = line(ofRow: row)
    let line = scrolling.row(from: before, last: max(0, lineCount - 1))
    let (found, next) = self.row(atLine: line)
    return found ?? max(0, line < before ? next - 1 : next)
  }

  /// The rows of the screen that facts leave to the list itself.
  func listRows(in rows: Int) -> Int { max(1, rows - (facts.isEmpty ? 0 : facts.count + 1)) }

  /// The line at the top of the screen, which leaves no room below the last; the selected row stays
  /// in the middle as far as possible.
  private func top(at row: Int, in rows: Int) -> Int {
    let rows = listRows(in: rows)
    return min(max(0, line(ofRow: row) - rows / 2), max(0, lineCount - rows))
  }

  /// What the screen shows: at most as many lines as it has rows for the list.
  func lines(at row: Int, in rows: Int) -> [StyledText] {
    let top = top(at: row, in: rows)
    var lines = (top..<min(top + listRows(in: rows), lineCount)).map { number in
      let (shown, next) = self.row(atLine: number)
      return shown.map { line($0).asChoice(isSelected: $0 == row, width: format.width) }
        ?? title(next)
    }
    if count == 0 { lines = StyledText(nothing).wrapped(to: format.textWidth).map(format.indented) }
    if !facts.isEmpty {
      // They stay where they are while a short list is narrowed.
      let start = max(lines.count + 1, DrawnCover.height - 1 - facts.count)
      lines += Array(repeating: StyledText(), count: start - lines.count) + facts
    }
    for (index, coverRow) in cover.rows.enumerated() {
      if index == lines.count { lines.append(StyledText()) }
      lines[index] = lines[index].paddedAtEnd(to: format.width + format.margin) + coverRow
    }
    return lines
  }
}

extension StyledText {
  private static let mark = StyledText(Messages.selectedRow, style: .bold)

  /// A row that can be chosen: one that is selected is marked, and has the accent as a whole, in
  /// which what matches is underlined.
  fileprivate func asChoice(isSelected: Bool, width: Int) -> StyledText {
    if !isSelected { return indented(by: Self.mark.displayWidth) }
    let hitStyles = hits.map(\.style)
    let spans = (Self.mark + self).paddedAtEnd(to: width).spans
    return spans.reduce(into: StyledText()) { line, span in
      var style = Style.accent
      style.isBold = span.style.isBold
      style.isUnderlined = hitStyles.contains(span.style)
      line += StyledText(span.text, style: style)
    }
  }
}
