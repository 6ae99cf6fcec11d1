import BookCore

/// The part of a page that the screen shows.
///
/// The row at the top is always derived from the place, and never stored: only keys that scroll
/// change the place, so a window that is resized and then gets its old size back shows what it
/// showed before.
struct Viewport {
  let layout: PageLayout

  /// The number of rows for the text on the screen.
  let rows: Int

  /// The place that was scrolled to, or nil if there was no scrolling.
  private(set) var place: BookPlace?

  /// The row of the page that is at the top.
  var top: Int {
    min(layout.row(of: place ?? .start), lastTop)
  }

  /// The last row that may be at the top, which keeps the end of the page in view.
  var lastTop: Int {
    max(0, layout.lines.count - rows)
  }

  /// The rows of the page that are in view.
  var visibleRows: Range<Int> {
    top..<min(top + rows, layout.lines.count)
  }

  /// The row at the top, or nil of a page without rows.
  var topLine: PageLayout.Line? {
    layout.lines.isEmpty ? nil : layout.lines[top]
  }

  /// The place of the row at the top.
  var topPlace: BookPlace {
    topLine?.place ?? .start
  }

  /// Whether the row of a place is in view.
  func shows(_ place: BookPlace) -> Bool {
    visibleRows.contains(layout.row(of: place))
  }

  mutating func scroll(_ scrolling: Scrolling) {
    scroll(to: scrolling.row(from: top, last: lastTop, sections: layout.sectionRows))
  }

  /// Scrolls to a row, unless it is in view.
  mutating func reveal(_ row: Int) {
    if !visibleRows.contains(row) { scroll(to: min(row, lastTop)) }
  }

  /// Scrolls back to a row of the facts, which has another place when facts above it come or go.
  mutating func scroll(toFact line: PageLayout.Line) {
    guard place?.section == .facts, line.place.section == .facts else { return }
    if let row = layout.lines.firstIndex(where: { $0.text == line.text }) { scroll(to: row) }
  }

  private mutating func scroll(to row: Int) {
    if row != top { place = layout.lines[row].place }
  }
}
