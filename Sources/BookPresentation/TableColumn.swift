import TerminalKit

/// A column of a table: a header, and cells that line up under it.
struct TableColumn: Sendable {
  enum Alignment {
    case left, right
  }

  /// The header, then a cell for each row.
  let cells: [StyledText]

  /// The columns that the widest cell takes.
  let width: Int

  private let alignment: Alignment

  init(_ header: String, _ rows: [String], alignment: Alignment) {
    let cells = [StyledText(header, style: .dim)] + rows.map { StyledText($0) }
    self.init(cells: cells, alignment: alignment)
  }

  private init(cells: [StyledText], alignment: Alignment) {
    self.cells = cells
    self.alignment = alignment
    width = cells.map(\.displayWidth).max() ?? 0
  }

  /// A cell at the end of a line, where nothing has to line up behind it.
  func lastCell(_ row: Int) -> StyledText {
    alignment == .left ? cells[row] : cell(row)
  }

  /// A cell padded to the width of the column.
  func cell(_ row: Int) -> StyledText {
    switch alignment {
    case .left: cells[row].paddedAtEnd(to: width)
    case .right: cells[row].paddedAtStart(to: width)
    }
  }

  /// The column with its cells cut where they are wider.
  func cut(to width: Int) -> TableColumn {
    TableColumn(cells: cells.map { $0.truncated(to: width) }, alignment: alignment)
  }
}
