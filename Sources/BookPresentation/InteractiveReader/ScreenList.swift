import BookCore
import DisplayText

/// A list that takes the place of the page until it is closed.
protocol ScreenList {
  /// The room for the rows.
  var format: PageFormat { get }

  /// What stands above the list, and how much it holds, from the longest form to the shortest.
  var headings: [(title: String, extent: String)] { get }

  /// The number of rows.
  var count: Int { get }

  /// Whether a row is selected, which keys move; otherwise they scroll.
  var isSelectable: Bool { get }

  /// The cover of what is selected, to the right of the list.
  var cover: DrawnCover { get }

  /// The keys for the status line, given whether the screen shows all rows.
  func hints(isWhole: Bool) -> [StatusLine.Part]

  /// A row; one that can be selected has no margin yet.
  func line(at row: Int) -> StyledText
}

extension ScreenList {
  var cover: DrawnCover {
    .none
  }

  /// The last row that keys can lead to, given the rows of the screen for the list.
  func lastRow(in rows: Int) -> Int {
    max(0, isSelectable ? count - 1 : count - rows)
  }

  /// The row at the top of the screen, which leaves no room below the last.
  ///
  /// A selected row stays in the middle as far as possible; if none is selected, the row is the one
  /// to be at the top.
  func top(at row: Int, in rows: Int) -> Int {
    min(max(0, isSelectable ? row - rows / 2 : row), max(0, count - rows))
  }

  /// What the screen shows: at most as many lines as it has rows for the list.
  func lines(at row: Int, in rows: Int) -> [StyledText] {
    let top = top(at: row, in: rows)
    var lines = (top..<min(top + rows, count)).map {
      isSelectable
        ? line(at: $0).asChoice(isSelected: $0 == row, width: format.width) : line(at: $0)
    }
    if count == 0 { lines = [format.indented(StyledText(Messages.noRows))] }
    for (index, coverRow) in cover.rows.enumerated() {
      if index == lines.count { lines.append(StyledText()) }
      lines[index] = lines[index].paddedAtEnd(to: format.width) + coverRow
    }
    return lines
  }

  /// The longest heading that fits, with the extent at the right.
  func heading(width: Int, ellipsis: String) -> StyledText {
    let forms = headings.map { (StyledText($0.title, style: .bold), StyledText($0.extent)) }
    for (title, extent) in forms {
      let gap = width - title.displayWidth - extent.displayWidth
      if gap > 1 { return title.paddedAtEnd(to: title.displayWidth + gap) + extent }
    }
    return forms.last?.0.truncated(to: width, ellipsis: ellipsis) ?? StyledText()
  }
}

extension StyledText {
  private static let mark = StyledText(Messages.selectedRow, style: .bold) + " "

  /// A row that can be chosen: one that is selected is marked, and has the accent as a whole.
  fileprivate func asChoice(isSelected: Bool, width: Int) -> StyledText {
    guard isSelected else { return indented(by: Self.mark.displayWidth) }
    let spans = (Self.mark + self).paddedAtEnd(to: width).spans
    return spans.reduce(into: StyledText()) { line, span in
      var style = Style.accent
      style.isBold = span.style.isBold
      line += StyledText(span.text, style: style)
    }
  }
}

/// The page of keys.
package struct KeyHelp: ScreenList {
  /// The keys and what they do.
  package static let keys = Messages.keys

  let format: PageFormat
  private let lines: [StyledText]

  init(_ format: PageFormat) {
    self.format = format
    let keyWidth = Self.keys.map(\.keys.displayWidth).max() ?? 0
    lines = Self.keys.flatMap { keys, meaning in
      (StyledText(keys, style: .bold).paddedAtEnd(to: keyWidth + 2) + StyledText(meaning))
        .wrapped(to: format.textWidth, hangingIndent: keyWidth + 2).map(format.indented)
    }
  }

  let headings = [(title: Messages.helpTitle, extent: "")]
  let isSelectable = false

  var count: Int {
    lines.count
  }

  func hints(isWhole: Bool) -> [StatusLine.Part] {
    let close = StatusLine.Part(text: Messages.closeHelpHint, rank: 1)
    return isWhole ? [close] : [close, .init(text: Messages.pageHint, rank: 2)]
  }

  func line(at row: Int) -> StyledText {
    lines[row]
  }
}

/// What was found in all volumes, one hit per row: the volume, the text, and the words in it.
struct HitList: ScreenList {
  /// The columns that the words need beside a label.
  private static let minTextWidth = 16

  private static let gap = 2

  private let search: ActiveSearch
  let format: PageFormat
  private let numberWidth: Int

  init(_ search: ActiveSearch, _ format: PageFormat) {
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
      .init(text: Messages.openHint, rank: 2), .init(text: Messages.moveHint, rank: 4),
      .init(text: Messages.volumeOnlyHint, rank: 3), .init(text: Messages.closeHint, rank: 1),
    ]
  }

  func line(at row: Int) -> StyledText {
    let hit = search.hits[row]
    let number = StyledText(String(hit.volume), style: .dim)
    var line = number.paddedAtStart(to: numberWidth).paddedAtEnd(to: numberWidth + Self.gap)
    var room = format.textWidth - line.displayWidth
    if room - search.labelWidth - Self.gap >= Self.minTextWidth {
      line += StyledText(Messages.label(of: hit.text.field))
        .paddedAtEnd(to: search.labelWidth + Self.gap)
      room -= search.labelWidth + Self.gap
    }
    let text = hit.text.line(style: .plain, found: .bold)
    let isWhole = text.displayWidth <= room
    return line + (isWhole ? text : Excerpt(hit.text, ellipsis: format.ellipsis).line(width: room))
  }
}
