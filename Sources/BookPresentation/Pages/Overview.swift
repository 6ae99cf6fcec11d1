package import BookCore
package import DisplayText

/// Where the reader is: all volumes with bars, the place in one of them, and what to type next.
///
/// Of a long series, it shows the volumes around that one.
package struct Overview {
  /// The volumes that are always shown, however low the window is.
  private static let minRows = 10

  /// The volumes that are shown where there is no window.
  private static let usualRows = 20

  private let facts: VolumeRowFacts

  /// The volume around which others are shown.
  private let center: Int

  private let format: PageFormat

  private let barColor: (Book) -> Color?

  /// Where the reader is, below the rows; empty if nothing has been set yet.
  package var place = StyledText()

  /// Whether that is the place in a volume, which has the same mark as its row.
  package var isPlaceMarked = false

  package var ways: [LabelledCommand] = []

  /// Whether it says how much the series is, to a reader who has not begun it.
  package var showsExtent = false

  /// The command that lists the volumes without a row, too, at most one; its label is how many
  /// there are.
  package var list: [LabelledCommand] = []

  package var notice: [StyledText] = []

  package init(
    _ facts: VolumeRowFacts, around volume: Int, barColor: @escaping (Book) -> Color?,
    format: PageFormat
  ) {
    (self.facts, center, self.barColor, self.format) = (facts, volume, barColor, format)
  }
}

extension Overview {
  /// The page, in a window of so many rows if there is one: with the covers of all volumes above
  /// their rows if the window has room for them, or else with that of the volume that the reader is
  /// in beside them, unless it would take room from the rows.
  package func page(cover: DrawnCover, wall: [StyledText] = [], height: Int?) -> Page {
    let wide = rows(in: format)
    let foot = foot
    func page(_ top: [Row]) -> Page {
      var page = Page(rows: top)
      page.append(foot)
      return page
    }
    if !wall.isEmpty, let height {
      let page = page(rows(1..<facts.progress.volumes.count + 1, of: wide, format, below: wall))
      if page.lines.count < height { return page }
    }
    // The empty row above the foot and the prompt of the shell stay in view, too.
    let around = { rows(center..<center, of: wide, format).count + foot.count + 2 }
    let volumes = volumes(height.map { $0 - around() } ?? Self.usualRows)
    if cover.isNone { return page(rows(volumes, of: wide, format)) }
    let narrow = rows(in: format.besideCoverAndSigns)
    if !narrow.sayTheSame(as: wide) { return page(rows(volumes, of: wide, format)) }
    // Signs in the margin of the rows do not touch the cover.
    var top = rows(volumes, of: narrow, format.besideCoverAndSigns)
      .map { Row($0.line.indented(by: 1)) }
    top.put(cover, format)
    return page(top)
  }
}

extension Overview {
  private func rows(in format: PageFormat) -> VolumeRows {
    VolumeRows(facts, .overview, barColor: barColor, format: format)
  }

  /// The volumes that have a row, if there is room for so many: the one that the reader is in
  /// stands in their middle as far as possible.
  private func volumes(_ room: @autoclosure () -> Int) -> Range<Int> {
    let count = facts.progress.volumes.count
    if count <= Self.minRows { return 1..<count + 1 }
    let rowCount = max(Self.minRows, room())
    if count <= rowCount { return 1..<count + 1 }
    let first = max(1, min(center - rowCount / 2, count - rowCount + 1))
    return first..<first + rowCount
  }

  /// The rows of some volumes under the name of the series, and below covers if there are any.
  private func rows(
    _ volumes: Range<Int>, of rows: VolumeRows, _ format: PageFormat, below wall: [StyledText] = []
  ) -> [Row] {
    var page = Page(heading(width: rows.width, format))
    page.append(wall)
    let last = facts.progress.volumes.count
    let (above, below) = (volumes.lowerBound - 1, last - volumes.upperBound + 1)
    page.append(
      Self.line(above, place: "before", below > 0 ? [] : list, format)
        + volumes.map { rows.row(of: $0) } + Self.line(below, place: "after", list, format))
    return page.rows
  }

  /// How many volumes have no row, and the command that lists them, if there is one.
  private static func line(
    _ count: Int, place: String, _ list: [LabelledCommand], _ format: PageFormat
  ) -> [StyledText] {
    if count == 0 { return [] }
    let text = "\(Messages.volumeUnit.count(count)) \(place)"
    guard var list = list.first else { return [format.indented(StyledText(text))] }
    list.label = "\(text): "
    return list.lines(format)
  }

  /// What stands below the rows and the cover: where the reader is, and how to go on from here.
  private var foot: [StyledText] {
    let indent = isPlaceMarked ? String(center).utf8.count + PageFormat.volumeNumberGap : 0
    var page = Page(showsExtent ? extent : [])
    page.append(place(indent: indent) + ways.block(indent: indent, format))
    page.append(notice)
    return page.lines
  }

  private func place(indent: Int) -> [StyledText] {
    if place.isEmpty { return [] }
    var lines = format.lines(place, hangingIndent: indent)
    if isPlaceMarked { lines[0] = format.marked(lines[0], style: .plain) }
    return lines
  }

  /// The name of the series, and at the right how much of it has been read.
  private func heading(width: Int, _ format: PageFormat) -> [StyledText] {
    let name = StyledText(title: facts.seriesName, style: .bold)
    let progress = StyledText(Messages.progress(facts.progress.totals))
    let gap = width - name.displayWidth - progress.displayWidth
    if gap >= TableRow.gap { return [format.indented(name + StyledText(.spaces(gap)) + progress)] }
    return format.lines(name) + format.lines(progress)
  }

  /// How much the series is, if there is room.
  private var extent: [StyledText] {
    let extent = StyledText(Messages.extent(of: facts.progress.totals))
    return extent.displayWidth <= format.fullWidth ? [format.indented(extent)] : []
  }
}
