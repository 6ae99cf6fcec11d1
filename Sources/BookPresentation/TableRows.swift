import TerminalKit

/// The rows of a table, which grow column by column.
struct TableRows {
  private var beginnings: [StyledText]
  private var last: TableColumn
  private let gap: Int

  /// Creates the rows of a table with one column.
  ///
  /// - Parameters:
  ///   - first: The column at the left.
  ///   - margin: The spaces before it.
  ///   - gap: The spaces between columns.
  init(_ first: TableColumn, margin: Int, gap: Int) {
    beginnings = first.cells.map { _ in StyledText(.spaces(margin)) }
    last = first
    self.gap = gap
  }

  /// Adds a column at the right.
  mutating func append(_ column: TableColumn) {
    for row in beginnings.indices {
      last.appendCell(row, to: &beginnings[row], isLast: false)
      beginnings[row].appendSpaces(gap)
    }
    last = column
  }

  /// The header and the rows.
  var lines: [StyledText] {
    var lines = beginnings
    for row in lines.indices { last.appendCell(row, to: &lines[row], isLast: true) }
    return lines
  }
}
