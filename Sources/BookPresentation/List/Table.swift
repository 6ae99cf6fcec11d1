import DisplayText

/// A column of a table: cells that line up, the first of which may be a header.
struct TableColumn: Sendable {
  enum Alignment {
    case left, right
  }

  /// A cell for each row, from top to bottom.
  let cells: [StyledText]

  /// The width of the widest cell in columns.
  let width: Int

  private let alignment: Alignment

  /// Creates a column without a header.
  init(_ cells: [StyledText], alignment: Alignment = .left) {
    self.cells = cells
    self.alignment = alignment
    width = cells.reduce(0) { max($0, $1.displayWidth) }
  }

  /// Creates a column with a header.
  init(_ header: String, _ rows: [String], alignment: Alignment) {
    var cells = [StyledText(header, style: .dim)]
    for row in rows { cells.append(StyledText(row)) }
    self.init(cells, alignment: alignment)
  }

  /// The spaces that line a cell up with the others.
  func spaces(around row: Int) -> (before: Int, after: Int) {
    let room = width - cells[row].displayWidth
    return alignment == .left ? (0, room) : (room, 0)
  }

  /// The column with wider cells cut.
  func cut(to width: Int, _ ellipsis: String) -> TableColumn {
    TableColumn(
      cells.map { $0.truncated(to: width, ellipsis: ellipsis) }, alignment: alignment)
  }

  /// The column with an ellipsis for the words that all cells under the header begin with.
  func withoutSharedWords(_ ellipsis: String) -> TableColumn {
    let rows = cells.dropFirst()
    let shared = rows.map(\.plainText).sharedBeginning.utf8.count
    if shared == 0 { return self }
    let mark = StyledText(ellipsis)
    return TableColumn(
      [cells[0]] + rows.map { mark + $0.slice(at: shared..<$0.plainText.utf8.count) },
      alignment: alignment)
  }
}

/// The rows of a table, built up column by column from left to right.
struct TableRows {
  /// The rows, without trailing spaces.
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

  /// Adds a column at the right; one without text takes no room.
  mutating func append(_ column: TableColumn) {
    if column.width == 0 { return }
    for row in lines.indices {
      if column.cells[row].isEmpty {
        spaces[row] += column.width + gap
        continue
      }
      let (before, after) = column.spaces(around: row)
      lines[row].appendSpaces(spaces[row] + before)
      lines[row] += column.cells[row]
      spaces[row] = after + gap
    }
  }
}
