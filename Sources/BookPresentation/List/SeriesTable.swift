package import BookCore
package import TerminalKit

/// All volumes of a series, one a row, under a header.
///
/// Where the terminal is too narrow for a row, the pages are dropped first, then the release date,
/// and then titles are cut.
package struct SeriesTable: Sendable {
  private static let gap = 2

  private let number: TableColumn
  private let title: TableColumn
  private let releaseDate: TableColumn
  private let pages: TableColumn

  /// Creates a table.
  ///
  /// - Parameter headings: What there is to say about each volume, in file order.
  package init(_ headings: [BookHeading]) {
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
  package func lines(_ format: PageFormat) -> [StyledText] {
    let room = format.fullWidth - number.width - Self.gap
    let titleAndDate = title.width + Self.gap + releaseDate.width
    var rows = TableRows(count: number.cells.count, margin: format.margin, gap: Self.gap)
    rows.append(number)
    if titleAndDate <= room {
      rows.append(title)
      rows.append(releaseDate)
      if titleAndDate + Self.gap + pages.width <= room { rows.append(pages) }
    } else if room > 0 {
      rows.append(title.cut(to: room))
    }
    return rows.lines
  }
}
