import BookCore
import DisplayText

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
  private let marks: [(mark: Mark, width: Int)]

  init(_ open: OpenSeries, _ format: PageFormat) {
    self.open = open
    self.format = format
    numberWidth = String(open.series.count).utf8.count
    let titles = open.titles
    var room = format.textWidth - numberWidth - Self.gap
    marks = Mark.allCases.filter { $0.isUsed(in: open) }
      .map { ($0, $0.width(in: open)) }
      .filter { _, width in
        let fits = room - width - Self.gap >= min(titles.shortWidth, Self.minTitleWidth)
        if fits { room -= width + Self.gap }
        return fits
      }
    hasShortTitles = titles.width > room
    titleWidth = min(room, hasShortTitles ? titles.shortWidth : titles.width)
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
    let number = StyledText(String(book.seriesNumber), style: .dim)
    let title = book.title.onOneLine
    let start =
      number.paddedAtStart(to: numberWidth).paddedAtEnd(to: numberWidth + Self.gap)
      + StyledText(hasShortTitles ? open.titles.short(title) : title)
      .truncated(to: titleWidth, ellipsis: format.ellipsis)
    var end = numberWidth + Self.gap + titleWidth
    return marks.reduce(start) { line, column in
      end += Self.gap
      defer { end += column.width }
      let text = column.mark.text(of: book, in: open.state, usesASCII: format.usesASCII)
      return text.isEmpty ? line : line.paddedAtEnd(to: end) + StyledText(text)
    }
  }
}

/// Something that is remembered of some volumes, in a column of its own; the most important first.
private enum Mark: CaseIterable {
  case place, kept, expanded

  /// Whether there is anything to say of any volume that the series has.
  func isUsed(in open: OpenSeries) -> Bool {
    let volumes = open.series.volumes
    return switch self {
    case .place: open.state.bookmarks.keys.contains(where: volumes.contains)
    case .kept: open.state.keptVolumes.contains(where: volumes.contains)
    case .expanded: open.state.expandedVolumes.contains(where: volumes.contains)
    }
  }

  /// The columns that it takes, whichever volumes are in sight.
  func width(in open: OpenSeries) -> Int {
    switch self {
    case .place:
      let last = Bookmark.chapter(open.maxChapterCount)
      return [last, .finished].reduce(0) {
        max($0, Self.text(of: $1, chapters: open.maxChapterCount).displayWidth)
      }
    case .kept: return Messages.kept.displayWidth
    case .expanded: return Messages.expandedMark.displayWidth
    }
  }

  /// What is said of a volume.
  func text(of book: Book, in state: ReaderState, usesASCII: Bool) -> String {
    let volume = book.seriesNumber
    return switch self {
    case .place:
      state.bookmarks[volume].map { Self.text(of: $0, chapters: book.chapters.count) }
        ?? Messages.notBegun(inASCII: usesASCII)
    case .kept: state.keptVolumes.contains(volume) ? Messages.kept : ""
    case .expanded: state.expandedVolumes.contains(volume) ? Messages.expandedMark : ""
    }
  }

  private static func text(of bookmark: Bookmark, chapters: Int) -> String {
    Messages.shortStatus(of: bookmark, chapters: chapters)
  }
}
