import BookCore
import DisplayText
import TerminalKit

/// The page of the open volume: laid out for the screen, scrolled, and with its hits marked.
///
/// The row at the top is always derived from the place, and never stored: only keys that scroll
/// change the place, so a window that is resized and then gets its old size back shows what it
/// showed before.
struct VolumePage {
  let book: Book
  private(set) var plan: ScreenPlan

  /// The place that was scrolled to, or nil if there was no scrolling.
  private(set) var place: BookPlace?

  /// What was found in the volume.
  private var marks = HitMarks.none

  /// The cover, which is shown where there is room for it.
  private let cover: DrawnCover

  private(set) var record: BookRecord

  private var layout = PageLayout()

  /// Whether the summary is expanded until the volume is left, because something was found in it.
  private var isExpandedForHit = false

  /// Opens the page of a volume at a place, or at its top.
  init(
    _ book: Book, _ record: BookRecord, at place: BookPlace?, cover: DrawnCover, _ plan: ScreenPlan
  ) {
    self.book = book
    self.record = record
    self.place = place
    self.cover = cover
    self.plan = plan
    layOut()
  }

  /// Whether the summary is shown whole.
  var isExpanded: Bool { record.isExpanded || isExpandedForHit }

  /// Expands or collapses the summary, as the user wants it and as it is to be remembered.
  mutating func toggleSummary() -> ReaderState.Change {
    record.isExpanded = !isExpanded
    isExpandedForHit = false
    layOut()
    return isExpanded ? .expanded(book) : .collapsed(book)
  }

  /// Shows what is remembered of the volume by now.
  ///
  /// What is at the top of the screen stays there.
  mutating func take(_ new: BookRecord) {
    if new == record { return }
    if new.isExpanded != record.isExpanded { isExpandedForHit = false }
    record = new
    let line = topLine
    layOut()
    // A row of the facts has another place when facts above it come or go.
    guard let line, place?.section == .facts, line.place.section == .facts else { return }
    if let row = layout.lines.firstIndex(where: { $0.text == line.text }) { scroll(to: row) }
  }

  /// Lays the page out for another screen, where a hit that is in sight stays so.
  mutating func resize(to size: TerminalSize) {
    let isHitInSight =
      marks.current.map { visibleRows.contains(layout.row(of: $0) ?? summaryRow) } ?? false
    plan = ScreenPlan(size, plan.widestPage)
    layOut()
    if isHitInSight { revealHit() }
  }

  private mutating func layOut() {
    // What was found in the title is marked below the header.
    layout = PageLayout(
      blocks, cover: plan.hasRoomForCover ? cover : .none,
      hidesTitle: plan.hidesTitle && !marks.contains(.title))
  }

  private var blocks: BookBlocks {
    var record = record
    record.isExpanded = isExpanded
    return BookBlocks(
      book: book, record: record, control: .button, marks: marks, format: plan.pageFormat)
  }
}

// MARK: - Scrolling

extension VolumePage {
  /// The row of the page that is at the top.
  var top: Int { min(layout.row(of: place ?? .start), lastTop) }

  /// The last row that may be at the top, which keeps the end of the page in view.
  var lastTop: Int { max(0, layout.lines.count - plan.textRows) }

  /// The rows that the screen shows, with their hits marked.
  var visibleLines: [StyledText] { visibleRows.map(layout.line) }

  /// Scrolls, or says why that leads nowhere.
  mutating func scroll(_ scrolling: Scrolling) -> KeyAnswer {
    let before = top
    scroll(to: scrolling.row(from: before, last: lastTop, sections: layout.sectionRows))
    return KeyAnswer(notice: top == before ? scrolling.excuse(at: top, last: lastTop) : nil)
  }

  private var visibleRows: Range<Int> { top..<min(top + plan.textRows, layout.lines.count) }

  /// The row at the top, or nil of a page without rows.
  private var topLine: PageLayout.Line? { layout.lines.isEmpty ? nil : layout.lines[top] }

  /// Scrolls to where a row is in view that is as yet out of sight, and the cover whole or not at
  /// all, unless the page ends too soon for that.
  private mutating func jump(to top: Int, showing row: Int) {
    let cover = layout.coverRows
    let isCut = cover.dropFirst().contains(top)
    let end = row < plan.textRows ? 0 : cover.upperBound
    scroll(to: isCut && end <= lastTop ? end : top)
  }

  private mutating func scroll(to row: Int) {
    if row != top { place = row == 0 ? .start : layout.lines[row].place }
  }
}

// MARK: - Chapters

extension VolumePage {
  /// The row of the chapter with the bookmark, or nil if there is none.
  private var bookmarkRow: Int? {
    layout.lines.firstIndex { line in line.place.section == .chapters && line.text.hasBookmark }
  }

  /// Whether the chapter with the bookmark can be seen.
  var isBookmarkInSight: Bool { bookmarkRow.map(visibleRows.contains) ?? false }

  /// Scrolls to the chapter with the bookmark, if it is out of sight.
  mutating func revealBookmark() { bookmarkRow.map { reveal($0) } }

  /// Scrolls to the chapter at a place, counted from 1, if it is out of sight.
  mutating func reveal(chapter: Int) {
    let heading = layout.row(of: BookPlace(section: .chapters, character: 0))
    reveal(heading + blocks.lineCount(aboveChapter: chapter))
  }

  /// Scrolls to a row, if it is out of sight, with some of those before and behind it.
  private mutating func reveal(_ row: Int) {
    if visibleRows.contains(row) { return }
    let context = plan.textRows / 4
    let highest = row - plan.textRows + 1 + context
    jump(to: min(max(top, highest), max(0, row - context), lastTop), showing: row)
  }

  /// Goes to a place that was scrolled to before, or to the top.
  mutating func go(to place: BookPlace?) { self.place = place }
}

// MARK: - The search

extension VolumePage {
  /// Marks what was found in the volume, without going to a hit yet.
  mutating func mark(_ new: HitMarks) {
    if new.found.isEmpty, marks.found.isEmpty { return }
    marks = new
    layOut()
  }

  /// The first passage that was found from the top of the screen on, or nil if there is none.
  var nextPassage: Passage? {
    let isAboveChapters = topLine.map { $0.place.section.rawValue <= BookSection.summary.rawValue }
    return marks.passages.first { passage in
      layout.row(of: passage).map { $0 >= top } ?? isAboveChapters ?? true
    }
  }

  private var summaryRow: Int { layout.row(of: BookPlace(section: .summary, character: 0)) }

  /// Goes to the current hit, for which the summary may have to be expanded.
  mutating func revealHit() {
    guard let passage = marks.current else { return }
    if layout.row(of: passage) == nil, passage.field == .summary {
      isExpandedForHit = true
      layOut()
    }
    guard let row = layout.row(of: passage) else { return }
    if !visibleRows.contains(row) { jump(to: min(row, lastTop), showing: row) }
  }
}
