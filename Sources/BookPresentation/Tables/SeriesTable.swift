package import BookCore
import DisplayText

/// How wide the columns of a series are, whichever of its volumes are shown.
struct SeriesColumns: Sendable {
  let titles: SeriesTitles

  /// The author of each volume, or none if all have the same.
  let authors: [String]

  let number: Int
  let author: Int
  let date: Int
  let pages: Int

  init(_ series: BookSeries) {
    titles = SeriesTitles(series.map(\.title))
    let authors = series.map(\.author)
    self.authors = authors.allSatisfy { $0 == authors[0] } ? [] : authors.map(\.onOneLine)
    number = String(series.count).utf8.count
    author = Self.width(self.authors, under: Messages.author)
    date = series.reduce(Messages.released.utf8.count) {
      max($0, $1.releaseDate.formatted.utf8.count)
    }
    pages = series.reduce(Messages.pages.utf8.count) { max($0, String($1.pages).utf8.count) }
  }

  /// The columns of a status and of the head above it, or none if nothing is said of any volume.
  static func statusWidth(_ statuses: [String]) -> Int {
    width(statuses.filter { !$0.isEmpty }, under: Messages.statusColumn)
  }

  private static func width(_ cells: [String], under head: String) -> Int {
    cells.isEmpty ? 0 : cells.reduce(head.displayWidth) { max($0, StyledText($1).displayWidth) }
  }
}

/// The rows of a series: number, title, facts for which there is room, and last how far the volume
/// has been read.
///
/// The rows of a series have the same columns wherever they are shown, so that a volume looks the
/// same in each list. If the terminal is too narrow, the year replaces the release date, then the
/// author goes, then the pages and the year. If titles would still be cut, they lose the words that
/// all of them begin with, which makes room for the other columns again; at last they are cut.
struct SeriesTable {
  /// The columns that a title needs beside the status.
  static let minTitleWidth = 3

  private let columns: SeriesColumns
  private let format: PageFormat
  private let margin: Int

  /// The columns of each part, in the order of the row; none for those that are not shown.
  private let widths: [Int]

  private let titles: Titles

  /// What is shown of titles.
  private enum Titles {
    case whole

    /// An ellipsis for the words that all begin with.
    case withEllipsis

    /// Nothing for those words, and the rest perhaps cut.
    case short
  }

  /// Lays out the rows.
  ///
  /// - Parameters:
  ///   - columns: The columns of the series.
  ///   - statusWidth: The columns of the widest status, or none.
  ///   - format: The available room.
  ///   - isInList: Whether rows are to be chosen from, so that they have no margin and no facts.
  init(_ columns: SeriesColumns, statusWidth: Int, _ format: PageFormat, isInList: Bool = false) {
    self.columns = columns
    self.format = format
    margin = isInList ? 0 : format.margin
    let (titles, parts) = Self.layout(columns, statusWidth, format, hasFacts: !isInList)
    self.titles = titles
    widths = parts.widths(in: format.fullWidth, gap: TableRow.gap)
  }

  /// The roomiest layout that fits.
  private static func layout(
    _ columns: SeriesColumns, _ statusWidth: Int, _ format: PageFormat, hasFacts: Bool
  ) -> (titles: Titles, parts: [RowPart]) {
    let (number, none) = (RowPart(width: columns.number), RowPart(width: 0))
    let (author, status) = (RowPart(width: columns.author), RowPart(width: statusWidth))
    let withDate = [RowPart(width: columns.date), none, RowPart(width: columns.pages)]
    let year = RowPart(width: Messages.year.utf8.count, rank: 1)
    let withYear = [none, year, RowPart(width: columns.pages, rank: 2)]
    let noFacts = [none, none, none, none]
    let (room, gap) = (format.fullWidth, TableRow.gap)
    for isWhole in [true, false] {
      let width = isWhole ? columns.titles.width : columns.titles.cutWidth(format.ellipsis)
      let title = RowPart(width: max(width, Messages.titleColumn.utf8.count))
      for author in [author, none] {
        for hasDate in [true, false] {
          let facts = hasFacts ? [author] + (hasDate ? withDate : withYear) : noFacts
          let parts = [number, title] + facts + [status]
          if parts.fit(in: room, gap: gap) { return (isWhole ? .whole : .withEllipsis, parts) }
        }
      }
    }
    var title = RowPart(width: columns.titles.shortWidth, minWidth: minTitleWidth)
    let parts = [number, title] + noFacts + [status]
    if parts.fit(in: room, gap: gap) { return (.short, parts) }
    title = RowPart(width: columns.titles.shortWidth, minWidth: 0)
    return (.short, [number, title] + noFacts + [none])
  }
}

extension SeriesTable {
  /// The heads of the columns.
  var header: StyledText {
    let heads = [
      "", Messages.titleColumn, Messages.author, Messages.released, Messages.year, Messages.pages,
      Messages.statusColumn,
    ]
    return row(
      heads.indices.map { index in
        let fits = heads[index].utf8.count <= widths[index]
        return StyledText(fits ? heads[index] : "", style: .bold)
      })
  }

  /// The row of a volume, not wider than the room; its status is empty if it has not been begun.
  func row(_ book: Book, status: String) -> StyledText {
    let title = book.title.onOneLine
    let author = columns.authors.isEmpty ? "" : columns.authors[book.seriesNumber - 1]
    let shown =
      switch titles {
      case .whole: title
      case .withEllipsis: columns.titles.cut(title, format.ellipsis)
      case .short: columns.titles.short(title)
      }
    let cells = [
      StyledText(String(book.seriesNumber)),
      StyledText(shown).truncated(to: widths[1], ellipsis: format.ellipsis),
      StyledText(author), StyledText(book.releaseDate.formatted),
      StyledText(String(book.releaseDate.year)), StyledText(String(book.pages)),
      StyledText(status),
    ]
    return row(cells)
  }

  private static let alignments: [TableRow.Alignment] = [
    .right, .left, .left, .left, .right, .right, .left,
  ]

  private func row(_ cells: [StyledText]) -> StyledText {
    var line = TableRow(margin: margin)
    for index in cells.indices {
      line.append(cells[index], width: widths[index], alignment: Self.alignments[index])
    }
    return line.text
  }
}

extension Page {
  /// Some volumes of a series, one per row, under a header.
  ///
  /// - Parameters:
  ///   - volumes: Their series numbers, in the order of the rows.
  ///   - series: The series.
  ///   - state: What is remembered of it.
  ///   - format: The available room.
  /// - Returns: The page; without lines if there are no volumes.
  package static func volumes(
    _ volumes: [Int], of series: BookSeries, _ state: ReaderState, format: PageFormat
  ) -> Page {
    if volumes.isEmpty { return Page() }
    let statuses = Messages.statuses(of: state.records, in: series)
    let columns = SeriesColumns(series)
    let table = SeriesTable(columns, statusWidth: SeriesColumns.statusWidth(statuses), format)
    let header = table.header
    var lines = header.isEmpty ? [] : [header]
    for volume in volumes {
      let status = state.records.place(ofVolume: volume).map { statuses[$0] } ?? ""
      lines.append(table.row(series.books[volume - 1], status: status))
    }
    return Page(lines)
  }
}
