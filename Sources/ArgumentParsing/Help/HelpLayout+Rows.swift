import TerminalKit

extension HelpLayout {
  /// The blanks between two columns.
  private static let gap = 2

  /// Adds labels with their explanations, side by side where there is room.
  mutating func add(_ list: HelpList, labelWidth: Int) {
    for row in list.rows {
      if isNarrow {
        addStacked(row)
      } else {
        addInColumns(row, labelWidth: labelWidth)
      }
    }
  }

  private mutating func addInColumns(_ row: HelpList.Row, labelWidth: Int) {
    let textColumn = Self.indent + labelWidth + Self.gap
    var texts = StyledText(row.text).wrapped(to: width - textColumn)
    if row.labelWidth <= labelWidth, !row.text.isEmpty {
      let label = StyledText(row.label).indented(by: Self.indent)
      lines.append(label.paddedAtEnd(to: textColumn) + texts.removeFirst())
    } else {
      lines += indented(StyledText(row.label), by: Self.indent)
    }
    for text in texts where !text.isEmpty {
      lines.append(text.indented(by: textColumn))
    }
  }

  private mutating func addStacked(_ row: HelpList.Row) {
    let label = row.label.drop { $0 == " " }
    lines += indented(StyledText(String(label)), by: Self.indent)
    guard !row.text.isEmpty else { return }
    lines += indented(StyledText(row.text), by: 2 * Self.indent)
  }

  /// A text within what an indent leaves of the width.
  func indented(_ text: StyledText, by indent: Int) -> [StyledText] {
    text.wrapped(to: width - indent).map { $0.indented(by: indent) }
  }
}
