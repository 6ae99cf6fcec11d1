package import BookCore
package import DisplayText

/// Where the reader is: all volumes with bars, the place in one of them, and what to type next.
package struct Overview {
  /// A command with the words before it.
  package typealias LabelledCommand = (label: String, command: ShellCommand)

  private static let maxRows = 20

  private let volumes: [VolumeProgress]

  private let current: Int

  /// The volumes that have a row, in the order of the series.
  private let shown: [VolumeProgress]

  private let titles: SeriesTitles

  package let totals: SeriesTotals

  /// Chooses the volumes to show, given that which the reader is in, and those shown most recently,
  /// the latest first.
  package init(_ volumes: [VolumeProgress], current: Int, recent: [Int]) {
    self.volumes = volumes
    self.current = current
    titles = SeriesTitles(volumes.map(\.book.title))
    totals = SeriesTotals(volumes)
    if volumes.count <= Self.maxRows {
      shown = volumes
      return
    }
    let begun = volumes.filter { $0.record.bookmark != nil }
    let kept = volumes.filter(\.record.isKept)
    let wanted = [current] + recent + (begun + kept).map(\.book.seriesNumber)
    var chosen: Set<Int> = []
    for volume in wanted where chosen.count < Self.maxRows && volume <= volumes.count {
      chosen.insert(volume)
    }
    shown = chosen.sorted().map { volumes[$0 - 1] }
  }

  /// The chapter that the reader is in, such as `Chapter 9  The Dark Mark`.
  package static func chapter(at place: Int, of chapters: [Chapter]) -> StyledText {
    let title = StyledText(chapters[place - 1].title.onOneLine)
    guard let number = chapters[place - 1].shownNumber else { return title }
    return StyledText(Messages.chapter(number), style: .bold) + StyledText(.spaces(2)) + title
  }

  /// The title of a volume as its row has it.
  package func title(of book: Book) -> String { titles.short(book.title.onOneLine) }
}

extension Overview {
  /// What stands below the rows.
  package struct Advice {
    /// Where the reader is, with the words that stand out; empty if there is no bookmark yet.
    package var place = StyledText()

    /// What to type next, on one line if there is room.
    package var next: [LabelledCommand] = []

    /// The command that lists the volumes without a row too, or nil if none would.
    package var list: ShellCommand?

    package var notice: [StyledText] = []

    /// How to go on from here.
    package var last: [LabelledCommand] = []

    package init() {}
  }

  /// The page; the cover of the volume that the reader is in is left out where it would take room
  /// from the titles.
  package func page(
    _ advice: Advice, cover: DrawnCover, barColor: (Book) -> Color?, format: PageFormat
  ) -> Page {
    let beside = format.besideCover
    let hasCover = !cover.isNone && columns(format).saysTheSame(as: columns(beside))
    let text = lines(advice, barColor, hasCover ? beside : format)
    var page = Page(hasCover ? cover.beside(text, format) : text)
    page.append(advice.notice)
    let extent = StyledText(Messages.extent(of: totals))
    let last = Self.line(of: advice.last, format)
    let hasRoom = extent.displayWidth <= format.fullWidth
    page.append((hasRoom ? [format.indented(extent)] : []) + last)
    return page
  }

  private func lines(
    _ advice: Advice, _ barColor: (Book) -> Color?, _ format: PageFormat
  ) -> [StyledText] {
    let columns = columns(format)
    let longest = shown.reduce(1) { max($0, $1.book.pages) }
    let rows = shown.map { row(of: $0, longest: longest, barColor, columns, format) }
    let place = advice.place.wrapped(to: format.textWidth).filter { !$0.isEmpty }
    var page = Page(heading(width: columns.width, format))
    page.append(rows + linesOfMore(advice.list, format))
    page.append(place.map(format.indented) + Self.line(of: advice.next, format))
    return page.lines
  }

  /// How many volumes have no row, if some have none, and the command that lists them.
  private func linesOfMore(_ list: ShellCommand?, _ format: PageFormat) -> [StyledText] {
    if shown.count == volumes.count { return [] }
    let more = Messages.more(volumes.count - shown.count)
    return list.map { $0.lines(after: "\(more): ", format) } ?? [format.indented(StyledText(more))]
  }

  /// The name of the series, and at the right how much of it has been read.
  private func heading(width: Int, _ format: PageFormat) -> [StyledText] {
    let name = StyledText(name, style: .bold)
    let progress = StyledText(Messages.progress(totals))
    let gap = width - name.displayWidth - progress.displayWidth
    if gap >= TableRow.gap { return [format.indented(name + StyledText(.spaces(gap)) + progress)] }
    return (name.wrapped(to: format.textWidth) + progress.wrapped(to: format.textWidth))
      .map(format.indented)
  }

  private var name: String {
    if volumes.count == 1 { return volumes[0].book.title.onOneLine }
    let name = titles.shared.seriesName
    return name.isEmpty ? Messages.volumeUnit.count(volumes.count) : name
  }

  private static func line(of commands: [LabelledCommand], _ format: PageFormat) -> [StyledText] {
    var whole = StyledText()
    for command in commands {
      whole += StyledText(.spaces(whole.isEmpty ? 0 : 4) + command.label + command.command.text)
    }
    if whole.displayWidth <= format.fullWidth, !whole.isEmpty { return [format.indented(whole)] }
    return commands.flatMap { $0.command.lines(after: $0.label, format) }
  }
}

// MARK: Rows

extension Overview {
  private static let barWidths = 6...16

  /// The columns that a title keeps beside a bar.
  private static let minTitleWidth = 20

  private func row(
    of volume: VolumeProgress, longest: Int, _ barColor: (Book) -> Color?,
    _ columns: VolumeColumns, _ format: PageFormat
  ) -> StyledText {
    let book = volume.book
    let style = book.seriesNumber == current ? Style.bold : .plain
    return columns.row(margin: format.margin) { column, width in
      switch column {
      case .number: StyledText(String(book.seriesNumber), style: style)
      case .title:
        StyledText(title(of: book), style: style).truncated(to: width, ellipsis: format.ellipsis)
      case .bar:
        ProgressBar(
          length: max(1, Int((Double(book.pages) / Double(longest) * Double(width)).rounded())),
          share: volume.share(inRound: totals.round), color: barColor(book)
        ).line(inASCII: format.usesASCII)
      case .pages: StyledText(book.pages.grouped)
      case .status: StyledText(Self.status(of: volume), style: style)
      case .author, .released, .year: StyledText()
      }
    }
  }

  /// The columns: with a bar, without, and without a status.
  private func columns(_ format: PageFormat) -> VolumeColumns {
    func width(_ text: (VolumeProgress) -> String) -> Int {
      shown.reduce(0) { max($0, StyledText(text($1)).displayWidth) }
    }
    let number = RowPart(.number, width: width { String($0.book.seriesNumber) })
    let status = RowPart(.status, width: width(Self.status))
    let titleWidth = width { title(of: $0.book) }
    func titlePart(_ minWidth: Int) -> RowPart {
      RowPart(.title, width: titleWidth, minWidth: minWidth)
    }
    let bar = RowPart(
      .bar, width: Self.barWidths.upperBound, minWidth: Self.barWidths.lowerBound, rank: 1)
    let pages = RowPart(.pages, width: width { $0.book.pages.grouped }, rank: 2)
    return VolumeColumns(
      [
        [number, titlePart(Self.minTitleWidth), bar, pages, status],
        [number, titlePart(SeriesTable.minTitleWidth), status], [number, titlePart(0)],
      ], in: format.fullWidth)
  }

  private static func status(of volume: VolumeProgress) -> String {
    Messages.status(volume.status, of: volume.chapterCount, volume.record)
  }
}

/// A bar whose part that has been read is heavy.
///
/// It is quite heavy only where everything has been read, and quite light only where nothing has,
/// if it is long enough to show the difference.
///
///     ProgressBar(length: 8, share: 0.4).line(inASCII: false).plainText   // "━━━─────"
///     ProgressBar(length: 8, share: 0.99).line(inASCII: true).plainText   // "=======-"
struct ProgressBar {
  let length: Int

  /// How much has been read, from 0 to 1.
  let share: Double

  var color: Color?

  func line(inASCII usesASCII: Bool) -> StyledText {
    let (heavy, light) = usesASCII ? ("=", "-") : ("━", "─")
    return StyledText(
      String(repeating: heavy, count: heavyColumns)
        + String(repeating: light, count: length - heavyColumns), style: Style(foreground: color))
  }

  private var heavyColumns: Int {
    if share <= 0 { return 0 }
    if share >= 1 { return length }
    return max(0, min(max(Int((share * Double(length)).rounded()), 1), length - 1))
  }
}
