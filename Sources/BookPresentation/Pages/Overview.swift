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

  /// What to type next, on one line if there is room.
  package var next: [LabelledCommand] = []

  /// The command that lists the volumes without a row too, or nil if none would; its label is how
  /// many there are.
  package var list: LabelledCommand?

  package var notice: [StyledText] = []

  /// How to go on from here.
  package var last: [LabelledCommand] = []

  package init(
    _ facts: VolumeRowFacts, around volume: Int, barColor: @escaping (Book) -> Color?,
    format: PageFormat
  ) {
    self.facts = facts
    self.format = format
    self.barColor = barColor
    center = volume
  }
}

extension Overview {
  /// The page, in a window of so many rows if there is one; the cover of the volume that the reader
  /// is in is left out where it would take room from the rows.
  package func page(cover: DrawnCover, height: Int?) -> Page {
    let (narrow, wide) = (rows(in: format.besideCoverAndSigns), rows(in: format))
    let hasCover = !cover.isNone && narrow.sayTheSame(as: wide)
    func page(_ volumes: Range<Int>) -> Page {
      let text =
        hasCover
        ? lines(volumes, narrow, format.besideCoverAndSigns) : lines(volumes, wide, format)
      var page = Page(hasCover ? cover.beside(text, format) : text)
      page.append(notice)
      page.append(foot)
      return page
    }
    let count = facts.progress.volumes.count
    if count <= Self.minRows { return page(1..<count + 1) }
    // The prompt of the shell stays in view, too.
    let rowCount = height.map { $0 - 1 - page(center..<center).lines.count } ?? Self.usualRows
    return page(volumes(max(Self.minRows, rowCount)))
  }
}

extension Overview {
  private func rows(in format: PageFormat) -> VolumeRows {
    VolumeRows(facts, .overview, barColor: barColor, format: format)
  }

  /// The volumes that have a row, if there are so many: the one that the reader is in stands in
  /// their middle as far as possible.
  private func volumes(_ rowCount: Int) -> Range<Int> {
    let count = facts.progress.volumes.count
    if count <= rowCount { return 1..<count + 1 }
    let first = max(1, min(center - rowCount / 2, count - rowCount + 1))
    return first..<first + rowCount
  }

  private func lines(
    _ volumes: Range<Int>, _ rows: VolumeRows, _ format: PageFormat
  ) -> [StyledText] {
    var page = Page(heading(width: rows.width, format))
    let last = facts.progress.volumes.count
    let (above, below) = (volumes.lowerBound - 1, last - volumes.upperBound + 1)
    page.append(
      Self.line(above > 0 ? Messages.volumesAbove(above) : "", below > 0 ? nil : list, format)
        + volumes.map { rows.row(of: $0) }
        + Self.line(below > 0 ? Messages.volumesBelow(below) : "", list, format))
    page.append(place(format) + Self.line(of: next, format))
    return page.lines
  }

  /// How many volumes have no row, and the command that lists them, if there is one.
  private static func line(
    _ text: String, _ list: LabelledCommand?, _ format: PageFormat
  ) -> [StyledText] {
    if text.isEmpty { return [] }
    guard var list else { return [format.indented(StyledText(text))] }
    list.label = "\(text): "
    return list.lines(format)
  }

  private func place(_ format: PageFormat) -> [StyledText] {
    if place.isEmpty { return [] }
    var lines = place.wrapped(to: format.textWidth).map(format.indented)
    if isPlaceMarked {
      lines[0] = lines[0].markedInMargin(with: Messages.bookmark(inASCII: format.usesASCII), .bold)
    }
    return lines
  }

  /// The name of the series, and at the right how much of it has been read.
  private func heading(width: Int, _ format: PageFormat) -> [StyledText] {
    let name = StyledText(facts.seriesName, style: .bold)
    let progress = StyledText(Messages.progress(facts.progress.totals))
    let gap = width - name.displayWidth - progress.displayWidth
    if gap >= TableRow.gap { return [format.indented(name + StyledText(.spaces(gap)) + progress)] }
    return (name.wrapped(to: format.textWidth) + progress.wrapped(to: format.textWidth))
      .map(format.indented)
  }

  /// How much the series is, if there is room, and how to go on from here.
  private var foot: [StyledText] {
    let extent = StyledText(Messages.extent(of: facts.progress.totals))
    let hasRoom = extent.displayWidth <= format.fullWidth
    return (hasRoom ? [format.indented(extent)] : []) + Self.line(of: last, format)
  }

  private static func line(of commands: [LabelledCommand], _ format: PageFormat) -> [StyledText] {
    var whole = StyledText()
    for command in commands {
      whole += StyledText(.spaces(whole.isEmpty ? 0 : 4) + command.text)
    }
    if whole.displayWidth <= format.fullWidth, !whole.isEmpty { return [format.indented(whole)] }
    return commands.flatMap { $0.lines(format) }
  }
}
