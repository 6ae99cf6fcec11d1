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
    let label = StyledText(row.label)
    let textColumn = Self.indent + labelWidth + Self.gap
    var text = StyledText(row.text).wrapped(to: width - textColumn)[...]

    if label.displayWidth <= labelWidth, let first = text.popFirst(), !first.isEmpty {
      lines.append((label.paddedAtEnd(to: labelWidth + Self.gap) + first).indented(by: Self.indent))
    } else {
      lines += indented(label, by: Self.indent)
    }
    lines += text.map { $0.indented(by: textColumn) }
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
