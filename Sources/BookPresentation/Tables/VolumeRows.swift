package import BookCore
package import DisplayText

/// The row of a volume, in every list of volumes: mark, number, title, bar, pages and status.
///
/// The mark is in the margin of the volume that the reader is in. The rows of a series have the
/// same columns whichever of its volumes are shown, so that a volume looks the same in each list of
/// a kind. What has no room goes by rank.
package struct VolumeRows {
  package enum Kind {
    /// To see where one is, or to choose one: short titles, and bars where there is room.
    case overview

    /// To see where one is in each: the same with the chapters.
    case places

    /// To look something up, under heads: whole titles, then status, pages and release date, and
    /// bars only where there is still room.
    case table
  }

  private let facts: VolumeRowFacts
  private let format: PageFormat

  private let hasHeads: Bool

  /// Whether no status says that a volume is kept, as where all of them are.
  private let areKept: Bool

  /// Whether titles are shown whole, and not without the words that all of them begin with.
  private let hasWholeTitles: Bool

  /// What pages and chapters are called behind or before their number, where nothing else says it.
  private let pageUnit: String
  private let placeUnit: String

  private let parts: [RowPart]

  /// The columns of each part; none for one that goes.
  private let widths: [Int]

  /// The hue of a volume, or nil for that of text.
  private let barColor: (Book) -> Color?

  package init(
    _ facts: VolumeRowFacts, _ kind: Kind, areKept: Bool = false,
    barColor: @escaping (Book) -> Color? = { _ in nil }, format: PageFormat
  ) {
    self.facts = facts
    self.format = format
    self.areKept = areKept || kind == .places
    self.barColor = barColor
    hasHeads = kind == .table
    let (number, titles) = (facts.columns.number, facts.columns.titles)
    let leastWidth = number + titles.width + Self.usualStatusWidth + 2 * TableRow.gap
    hasWholeTitles = hasHeads && leastWidth <= format.fullWidth
    pageUnit = !format.hasBars ? " pages" : hasHeads ? "" : " pp"
    placeUnit = format.hasBars || hasHeads ? "" : "chapter "
    var status = facts.statusWidth(areKept: self.areKept)
    status.whole += placeUnit.utf8.count
    status.brief += placeUnit.utf8.count
    let pages = kind == .places ? 0 : facts.columns.pages + pageUnit.utf8.count
    parts = Self.columns(
      facts, kind, status, pages: pages, hasWholeTitles: hasWholeTitles, format)
    widths = parts.widths(in: format.fullWidth, gap: TableRow.gap)
  }

  /// The columns that rows take, without their margins.
  var width: Int { widths.reduce(-TableRow.gap) { $1 > 0 ? $0 + $1 + TableRow.gap : $0 } }

  /// Whether rows in another room say the same, so that only the length of bars may tell them
  /// apart.
  func sayTheSame(as other: VolumeRows) -> Bool {
    parts.count == other.parts.count
      && parts.indices.allSatisfy { index in
        let (width, otherWidth) = (widths[index], other.widths[index])
        return parts[index].column == .bar
          ? (width > 0) == (otherWidth > 0) : width == otherWidth
      }
  }

  /// The rows of some volumes, under the heads of the columns if they have any.
  package func rows(of volumes: [Int]) -> [StyledText] {
    let header = hasHeads ? header(over: volumes.map { facts.progress.volumes[$0 - 1] }) : ""
    return (header.isEmpty ? [] : [header]) + volumes.map { row(of: $0) }
  }

  private func header(over volumes: [VolumeProgress]) -> StyledText {
    row { column, width in
      let head =
        switch column {
        case .number, .bar, .chapter: ""
        case .title: Messages.titleColumn
        case .author: Messages.author
        case .released: width < facts.columns.date ? Messages.year : Messages.released
        case .pages: Messages.pages
        case .status:
          // What `9/37` counts is said where there is one.
          volumes.contains { $0.status.place != nil }
            ? Messages.chapterColumn
            : volumes.contains { !status(of: $0, width).isEmpty } ? Messages.statusColumn : ""
        }
      let cell = StyledText(head.utf8.count <= width ? head : "", style: .bold)
      return column == .pages ? cell.paddedAtStart(to: width) : cell
    }
  }

  /// The row of a volume, not wider than the room.
  package func row(of volume: Int) -> StyledText {
    let volume = facts.progress.volumes[volume - 1]
    let book = volume.book
    let isCurrent = book.seriesNumber == facts.progress.current
    let style = isCurrent ? Style.bold : .plain
    let row = self.row { column, width in
      switch column {
      case .number:
        StyledText(String(book.seriesNumber), style: style).paddedAtStart(to: width)
      case .title:
        title(of: book, style).truncated(to: width, ellipsis: format.ellipsis)
      case .bar: bar(of: volume, width)
      case .author: StyledText(prose: facts.columns.authors[book.seriesNumber - 1], style: style)
      case .released:
        StyledText(
          width < facts.columns.date
            ? String(book.releaseDate.year) : book.releaseDate.formatted, style: style)
      case .pages: pages(of: volume, width, style)
      case .status:
        StyledText(status(of: volume, width), style: style)
          .truncated(to: width, ellipsis: format.ellipsis)
      case .chapter: volume.chapter(style).truncated(to: width, ellipsis: format.ellipsis)
      }
    }
    return isCurrent ? format.marked(row) : row
  }
}

// MARK: Cells

extension VolumeRows {
  /// A row, given what it says in a column of some width.
  private func row(_ cell: (VolumeColumn, Int) -> StyledText) -> StyledText {
    var row = TableRow(margin: format.margin)
    for (part, width) in zip(parts, widths) where width > 0 {
      if let column = part.column { row.append(cell(column, width), width: width) }
    }
    return row.text
  }

  private func title(of book: Book, _ style: Style) -> StyledText {
    let title = book.title.onOneLine
    return StyledText(
      title: hasWholeTitles ? title : facts.columns.titles.short(title), style: style)
  }

  /// The pages; without bars, there is a comma in the gap before the status, for the ear.
  private func pages(of volume: VolumeProgress, _ width: Int, _ style: Style) -> StyledText {
    let pages = StyledText(volume.book.pages.grouped + pageUnit, style: style)
      .paddedAtStart(to: width)
    let hasComma = !format.hasBars && !status(of: volume, width).isEmpty
    return pages + StyledText(hasComma ? "," : "", style: style)
  }

  private func bar(of volume: VolumeProgress, _ width: Int) -> StyledText {
    let share = Double(volume.book.pages) / Double(facts.columns.mostPages)
    return ProgressBar(
      length: max(1, Int((share * Double(width)).rounded())),
      share: volume.share(inRound: facts.progress.totals.round), color: barColor(volume.book)
    ).line(inASCII: format.usesASCII)
  }

  private func status(of volume: VolumeProgress, _ width: Int) -> String {
    let unit = volume.status.place == nil ? "" : placeUnit
    if areKept { return unit + volume.reading }
    // All of them are whole, or none, so that a volume that is kept never looks as if it were not.
    let isWhole = width >= facts.statusWidth(areKept: false).whole + placeUnit.utf8.count
    return unit + (isWhole ? volume.wholeStatus : volume.briefStatus)
  }

  // MARK: Columns

  private static let barWidths = 6...16

  /// The columns that titles leave to a status, whatever is remembered: those of `finished`.
  private static let usualStatusWidth = 8

  /// The columns that a title keeps beside a status, which goes where they are fewer.
  private static let minCutTitleWidth = 8

  /// The same where it is the status that matters.
  private static let leastTitleWidth = 3

  /// The columns of the rows, by the first of these choices that fits: whole titles and a bar beside
  /// all else, or without the bar; or short titles and all else, then these and the names of
  /// chapters cut, and without the one or the other.
  private static func columns(
    _ facts: VolumeRowFacts, _ kind: Kind, _ status: VolumeRowFacts.StatusWidth, pages: Int,
    hasWholeTitles: Bool, _ format: PageFormat
  ) -> [RowPart] {
    func fitting(_ parts: [RowPart]) -> [RowPart]? {
      parts.fit(in: format.fullWidth, gap: TableRow.gap) ? parts : nil
    }
    let (columns, hasHeads) = (facts.columns, kind == .table)
    func headed(_ width: Int, _ head: String) -> Int {
      hasHeads && width > 0 ? max(width, head.displayWidth) : width
    }
    let number = RowPart(.number, width: columns.number)
    let author = RowPart(
      .author, width: hasHeads ? headed(columns.author, Messages.author) : 0, rank: 1)
    let released = RowPart(
      .released, width: hasHeads ? columns.date : 0, minWidth: Messages.year.displayWidth, rank: 3,
      isStepped: true)
    let pages = RowPart(.pages, width: headed(pages, Messages.pages), rank: 2)
    let (whole, brief) = (
      headed(status.whole, Messages.chapterColumn), headed(status.brief, Messages.chapterColumn)
    )
    if hasWholeTitles {
      let title = RowPart(.title, width: headed(columns.titles.width, Messages.titleColumn))
      // Whatever is remembered, titles stay whole.
      func withoutBar(statusFrom minWidth: Int) -> [RowPart] {
        let status = RowPart(.status, width: whole, minWidth: minWidth)
        return [number, title, author, released, pages, status]
      }
      let bar = RowPart(.bar, width: barWidths.upperBound, minWidth: barWidths.lowerBound)
      let status = RowPart(.status, width: max(whole, usualStatusWidth))
      let all = [number, title, bar, author.staying, released.staying, pages.staying, status]
      return (format.hasBars ? fitting(all) : nil) ?? fitting(withoutBar(statusFrom: whole))
        ?? withoutBar(statusFrom: min(brief, usualStatusWidth))
    }
    let short = columns.titles.shortWidth
    func title(_ minWidth: Int) -> RowPart { RowPart(.title, width: short, minWidth: minWidth) }
    let widestTitle = RowPart(.title, width: headed(short, Messages.titleColumn))
    let bar = RowPart(
      .bar, width: format.hasBars && !hasHeads ? barWidths.upperBound : 0,
      minWidth: barWidths.lowerBound, rank: 1)
    let status = RowPart(.status, width: whole, minWidth: brief, isStepped: true)
    let chapter = kind == .places ? facts.chapterWidth : 0
    func name(_ minWidth: Int) -> RowPart { RowPart(.chapter, width: chapter, minWidth: minWidth) }
    let cutTitle = RowPart(.title, width: min(short, minCutTitleWidth))
    return fitting([number, widestTitle, bar, author, released, pages, status, name(chapter)])
      ?? fitting([number, title(minCutTitleWidth), status, name(chapter)])
      ?? fitting([number, cutTitle, status, name(minCutTitleWidth)])
      ?? fitting([number, title(chapter > 0 ? leastTitleWidth : minCutTitleWidth), status])
      ?? [number, title(0)]
  }
}
