import BookCore
import DisplayText

/// The contents of the series: a row for each volume, as `list` has it.
struct ContentsList: ScreenList {
  private let open: OpenSeries
  private let table: SeriesTable

  init(_ open: OpenSeries, _ format: PageFormat) {
    self.open = open
    let statuses = open.state.records.map { record in
      Messages.status(of: record, in: open.series[volume: record.volume]?.chapters ?? [])
    }
    table = SeriesTable(
      open.columns, statusWidth: SeriesColumns.statusWidth(statuses), format,
      isInList: true)
  }

  let isSelectable = true

  var headings: [(title: String, extent: String)] {
    [(Messages.contentsTitle, Messages.volumeUnit.count(count)), (Messages.contentsTitle, "")]
  }

  var count: Int {
    open.series.count
  }

  func hints(isWhole: Bool) -> [StatusLine.Part] {
    [
      .init(text: Messages.chooseHint, rank: 2), .init(text: Messages.moveHint, rank: 3),
      .init(text: Messages.volumesHint(count), rank: 4), .init(text: Messages.closeHint, rank: 1),
    ]
  }

  func line(at row: Int) -> StyledText {
    let book = open.series.books[row]
    let record = open.state.record(of: book.identity)
    return table.row(book.heading, status: Messages.status(of: record, in: book.chapters))
  }
}
