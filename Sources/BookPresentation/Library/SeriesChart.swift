import BookCore
import DisplayText

/// A series at a glance: a row for each volume, with a bar as long as the volume has pages.
///
/// If the terminal is too narrow, the chapters are dropped first, then the pages and the year; then
/// titles are cut, and at last the bar goes.
struct SeriesChart {
  private static let barWidths = 8...40
  private static let minTitleWidth = 8
  private static let gap = 2

  private let rows: [ChartRow]
  private let format: PageFormat

  /// Creates a chart.
  ///
  /// - Parameters:
  ///   - books: The volumes, in file order.
  ///   - bookmarks: How far each has been read, by series number.
  ///   - format: The available room.
  init(_ books: [Book], bookmarks: [Int: Bookmark], _ format: PageFormat) {
    rows = ChartRow.rows(books, bookmarks: bookmarks, format)
    self.format = format
  }

  /// The rows, none wider than the terminal.
  var lines: [StyledText] {
    let label = TableColumn(rows.map { StyledText($0.label) }, alignment: .right)
    let title = TableColumn(rows.map { StyledText($0.title) })
    let status = TableColumn(rows.map { StyledText($0.status) })
    let details = details(besideWidth: Self.width(of: [label, title, status]))
    let room = format.fullWidth - Self.width(of: [label, status] + details.all)
    let barRoom = room - title.width - Self.gap

    var table = TableRows(count: rows.count, margin: format.margin, gap: Self.gap)
    table.append(label)
    if barRoom >= Self.barWidths.lowerBound {
      table.append(title)
      details.beforeBar.forEach { table.append($0) }
      table.append(bars(width: min(barRoom, Self.barWidths.upperBound)))
      details.afterBar.forEach { table.append($0) }
    } else if room - Self.barWidths.lowerBound - Self.gap >= Self.minTitleWidth {
      table.append(title.cut(to: room - Self.barWidths.lowerBound - Self.gap, format.ellipsis))
      table.append(bars(width: Self.barWidths.lowerBound))
    } else if room > 0 {
      table.append(title.cut(to: room, format.ellipsis))
    }
    table.append(status)
    return table.lines
  }
}

extension SeriesChart {
  /// The columns that there is room for beside others and the shortest bars.
  private func details(
    besideWidth width: Int
  ) -> (beforeBar: [TableColumn], afterBar: [TableColumn], all: [TableColumn]) {
    let room = format.fullWidth - width - Self.barWidths.lowerBound
    let all = [
      TableColumn(rows.map { StyledText($0.year) }),
      numbers(rows.map(\.totals.pages), unit: Messages.pageUnit),
      numbers(rows.map(\.totals.chapters), unit: Messages.chapterUnit),
    ]
    let count = (0...all.count).last { Self.width(of: all.prefix($0)) <= room } ?? 0
    let shown = Array(all.prefix(count))
    return (Array(shown.prefix(1)), Array(shown.dropFirst()), shown)
  }

  private func bars(width: Int) -> TableColumn {
    let longest = rows.reduce(0) { max($0, $1.totals.pages) }
    let scale = Double(width) / Double(max(1, longest))
    return TableColumn(
      rows.map { row in
        ProgressBar(
          length: Double(row.totals.pages) * scale, read: row.totals.pagesRead * scale
        ).line(inASCII: format.usesASCII)
      })
  }

  /// Numbers under each other, the first with its unit.
  private func numbers(_ numbers: [Int], unit: Messages.Unit) -> TableColumn {
    let digits = TableColumn(numbers.map { StyledText($0.grouped) }, alignment: .right)
    return TableColumn(
      numbers.indices.map { row in
        let number = digits.cells[row].paddedAtStart(to: digits.width)
        return row == 0 ? number + StyledText(" " + unit.name(for: numbers[row])) : number
      })
  }

  /// The width of columns with the gap behind each; one without text takes none.
  private static func width(of columns: some Sequence<TableColumn>) -> Int {
    columns.reduce(0) { $0 + ($1.width > 0 ? $1.width + gap : 0) }
  }
}
