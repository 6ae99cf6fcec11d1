import BookCore
import DisplayText

/// What was found in all volumes, one hit per row: the volume, the text, and the words in it.
struct HitList: ReaderList {
  /// The columns that the words need beside a label.
  private static let minTextWidth = 16

  private static let gap = 2

  private let search: SeriesSearch
  private let format: PageFormat
  private let numberWidth: Int

  init(_ search: SeriesSearch, _ format: PageFormat) {
    self.search = search
    self.format = format
    numberWidth = search.hits.last.map { String($0.volume).utf8.count } ?? 0
  }

  let isSelectable = true

  var headings: [(title: String, extent: String)] {
    let extent = Messages.hits(count, inVolumes: search.volumeCount)
    let titles = [Messages.seriesPrompt, Messages.shortSeriesPrompt].map { $0 + search.words }
    return titles.map { ($0, extent) } + [(titles[1], "")]
  }

  var count: Int {
    search.hits.count
  }

  func hints(isWhole: Bool) -> [StatusLine.Part] {
    [
      .init(text: Messages.chooseHint, rank: 2), .init(text: Messages.moveHint, rank: 4),
      .init(text: Messages.volumeOnlyHint, rank: 3), .init(text: Messages.closeHint, rank: 1),
    ]
  }

  func line(at row: Int) -> StyledText {
    let hit = search.hits[row]
    let number = StyledText(String(hit.volume), style: .dim)
    var line = number.paddedAtStart(to: numberWidth).paddedAtEnd(to: numberWidth + Self.gap)
    var room = format.textWidth - line.displayWidth
    if room - search.labelWidth - Self.gap >= Self.minTextWidth {
      line += StyledText(Messages.label(of: hit.text.field), style: .dim)
        .paddedAtEnd(to: search.labelWidth + Self.gap)
      room -= search.labelWidth + Self.gap
    }
    let text = hit.text.line(style: .plain, found: .bold)
    let isWhole = text.displayWidth <= room
    return line + (isWhole ? text : Excerpt(hit.text, ellipsis: format.ellipsis).line(width: room))
  }
}
