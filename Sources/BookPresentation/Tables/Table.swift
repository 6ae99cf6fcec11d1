import DisplayText

/// Columns beside each other, each of them in all rows or in none.
///
/// A table is offered some layouts, the roomiest first. It has the first that there is room for, or
/// else the last, without the columns that go because of their ranks.
struct Table {
  /// The spaces between two columns.
  static let gap = 2

  private let format: PageFormat
  private var columns: [TableColumn] = []
  private var hasRoom = false

  init(_ format: PageFormat) {
    self.format = format
  }

  /// Takes a layout, unless there is room for one that was offered before.
  mutating func offer(_ layout: @autoclosure () -> [TableColumn]) {
    if hasRoom { return }
    columns = layout()
    hasRoom = columns.lazy.map { $0.part }.fit(in: format.fullWidth, gap: Self.gap)
  }

  /// The rows.
  var lines: [StyledText] {
    let widths = columns.lazy.map { $0.part }.widths(in: format.fullWidth, gap: Self.gap)
    var shown: [TableColumn] = []
    for (column, width) in zip(columns, widths) where width > 0 {
      shown.append(column.fitted(to: width))
    }
    return (0..<(columns.first?.count ?? 0)).map { row in
      var line = TableRow(margin: format.margin)
      for column in shown { column.append(row, to: &line) }
      return line.text
    }
  }
}

/// A column of a table: cells that line up, the first of which may be a header.
struct TableColumn {
  /// How the column gives way.
  private(set) var part: RowPart

  private var cells: [StyledText]
  private let alignment: TableRow.Alignment

  /// Makes the cells for a width, or nil if they are always the same.
  private var cellsFitting: ((Int) -> [StyledText])?

  /// Creates a column without a header.
  init(_ cells: [StyledText], alignment: TableRow.Alignment = .left) {
    part = RowPart(width: cells.maxWidth)
    self.cells = cells
    self.alignment = alignment
  }

  /// Creates a column with a header; without rows, it is not there.
  init(_ header: String, _ rows: [String], alignment: TableRow.Alignment = .left) {
    var cells = rows.isEmpty ? [] : [StyledText(header, style: .dim)]
    for row in rows { cells.append(StyledText(row)) }
    self.init(cells, alignment: alignment)
  }

  /// Creates a column of cells that depend on the width, such as bars.
  init(widths: ClosedRange<Int>, _ cells: @escaping (Int) -> [StyledText]) {
    part = RowPart(width: widths.upperBound, minWidth: widths.lowerBound)
    self.cells = []
    alignment = .left
    cellsFitting = cells
  }

  /// The number of cells.
  var count: Int {
    cells.count
  }

  /// The column with another rank.
  func ranked(_ rank: Int) -> TableColumn {
    var column = self
    column.part.rank = rank
    return column
  }

  /// The column with wider cells cut, down to a width.
  func cut(to minWidth: Int, _ ellipsis: String) -> TableColumn {
    var column = self
    column.part = RowPart(width: part.width, minWidth: minWidth, rank: part.rank)
    column.cellsFitting = { [cells] width in
      cells.map { $0.truncated(to: width, ellipsis: ellipsis) }
    }
    return column
  }

  /// The column with an ellipsis for the words that the cells under the header begin with.
  func withoutSharedWords(_ ellipsis: String) -> TableColumn {
    let rows = cells.dropFirst()
    let shared = rows.map(\.plainText).sharedBeginning
    if shared.isEmpty { return self }
    let mark = StyledText(ellipsis)
    let short = rows.map { row in
      row.plainText.begins(with: shared)
        ? mark + row.slice(at: shared.utf8.count..<row.plainText.utf8.count) : row
    }
    return TableColumn(cells.prefix(1) + short, alignment: alignment)
  }

  /// The column as it is in a width, of which it takes less if its cells end before a wide letter.
  fileprivate func fitted(to width: Int) -> TableColumn {
    guard let cellsFitting else { return self }
    return TableColumn(cellsFitting(width), alignment: alignment)
  }

  /// Adds a cell of a column that has been fitted.
  fileprivate func append(_ row: Int, to line: inout TableRow) {
    line.append(cells[row], width: part.width, alignment: alignment)
  }
}

/// A row of a table, built up from left to right.
struct TableRow {
  enum Alignment {
    case left, right
  }

  /// The row, without trailing spaces.
  private(set) var text = StyledText()

  /// The spaces before the next cell.
  private var spaces: Int

  init(margin: Int = 0) {
    spaces = margin
  }

  /// Adds a cell at the right; in a column without text, it takes no room.
  mutating func append(_ cell: StyledText, width: Int, alignment: Alignment = .left) {
    if width == 0 { return }
    let room = width - cell.displayWidth
    if cell.isEmpty {
      spaces += width + Table.gap
    } else {
      text.appendSpaces(alignment == .right ? spaces + room : spaces)
      text += cell
      spaces = alignment == .right ? Table.gap : room + Table.gap
    }
  }
}

extension [StyledText] {
  fileprivate var maxWidth: Int {
    reduce(0) { Swift.max($0, $1.displayWidth) }
  }
}
