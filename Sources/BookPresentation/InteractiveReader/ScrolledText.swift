import DisplayText

/// A text in some rows of the screen, scrolled to a place.
///
/// The row at the top is always derived from the place, and never stored: only keys that scroll
/// change the place, so a window that is resized and then gets its old size back shows what it
/// showed before.
struct ScrolledText<Section: Comparable & Hashable & Sendable>: Sendable {
  private(set) var layout: TextLayout<Section>

  /// The rows of the screen that the text has.
  private(set) var rows: Int

  /// The place that was scrolled to, or nil if there was no scrolling.
  private(set) var place: TextPlace<Section>?

  /// Whether that place is at the top even if the text ends above the last row of the screen.
  private var isPinned = false

  /// The passage that was gone to, which stays in view on any screen until it is scrolled away.
  private var kept: VolumePassage?

  /// Where the text opens; nil if that is its beginning.
  private var opening: TextPlace<Section>?

  init(
    _ layout: TextLayout<Section>, rows: Int, at place: TextPlace<Section>? = nil,
    opening: TextPlace<Section>? = nil
  ) {
    self.layout = layout
    self.rows = rows
    self.place = place
    self.opening = opening
  }

  /// Shows the text as it is laid out anew.
  mutating func show(_ new: TextLayout<Section>, rows: Int) {
    layout = new
    self.rows = rows
  }

  /// The row of the text that is at the top.
  var top: Int {
    let top = topByPlace
    guard let row = kept.flatMap(layout.row(of:)), !(top..<top + rows).contains(row) else {
      return top
    }
    return min(row, lastTop)
  }

  private var topByPlace: Int {
    if let place {
      let row = layout.row(of: place)
      return isPinned && lastTop > 0 ? row : min(row, lastTop)
    }
    guard let opening, lastTop > 0 else { return 0 }
    // If the end would be above the last row of the screen, the first section is at the top from
    // which the rest is in view.
    let row = layout.row(of: opening)
    return row <= lastTop ? row : layout.sectionRows.first { $0 >= lastTop } ?? lastTop
  }

  /// The last row that may be at the top, which keeps the end of the text in view.
  var lastTop: Int { max(0, layout.lines.count - rows) }

  /// The line at the top, or nil of a text without lines.
  var topLine: TextLayout<Section>.Line? { layout.lines.isEmpty ? nil : layout.lines[top] }

  var visibleRows: Range<Int> { top..<min(top + rows, layout.lines.count) }

  /// The rows that the screen shows, with their hits marked.
  var visibleLines: [StyledText] { visibleRows.map(layout.line) }

  /// How far down the text is scrolled, in a word or as a percentage.
  var position: String {
    if lastTop == 0 { return Messages.whole }
    if top == 0 { return Messages.top }
    return top >= lastTop ? Messages.bottom : Messages.percentage(top * 100 / lastTop)
  }
}

extension ScrolledText {
  /// Scrolls, or says why that leads nowhere.
  mutating func scroll(_ scrolling: Scrolling) -> KeyAnswer {
    let before = top
    let stops =
      switch scrolling {
      case .sections: layout.sectionRows
      case .paragraphs: layout.paragraphRows
      case .rows, .toStart, .toEnd: [Int]()
      }
    let last = max(before, lastTop)
    scroll(to: scrolling.row(from: before, last: last, stops: stops))
    return KeyAnswer(notice: top == before ? scrolling.excuse(at: top, last: last) : nil)
  }

  /// Scrolls to a row; the end of the text stays in view.
  mutating func scroll(to row: Int) {
    if row == top { return }
    let row = min(row, lastTop)
    if row != top { go(to: row == 0 ? layout.start : layout.lines[row].place, isPinned: false) }
  }

  /// Jumps to a row that is at the top then, wherever the text ends, so that another row is in view.
  mutating func pin(_ row: Int, showing shown: Int) {
    let row = sparingCover(row, showing: shown)
    if row != top { go(to: layout.lines[row].place, isPinned: row > lastTop) }
  }

  /// The row to be at the top after a jump, which shows the cover whole or not at all, unless the
  /// text ends too soon for that.
  private func sparingCover(_ row: Int, showing shown: Int) -> Int {
    let end = shown < rows ? 0 : layout.coverRows.upperBound
    return layout.coverRows.dropFirst().contains(row) && end <= lastTop ? end : row
  }

  /// Goes to a place that was scrolled to before, or to where the text opens.
  mutating func go(to place: TextPlace<Section>?) { go(to: place, isPinned: false) }

  private mutating func go(to place: TextPlace<Section>?, isPinned: Bool) {
    (self.place, self.isPinned) = (place, isPinned)
    let top = topByPlace
    let row = kept.flatMap(layout.row(of:))
    if row.map((top..<top + rows).contains) != true { kept = nil }
  }

  /// Whether the row on which a passage begins is in view; nil if the text does not show it.
  func isInSight(_ found: VolumePassage) -> Bool? {
    layout.row(of: found).map(visibleRows.contains)
  }

  /// Scrolls to the row on which a passage begins, if it is out of sight.
  mutating func reveal(_ found: VolumePassage) {
    guard let row = layout.row(of: found) else { return }
    if !visibleRows.contains(row) {
      scroll(to: sparingCover(min(row, lastTop), showing: row))
    }
    kept = found
  }
}
