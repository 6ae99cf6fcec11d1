import TerminalKit

/// The rows of a table, which grow column by column.
struct TableRows {
  /// The header and the rows, with no spaces behind a last cell that is aligned left.
  private(set) var lines: [StyledText]

  /// The spaces before the next cell of each row.
  private var spaces: [Int]

  private let gap: Int

  /// Creates rows without cells.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - margin: The spaces before them.
  ///   - gap: The spaces between columns.
  init(count: Int, margin: Int, gap: Int) {
    lines = Array(repeating: StyledText(), count: count)
    spaces = Array(repeating: margin, count: count)
    self.gap = gap
  }

  /// Adds a column at the right.
  mutating func append(_ column: TableColumn) {
    for row in lines.indices {
      let (before, after) = column.spaces(around: row)
      lines[row].appendSpaces(spaces[row] + before)
      lines[row] += column.cells[row]
      spaces[row] = after + gap
    }
  }
}
