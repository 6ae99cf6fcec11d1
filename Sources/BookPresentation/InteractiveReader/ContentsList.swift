import BookCore
import DisplayText

/// The contents of the series: a row for each volume, with its title and what is remembered of it.
struct ContentsList: ScreenList {
  /// The columns that a title needs beside what is remembered.
  private static let minTitleWidth = 20

  private let open: OpenSeries
  private let format: PageFormat
  private let numberWidth: Int

  /// The columns for a title, and whether it goes without the words that all begin with.
  private let titleWidth: Int
  private let hasShortTitles: Bool

  /// The columns for each mark, in the order of the marks; none for those that are not shown.
  private let markWidths: ArraySlice<Int>

  init(_ open: OpenSeries, _ format: PageFormat) {
    self.open = open
    self.format = format
    let titles = open.titles
    let number = RowPart(width: String(open.series.count).utf8.count)
    let title = RowPart(
      width: titles.width, minWidth: min(titles.shortWidth, Self.minTitleWidth))
    let marks = Mark.allCases.map { $0.width(in: open) }
    let others = zip(1..., marks.dropFirst()).map { RowPart(width: $1, rank: $0) }
    let layouts = [
      [number, title, RowPart(width: marks[0])] + others,
      [number, title, RowPart(width: 0)] + others,
      [number, RowPart(width: titles.width, minWidth: 0)],
    ]
    let layout = layouts.first { $0.fit(in: format.textWidth, gap: Table.gap) } ?? layouts[2]
    let widths = layout.widths(in: format.textWidth, gap: Table.gap)
    numberWidth = widths[0]
    hasShortTitles = widths[1] < titles.width
    titleWidth = hasShortTitles ? min(widths[1], titles.shortWidth) : widths[1]
    markWidths = widths[2...]
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
    let title = book.title.onOneLine
    var line = TableRow()
    line.append(
      StyledText(String(book.seriesNumber), style: .dim), width: numberWidth, alignment: .right)
    line.append(
      StyledText(hasShortTitles ? open.titles.short(title) : title)
        .truncated(to: titleWidth, ellipsis: format.ellipsis), width: titleWidth)
    for (mark, width) in zip(Mark.allCases, markWidths) where width > 0 {
      let text = mark.text(of: book, in: open.state, usesASCII: format.usesASCII)
      line.append(StyledText(text), width: width)
    }
    return line.text
  }
}

/// Something that is remembered of some volumes, in a column of its own; the most important first.
private enum Mark: CaseIterable {
  case place, kept, expanded

  /// The columns that it takes, whichever volumes are in sight; none if it is said of no volume.
  func width(in open: OpenSeries) -> Int {
    let (records, chapters) = (open.state.records, open.maxChapterCount)
    switch self {
    case .place:
      let marks: [ReadingStatus] =
        records.contains(where: \.isBegun) ? [.finished, .begun, .chapter(chapters)] : []
      return marks.reduce(0) {
        max($0, Messages.shortStatus($1, chapters: chapters).displayWidth)
      }
    case .kept: return records.contains(where: \.isKept) ? Messages.kept.displayWidth : 0
    case .expanded:
      return records.contains(where: \.isExpanded) ? Messages.expandedMark.displayWidth : 0
    }
  }

  /// What is said of a volume.
  func text(of book: Book, in state: ReaderState, usesASCII: Bool) -> String {
    let record = state.record(of: book.identity)
    return switch self {
    case .place where record.isBegun:
      Messages.shortStatus(record.status(in: book.chapters), chapters: book.chapters.count)
    case .place: Messages.notBegun(inASCII: usesASCII)
    case .kept: record.isKept ? Messages.kept : ""
    case .expanded: record.isExpanded ? Messages.expandedMark : ""
    }
  }
}
