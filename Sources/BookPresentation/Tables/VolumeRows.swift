package import BookCore
package import DisplayText

/// The row of a volume, in every list of volumes: mark, number, title, bar, pages and status.
///
/// The mark is in the margin of the volume that the reader is in. The rows of a series have the
/// same columns whichever of its volumes are shown, so that a volume looks the same in each list of
/// a kind. What has no room goes by rank.
package struct VolumeRows {
  /// What rows are for.
  package enum Kind {
    /// To see where one is: short titles, and bars before anything else.
    case overview

    /// To choose one: the same, but bars give way to titles.
    case contents

    /// To look something up, under heads: whole titles, then status, pages and release date, and
    /// bars only where there is still room.
    case table
  }

  private let facts: VolumeRowFacts
  private let format: PageFormat

  /// Whether all volumes that are shown are kept, so that no status says so.
  private let areKept: Bool

  /// Whether titles are shown whole, and not without the words that all of them begin with.
  private let hasWholeTitles: Bool

  private let columns: VolumeColumns

  /// The hue of a volume, or nil for that of text.
  private let barColor: (Book) -> Color?

  package init(
    _ facts: VolumeRowFacts, _ kind: Kind, areKept: Bool = false,
    barColor: @escaping (Book) -> Color? = { _ in nil }, format: PageFormat
  ) {
    self.facts = facts
    self.format = format
    self.areKept = areKept
    self.barColor = barColor
    let leastWidth =
      facts.columns.number + facts.columns.titles.width + Self.usualStatusWidth + 2 * TableRow.gap
    hasWholeTitles = kind == .table && leastWidth <= format.fullWidth
    let status = facts.statusWidth(areKept: areKept)
    let choices =
      switch kind {
      case .overview, .contents:
        Self.overview(
          facts.columns, status, hasBars: format.hasBars, titlesFirst: kind == .contents)
      case .table:
        Self.table(facts.columns, status, hasWholeTitles: hasWholeTitles, hasBars: format.hasBars)
      }
    columns = VolumeColumns(choices, in: format.fullWidth)
  }

  /// The columns that rows take, without their margins.
  var width: Int { columns.width }

  /// Whether rows in another room say the same, so that only the length of bars may tell them
  /// apart.
  func sayTheSame(as other: VolumeRows) -> Bool { columns.sayTheSame(as: other.columns) }

  /// A table of some volumes, under the heads of the columns.
  package func table(of volumes: [Int]) -> [StyledText] {
    let hasStatus = volumes.contains {
      !status(of: facts.progress.volumes[$0 - 1], columns.width).isEmpty
    }
    let header = header(hasStatus: hasStatus)
    return (header.isEmpty ? [] : [header]) + volumes.map { row(of: $0) }
  }

  /// The heads of the columns; none of one that says nothing.
  private func header(hasStatus: Bool) -> StyledText {
    columns.row(margin: format.margin) { column, width in
      let head =
        switch column {
        case .number, .bar: ""
        case .title: Messages.titleColumn
        case .author: Messages.author
        case .released: width < facts.columns.date ? Messages.year : Messages.released
        case .pages: Messages.pages
        case .status: hasStatus ? Messages.statusColumn : ""
        }
      return StyledText(head.utf8.count <= width ? head : "", style: .bold)
    }
  }

  /// The row of a volume, not wider than the room.
  package func row(of volume: Int) -> StyledText {
    let volume = facts.progress.volumes[volume - 1]
    let book = volume.book
    let isCurrent = book.seriesNumber == facts.progress.current
    let style = isCurrent ? Style.bold : .plain
    let row = columns.row(margin: format.margin) { column, width in
      switch column {
      case .number: StyledText(String(book.seriesNumber), style: style)
      case .title:
        title(of: book, style).truncated(to: width, ellipsis: format.ellipsis)
      case .bar: bar(of: volume, width)
      case .author: StyledText(prose: facts.columns.authors[book.seriesNumber - 1])
      case .released:
        StyledText(
          width < facts.columns.date
            ? String(book.releaseDate.year) : book.releaseDate.formatted)
      case .pages: StyledText(book.pages.grouped)
      case .status:
        StyledText(status(of: volume, width), style: style)
          .truncated(to: width, ellipsis: format.ellipsis)
      }
    }
    if !isCurrent { return row }
    return row.markedInMargin(with: Messages.bookmark(inASCII: format.usesASCII), .bold)
  }
}

// MARK: Cells

extension VolumeRows {
  private func title(of book: Book, _ style: Style) -> StyledText {
    let title = book.title.onOneLine
    return StyledText(
      prose: hasWholeTitles ? title : facts.columns.titles.short(title), style: style)
  }

  private func bar(of volume: VolumeProgress, _ width: Int) -> StyledText {
    let share = Double(volume.book.pages) / Double(facts.columns.mostPages)
    return ProgressBar(
      length: max(1, Int((share * Double(width)).rounded())),
      share: volume.share(inRound: facts.progress.totals.round), color: barColor(volume.book)
    ).line(inASCII: format.usesASCII)
  }

  private func status(of volume: VolumeProgress, _ width: Int) -> String {
    if areKept { return volume.reading }
    // All of them are whole, or none, so that a volume that is kept never looks as if it were not.
    let isWhole = width >= facts.statusWidth(areKept: false).whole
    return isWhole ? volume.wholeStatus : volume.briefStatus
  }
}

// MARK: Columns

extension VolumeRows {
  private static let barWidths = 6...16

  /// The columns that titles leave to a status, whatever is remembered: those of `finished`.
  private static let usualStatusWidth = 8

  /// The columns that a title keeps beside a bar.
  private static let minTitleWidth = 20

  /// The columns that a title keeps beside a status.
  private static let minCutTitleWidth = 3

  /// With a bar, without, and without a status.
  private static func overview(
    _ columns: SeriesColumns, _ status: VolumeRowFacts.StatusWidth, hasBars: Bool,
    titlesFirst: Bool
  ) -> [[RowPart]] {
    let number = RowPart(.number, width: columns.number)
    func title(_ minWidth: Int) -> RowPart {
      RowPart(.title, width: columns.titles.shortWidth, minWidth: minWidth)
    }
    let bar = RowPart(
      .bar, width: hasBars ? barWidths.upperBound : 0, minWidth: barWidths.lowerBound, rank: 1)
    let pages = RowPart(.pages, width: columns.pages, rank: 2)
    let status = RowPart(.status, width: status.whole, minWidth: status.brief, isStepped: true)
    return [
      [number, title(titlesFirst ? columns.titles.shortWidth : minTitleWidth), bar, pages, status],
      [number, title(minCutTitleWidth), status], [number, title(0)],
    ]
  }

  /// With whole titles a bar beside all else, or none; with short ones less and less.
  private static func table(
    _ columns: SeriesColumns, _ status: VolumeRowFacts.StatusWidth, hasWholeTitles: Bool,
    hasBars: Bool
  ) -> [[RowPart]] {
    func headed(_ width: Int, _ head: String) -> Int {
      width == 0 ? 0 : max(width, head.displayWidth)
    }
    let number = RowPart(.number, width: columns.number)
    let author = RowPart(.author, width: headed(columns.author, Messages.author), rank: 1)
    let pages = RowPart(.pages, width: headed(columns.pages, Messages.pages), rank: 2)
    let released = RowPart(
      .released, width: columns.date, minWidth: Messages.year.displayWidth, rank: 3,
      isStepped: true)
    let (whole, brief) = (
      headed(status.whole, Messages.statusColumn), headed(status.brief, Messages.statusColumn)
    )
    guard hasWholeTitles else {
      let width = columns.titles.shortWidth
      let title = RowPart(.title, width: headed(width, Messages.titleColumn))
      let cutTitle = RowPart(.title, width: width, minWidth: minCutTitleWidth)
      let status = RowPart(.status, width: whole, minWidth: brief, isStepped: true)
      return [
        [number, title, author, released, pages, status], [number, cutTitle, status],
        [number, RowPart(.title, width: width, minWidth: 0)],
      ]
    }
    let title = RowPart(.title, width: headed(columns.titles.width, Messages.titleColumn))
    let wholeStatus = RowPart(.status, width: whole)
    // Whatever is remembered, titles stay whole.
    let status = RowPart(.status, width: whole, minWidth: min(brief, usualStatusWidth))
    let withoutBar = [wholeStatus, status].map { [number, title, author, released, pages, $0] }
    if !hasBars { return withoutBar }
    let bar = RowPart(.bar, width: barWidths.upperBound, minWidth: barWidths.lowerBound)
    let roomForStatus = RowPart(.status, width: max(whole, usualStatusWidth))
    return [
      [number, title, bar, author.staying, released.staying, pages.staying, roomForStatus]
    ] + withoutBar
  }
}
