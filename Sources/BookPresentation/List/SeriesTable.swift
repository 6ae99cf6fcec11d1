package import BookCore
package import TerminalKit

/// All volumes of a series, one per row, under a header.
///
/// If the terminal is too narrow for a row, the year replaces the release date, the pages are
/// dropped, then the year, and then the authors. If titles would still be cut, they lose the words
/// that all of them begin with, which makes room for the other columns again.
package struct SeriesTable: Sendable {
  private static let gap = 2

  private let number: TableColumn
  private let title: TableColumn
  private let author: TableColumn
  private let hasAuthors: Bool
  private let releaseDate: TableColumn
  private let pages: TableColumn
  private let headings: [BookHeading]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - headings: The headings of the volumes, in file order.
  ///   - authors: The author of each volume, or none if all volumes have the same author.
  package init(_ headings: [BookHeading], authors: [String] = []) {
    number = TableColumn(
      Messages.numberColumn, headings.map { String($0.seriesNumber) }, alignment: .right)
    title = TableColumn(Messages.titleColumn, headings.map(\.title.onOneLine), alignment: .left)
    author = TableColumn(Messages.author, authors.map(\.onOneLine), alignment: .left)
    hasAuthors = !authors.isEmpty
    releaseDate = TableColumn(
      Messages.released, headings.map(\.releaseDate.formatted), alignment: .left)
    pages = TableColumn(Messages.pages, headings.map { String($0.pages) }, alignment: .right)
    self.headings = headings
  }

  /// The header and the rows.
  ///
  /// - Parameter format: The available room.
  /// - Returns: One line for the header and one for each volume.
  package func lines(_ format: PageFormat) -> [StyledText] {
    let room = format.fullWidth - number.width - Self.gap
    var rows = TableRows(count: number.cells.count, margin: format.margin, gap: Self.gap)
    rows.append(number)
    if title.width <= room {
      append(title, to: &rows, in: room)
    } else if room > 0 {
      let title = title.withoutSharedWords(format.ellipsis)
      append(title.cut(to: room, format.ellipsis), to: &rows, in: room)
    }
    return rows.lines
  }
}

extension SeriesTable {
  /// The years of the release dates; made only if there is no room for the whole dates.
  private var year: TableColumn {
    TableColumn(
      Messages.year, headings.map { String($0.releaseDate.year) }, alignment: .right)
  }

  /// Adds the titles, and as much else as there is room for.
  private func append(_ title: TableColumn, to rows: inout TableRows, in room: Int) {
    rows.append(title)
    var room = room - title.width - Self.gap
    if hasAuthors, author.width <= room {
      rows.append(author)
      room -= author.width + Self.gap
    }
    if releaseDate.width + Self.gap + pages.width <= room {
      rows.append(releaseDate)
      rows.append(pages)
      return
    }
    let year = year
    guard year.width <= room else { return }
    rows.append(year)
    if year.width + Self.gap + pages.width <= room { rows.append(pages) }
  }
}

/// A column of a table: a header, and cells that line up under it.
private struct TableColumn: Sendable {
  enum Alignment {
    case left, right
  }

  /// The header, then a cell for each row.
  let cells: [StyledText]

  /// The width of the widest cell in columns.
  let width: Int

  private let alignment: Alignment

  init(_ header: String, _ rows: [String], alignment: Alignment) {
    var cells = [StyledText(header, style: .dim)]
    for row in rows { cells.append(StyledText(row)) }
    self.init(cells: cells, alignment: alignment)
  }

  private init(cells: [StyledText], alignment: Alignment) {
    self.cells = cells
    self.alignment = alignment
    width = cells.reduce(0) { max($0, $1.displayWidth) }
  }

  /// The spaces that line a cell up with the others.
  func spaces(around row: Int) -> (before: Int, after: Int) {
    let room = width - cells[row].displayWidth
    return alignment == .left ? (0, room) : (room, 0)
  }

  /// The column with wider cells cut.
  func cut(to width: Int, _ ellipsis: String) -> TableColumn {
    TableColumn(
      cells: cells.map { $0.truncated(to: width, ellipsis: ellipsis) }, alignment: alignment)
  }

  /// The column with an ellipsis for the words that all cells under the header begin with.
  func withoutSharedWords(_ ellipsis: String) -> TableColumn {
    let rows = cells.dropFirst()
    let shared = rows.map(\.plainText).sharedBeginning.utf8.count
    if shared == 0 { return self }
    let mark = StyledText(ellipsis)
    return TableColumn(
      cells: [cells[0]] + rows.map { mark + $0.slice(at: shared..<$0.plainText.utf8.count) },
      alignment: alignment)
  }
}

/// The rows of a table, built up column by column from left to right.
private struct TableRows {
  /// The header and the rows, without trailing spaces after a left-aligned last cell.
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
