public import BookCore
public import TerminalKit

/// All volumes of a series, one a row, under a header.
///
/// Where the terminal is too narrow for a row, the pages are dropped first, then the release date,
/// and then titles are cut.
public struct SeriesTable: Sendable {
  private static let gap = 2

  private let number: TableColumn
  private let title: TableColumn
  private let releaseDate: TableColumn
  private let pages: TableColumn

  /// Creates a table.
  ///
  /// - Parameter headings: What there is to say about each volume, in file order.
  public init(_ headings: [BookHeading]) {
    number = TableColumn(
      Words.numberColumn, headings.map { String($0.seriesNumber) }, alignment: .right)
    title = TableColumn(Words.titleColumn, headings.map(\.title.onOneLine), alignment: .left)
    releaseDate = TableColumn(
      Words.released, headings.map(\.releaseDate.formatted), alignment: .left)
    pages = TableColumn(Words.pages, headings.map { String($0.pages) }, alignment: .right)
  }

  /// The header and the rows.
  ///
  /// - Parameter format: The room there is.
  /// - Returns: One line for the header and one for each volume.
  public func lines(_ format: PageFormat) -> [StyledText] {
    let columns = columns(fitting: format.fullWidth)
    return title.cells.indices.map { row in
      let line = columns.dropLast().reduce(StyledText()) { $0 + $1.cell(row) + Self.space }
      return format.indented(line + columns[columns.count - 1].lastCell(row))
    }
  }
}

extension SeriesTable {
  private static let space = StyledText(String(repeating: " ", count: gap))

  private func columns(fitting width: Int) -> [TableColumn] {
    let choices = [
      [number, title, releaseDate, pages],
      [number, title, releaseDate],
    ]
    if let roomy = choices.first(where: { Self.width(of: $0) <= width }) { return roomy }
    let room = width - number.width - Self.gap
    return room > 0 ? [number, title.cut(to: room)] : [number]
  }

  private static func width(of columns: [TableColumn]) -> Int {
    columns.reduce(0) { $0 + $1.width } + gap * (columns.count - 1)
  }
}
