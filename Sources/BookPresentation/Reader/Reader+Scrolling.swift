import BookCore
import TerminalKit

extension Reader {
  /// The row of the page that is on top.
  ///
  /// Found from the place each time, and never kept: only keys that scroll change the place, so a
  /// window that gets another size and its old one back shows what it showed.
  var top: Int {
    min(layout.row(of: places[volume] ?? .start), lastTop)
  }

  /// The highest row that may be on top, with which the end of the page is in sight.
  var lastTop: Int {
    max(0, layout.lines.count - plan.textRows)
  }

  mutating func scroll(_ scrolling: Scrolling) {
    scroll(to: scrolling.row(from: top, last: lastTop, sections: layout.sectionRows))
  }

  mutating func scroll(to row: Int) {
    let row = min(max(row, 0), lastTop)
    if row != top { places[volume] = layout.lines[row].place }
  }
}
