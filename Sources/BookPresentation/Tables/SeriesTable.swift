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

  private let series: SeriesColumns
  private let format: PageFormat
  private let margin: Int
  private let titles: Titles
  private let columns: VolumeColumns

  /// What is shown of titles.
  private enum Titles {
    case whole

    /// An ellipsis for the words that all begin with.
    case withEllipsis

    /// Nothing for those words, and the rest perhaps cut.
    case short
  }

  /// Lays out rows with room for the widest status; in a list to choose from, they have no margin
  /// and no facts.
  init(_ series: SeriesColumns, statusWidth: Int, _ format: PageFormat, isInList: Bool = false) {
    let number = RowPart(.number, width: series.number)
    let author = RowPart(.author, width: series.author)
    let status = RowPart(.status, width: statusWidth)
    let dated = [RowPart(.released, width: series.date), RowPart(.pages, width: series.pages)]
    let withYear = [
      RowPart(.year, width: Messages.year.utf8.count, rank: 1),
      RowPart(.pages, width: series.pages, rank: 2),
    ]
    let facts = isInList ? [[]] : [[author] + dated, [author] + withYear, dated, withYear]
    var choices: [[RowPart]] = []
    for width in [series.titles.width, series.titles.cutWidth(format.ellipsis)] {
      let title = RowPart(.title, width: max(width, Messages.titleColumn.utf8.count))
      choices += facts.map { [number, title] + $0 + [status] }
    }
    let width = series.titles.shortWidth
    choices.append([number, RowPart(.title, width: width, minWidth: Self.minTitleWidth), status])
    choices.append([number, RowPart(.title, width: width, minWidth: 0)])
    columns = VolumeColumns(choices, in: format.fullWidth)
    titles =
      switch columns.choice / facts.count {
      case 0: .whole
      case 1: .withEllipsis
      default: .short
      }
    self.series = series
    self.format = format
    margin = isInList ? 0 : format.margin
  }

  var header: StyledText {
    columns.row(margin: margin) { column, width in
      StyledText(column.head.utf8.count <= width ? column.head : "", style: .bold)
    }
  }

  /// The row of a volume, not wider than the room; its status is empty if it has not been begun.
  func row(_ book: Book, status: String) -> StyledText {
    columns.row(margin: margin) { column, width in
      switch column {
      case .number: StyledText(String(book.seriesNumber))
      case .title:
        StyledText(shown(book.title.onOneLine)).truncated(to: width, ellipsis: format.ellipsis)
      case .author: StyledText(series.authors[book.seriesNumber - 1])
      case .released: StyledText(book.releaseDate.formatted)
      case .year: StyledText(String(book.releaseDate.year))
      case .pages: StyledText(String(book.pages))
      case .status: StyledText(status)
      case .bar: StyledText()
      }
    }
  }

  private func shown(_ title: String) -> String {
    switch titles {
    case .whole: title
    case .withEllipsis: series.titles.cut(title, format.ellipsis)
    case .short: series.titles.short(title)
    }
  }
}

extension Page {
  /// Some volumes of a series, one per row, under a header.
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
      let book = series.books[volume - 1]
      let status = Messages.status(of: state.record(of: book.identity), in: book.chapters)
      lines.append(table.row(book, status: status))
    }
    return Page(lines)
  }
}
