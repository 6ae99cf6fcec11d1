package import BookCore
package import TerminalKit

/// All volumes of a series, one per row, under a header.
///
/// If the terminal is too narrow for a row, the pages are dropped first, then the release date, then
/// the authors, and finally titles are cut.
package struct SeriesTable: Sendable {
  private static let gap = 2

  private let number: TableColumn
  private let title: TableColumn
  private let author: TableColumn
  private let hasAuthors: Bool
  private let releaseDate: TableColumn
  private let pages: TableColumn

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
  }

  /// The header and the rows.
  ///
  /// - Parameter format: The available room.
  /// - Returns: One line for the header and one for each volume.
  package func lines(_ format: PageFormat) -> [StyledText] {
    let room = format.fullWidth - number.width - Self.gap
    var rows = TableRows(count: number.cells.count, margin: format.margin, gap: Self.gap)
    rows.append(number)
    guard title.width <= room else {
      if room > 0 { rows.append(title.cut(to: room)) }
      return rows.lines
    }
    rows.append(title)
    var left = room - title.width - Self.gap
    if hasAuthors, author.width <= left {
      rows.append(author)
      left -= author.width + Self.gap
    }
    if releaseDate.width <= left {
      rows.append(releaseDate)
      left -= releaseDate.width + Self.gap
      if pages.width <= left { rows.append(pages) }
    }
    return rows.lines
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
  ///
  /// The titles of a series often begin alike. If a cut at the end would make different titles look
  /// the same, the words that all of them begin with are cut as well.
  func cut(to width: Int) -> TableColumn {
    let rows = cells.dropFirst()
    let cut = rows.map { $0.truncated(to: width) }
    let shorter = Self.withoutSharedWords(rows.map(\.plainText)).map { $0.truncated(to: width) }
    let isClearer = Self.count(of: cut) < Self.count(of: shorter)
    return TableColumn(
      cells: [cells[0].truncated(to: width)] + (isClearer ? shorter : cut), alignment: alignment)
  }

  /// How many different rows there are, by their bytes: in a set of texts, each would have its marks
  /// put in order, however many it has.
  private static func count(of rows: some Sequence<StyledText>) -> Int {
    Set(rows.map { Array($0.plainText.utf8) }).count
  }

  /// The texts with an ellipsis for the words that all of them begin with.
  private static func withoutSharedWords(_ texts: [String]) -> [StyledText] {
    let shared = texts.sharedBeginning.utf8.count
    return texts.map { text in
      StyledText(Messages.ellipsis + String(Substring(text.utf8.dropFirst(shared))))
    }
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
