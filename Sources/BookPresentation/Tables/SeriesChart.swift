import BookCore
import DisplayText

/// A series at a glance: a row for each volume, with a bar as long as the volume has pages.
///
/// If the terminal is too narrow, the chapters are dropped first, then the pages and the year; then
/// titles are cut, and at last the bar goes.
struct SeriesChart {
  private static let barWidths = 8...40
  private static let minTitleWidth = 8

  private let rows: [ChartRow]
  private let format: PageFormat

  /// Creates a chart.
  ///
  /// - Parameters:
  ///   - books: The volumes, in file order.
  ///   - state: What is remembered of them.
  ///   - format: The available room.
  init(_ books: [Book], _ state: ReaderState, _ format: PageFormat) {
    rows = ChartRow.rows(books, state, format)
    self.format = format
  }

  /// The rows, none wider than the terminal.
  var lines: [StyledText] {
    let label = TableColumn(rows.map { StyledText($0.label) }, alignment: .right)
    let title = TableColumn(rows.map { StyledText($0.title) })
    let year = TableColumn(rows.map { StyledText($0.year) })
    let bars = TableColumn(widths: Self.barWidths, bars)
    let pages = numbers(rows.map(\.totals.pages), unit: Messages.pageUnit)
    let chapters = numbers(rows.map(\.totals.chapters), unit: Messages.chapterUnit)
    let status = TableColumn(rows.map { StyledText($0.status) })
    var table = Table(format)
    table.offer([label, title, year.ranked(1), bars, pages.ranked(2), chapters.ranked(3), status])
    table.offer([label, title.cut(to: Self.minTitleWidth, format.ellipsis), bars, status])
    table.offer([label, title.cut(to: 0, format.ellipsis), status])
    return table.lines
  }
}

extension SeriesChart {
  private func bars(width: Int) -> [StyledText] {
    let longest = rows.reduce(0) { max($0, $1.totals.pages) }
    let scale = Double(width) / Double(max(1, longest))
    return rows.map { row in
      ProgressBar(length: Double(row.totals.pages) * scale, read: row.totals.pagesRead * scale)
        .line(inASCII: format.usesASCII)
    }
  }

  /// Numbers under each other, the first with its unit.
  private func numbers(_ numbers: [Int], unit: Messages.Unit) -> TableColumn {
    let width = numbers.reduce(0) { max($0, $1.grouped.utf8.count) }
    return TableColumn(
      numbers.enumerated().map { row, number in
        let unit = row == 0 ? " " + unit.name(for: number) : ""
        return StyledText(.spaces(width - number.grouped.utf8.count) + number.grouped + unit)
      })
  }
}

/// What a row of a chart says about a volume, or about the volumes of some years.
private struct ChartRow {
  /// The number of rows beyond which volumes are put together.
  static let maxCount = 100

  /// The width below which the status is as short as possible.
  private static let narrow = 60

  /// The number of the volume, or the years.
  let label: String

  /// The title without the words that all titles begin with, or how many volumes there are.
  let title: String

  /// The year of the volume; empty for several volumes.
  let year: String

  let totals: SeriesTotals

  /// How far the reader is; empty if nothing has been begun.
  let status: String
}

extension ChartRow {
  /// A row for each volume.
  ///
  /// A long series has one for each year instead, or for each decade or century, so that it still
  /// fits a few screens.
  static func rows(
    _ books: [Book], _ state: ReaderState, _ format: PageFormat
  ) -> [ChartRow] {
    guard books.count > maxCount else { return rows(volumes: books, state, format) }
    let spans = [1, 10, 100]
    let span = spans.first { span in
      Set(books.map { $0.releaseDate.year / span }).count <= maxCount
    }
    return rows(periods: books, ofYears: span ?? 100, state, format)
  }

  private static func rows(
    volumes books: [Book], _ state: ReaderState, _ format: PageFormat
  ) -> [ChartRow] {
    let titles = SeriesTitles(books)
    return books.map { book in
      let status = state.record(of: book.identity).status(in: book.chapters)
      return ChartRow(
        label: String(book.seriesNumber), title: titles.short(book.title.onOneLine),
        year: String(book.releaseDate.year), totals: SeriesTotals([book], state),
        status: format.width < narrow
          ? Messages.shortStatus(status, chapters: book.chapters.count)
          : Messages.status(status, in: book.chapters))
    }
  }

  private static func rows(
    periods books: [Book], ofYears span: Int, _ state: ReaderState, _ format: PageFormat
  ) -> [ChartRow] {
    let periods = Dictionary(grouping: books) { $0.releaseDate.year / span }
    return periods.sorted { $0.key < $1.key }.map { period, books in
      let totals = SeriesTotals(books, state)
      return ChartRow(
        label: Messages.years(
          max(1, period * span)...period * span + span - 1, inASCII: format.usesASCII),
        title: Messages.volumeUnit.count(totals.volumes), year: "", totals: totals,
        status: totals.finished > 0 ? Messages.readCount(totals.finished) : "")
    }
  }
}
