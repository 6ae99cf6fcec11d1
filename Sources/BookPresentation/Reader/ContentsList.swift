import BookCore
import TerminalKit

/// The contents of the series: a row for each volume, with its title and what is remembered of it.
struct ContentsList: ReaderList {
  /// The columns that a title needs beside what is remembered.
  private static let minTitleWidth = 20

  private static let gap = 2

  private let open: OpenSeries
  private let format: PageFormat
  private let numberWidth: Int

  /// The columns for a title.
  private let titleWidth: Int

  /// Whether titles go without the words that all begin with.
  private let hasShortTitles: Bool

  /// What is said of volumes at the right of their titles, as far as there is room.
  private let marks: [MarkColumn]

  init(_ open: OpenSeries, _ format: PageFormat) {
    self.open = open
    self.format = format
    numberWidth = String(open.series.count).utf8.count
    let titles = open.titles
    var room = format.textWidth - numberWidth - Self.gap
    marks = MarkColumn.all(in: open.state).filter { mark in
      let fits = room - mark.width - Self.gap >= min(titles.shortWidth, Self.minTitleWidth)
      if fits { room -= mark.width + Self.gap }
      return fits
    }
    hasShortTitles = titles.width > room
    titleWidth = min(room, hasShortTitles ? titles.shortWidth : titles.width)
  }

  let isSelectable = true

  var headings: [(title: String, extent: String)] {
    [(Messages.contentsTitle, Messages.volumes(count)), (Messages.contentsTitle, "")]
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
    let number = StyledText(String(book.seriesNumber), style: .dim)
    let title = book.title.onOneLine
    let start =
      number.paddedAtStart(to: numberWidth).paddedAtEnd(to: numberWidth + Self.gap)
      + StyledText(hasShortTitles ? open.titles.short(title) : title)
      .truncated(to: titleWidth, ellipsis: format.ellipsis)
    var column = numberWidth + Self.gap + titleWidth
    return marks.reduce(start) { line, mark in
      column += Self.gap
      defer { column += mark.width }
      guard let text = mark.text(of: book) else { return line }
      return line.paddedAtEnd(to: column) + StyledText(text).paddedAtStart(to: mark.width)
    }
  }
}

/// Something that is remembered of some volumes, in a column of its own.
private struct MarkColumn {
  let width: Int
  private let volumes: Set<Int>
  private let mark: String

  private init(_ mark: String, _ volumes: Set<Int>) {
    self.mark = mark
    self.volumes = volumes
    width = mark.displayWidth
  }

  /// The columns that say anything, the most important first.
  static func all(in state: ReaderState) -> [MarkColumn] {
    [MarkColumn(Messages.expandedMark, state.expandedVolumes)].filter { !$0.volumes.isEmpty }
  }

  /// What is said of a volume, or nil if that is nothing.
  func text(of book: Book) -> String? {
    volumes.contains(book.seriesNumber) ? mark : nil
  }
}
