import BookCore
import DisplayText
import TerminalKit

/// The page of the open volume: laid out for the screen, scrolled, and with its hits marked.
struct VolumePage: Sendable {
  let book: Book
  private(set) var plan: ScreenPlan

  /// Its lines, and where they are scrolled to.
  private(set) var text: ScrolledText<BookSection>

  /// What was found in the volume.
  private var marks = HitMarks.none

  /// The cover, which is shown where there is room for it.
  private let cover: DrawnCover

  private(set) var record: BookRecord

  /// Whether the summary is expanded until the volume is left, because something was found in it.
  private var isExpandedForHit = false

  /// Opens the page of a volume at a place, or at its top.
  init(
    _ book: Book, _ record: BookRecord, at place: BookPlace?, cover: DrawnCover, _ plan: ScreenPlan
  ) {
    self.book = book
    self.record = record
    self.cover = cover
    self.plan = plan
    text = ScrolledText(PageLayout(), rows: plan.textRows, at: place)
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
    let line = text.topLine
    layOut()
    // A row of the facts has another place when facts above it come or go.
    guard let line, text.place?.section == .facts, line.place.section == .facts else { return }
    if let row = text.layout.lines.firstIndex(where: { $0.text == line.text }) {
      text.scroll(to: row)
    }
  }

  /// Lays the page out for another screen, where a hit that is in sight stays so.
  mutating func resize(to size: TerminalSize) {
    plan = ScreenPlan(size, plan.widestPage)
    layOut()
  }

  private mutating func layOut() {
    // What was found in the title is marked below the header.
    let layout = PageLayout(volume, hidesTitle: plan.hidesTitle && !marks.contains(.init(.title)))
    text.show(layout, rows: plan.textRows)
  }

  private var volume: VolumeLayout {
    var record = record
    record.isExpanded = isExpanded
    return VolumeLayout(
      book: book, record: record, control: .button, marks: marks, format: plan.pageFormat,
      cover: plan.hasRoomForCover ? cover : .none)
  }
}

// MARK: - Scrolling

extension VolumePage {
  /// Scrolls, or says why that leads nowhere.
  mutating func scroll(_ scrolling: Scrolling) -> KeyAnswer { text.scroll(scrolling) }

  /// Goes to a place that was scrolled to before, or to the top.
  mutating func go(to place: BookPlace?) { text.go(to: place) }
}

extension VolumePage {
  /// The volume, what is at the top, and how far down that is.
  var whereabouts: String {
    let section = text.topLine?.place.section.heading
    return Messages.whereabouts(volume: book.seriesNumber, section, text.position)
  }
}

// MARK: - Chapters

extension VolumePage {
  /// The row of the chapter with the bookmark, or nil if there is none.
  private var bookmarkRow: Int? {
    text.layout.lines.firstIndex { $0.place.section == .chapters && $0.text.hasBookmark }
  }

  /// Whether the chapter with the bookmark can be seen.
  var isBookmarkInSight: Bool { bookmarkRow.map(text.visibleRows.contains) ?? false }

  /// Scrolls to the chapter with the bookmark, if it is out of sight.
  mutating func revealBookmark() { bookmarkRow.map { reveal($0) } }

  /// Scrolls to the chapter at a place, counted from 1, if it is out of sight.
  mutating func reveal(chapter: Int) { reveal(chapterRows[chapter - 1]) }

  /// The row of the heading above the chapters, or of the first without one.
  private var headingRow: Int {
    text.layout.row(of: BookPlace(section: .chapters, character: 0))
  }

  /// The rows on which the titles of the chapters begin.
  private var chapterRows: [Int] {
    let heading = headingRow
    return volume.linesAboveChapters.map { heading + $0 }
  }

  /// Scrolls to the row of a chapter, if it is out of sight: to the heading above the chapters if
  /// the row is in sight then, or else to another one, with some of those before and behind it.
  ///
  /// Where the end of the page would be above the last row then, a paragraph above the heading is at
  /// the top if the row is in sight below it.
  private mutating func reveal(_ row: Int) {
    if text.visibleRows.contains(row) { return }
    let (rows, lastTop, heading) = (plan.textRows, text.lastTop, headingRow)
    let context = rows / 4
    let wanted = min(max(text.top, row - rows + 1 + context), max(0, row - context))
    let beginnings = (text.layout.paragraphRows + chapterRows).filter { $0 <= min(row, lastTop) }
    let isHeadingEnough = row - heading < rows && heading <= lastTop
    let top =
      isHeadingEnough
      ? heading
      : beginnings.first { $0 >= wanted } ?? beginnings.last { row - $0 < rows } ?? heading
    text.pin(top, showing: row)
  }
}

// MARK: - The search

extension VolumePage {
  /// The passage that was gone to last, or nil if it is in another volume.
  private var currentHit: VolumePassage? {
    marks.current.map { VolumePassage(volume: book.seriesNumber, passage: $0) }
  }

  /// Marks what was found in the volume, without going to a hit yet.
  mutating func mark(_ new: HitMarks) {
    if new.found.isEmpty, marks.found.isEmpty { return }
    marks = new
    layOut()
  }

  /// The first passage that was found from the top of the screen on, or nil if there is none.
  var nextPassage: Passage? {
    let isAboveChapters = text.topLine.map { $0.place.section <= .summary }
    return marks.passages.first { passage in
      row(of: passage).map { $0 >= text.top } ?? isAboveChapters ?? true
    }
  }

  /// The last passage that was found above the top of the screen, or nil if there is none.
  var passageAbove: Passage? { text.layout.lastPassage(above: text.top)?.passage }

  /// Whether the passage that was gone to last can still be seen, or could not be seen at all.
  var isHitInSight: Bool { currentHit.flatMap(text.isInSight) ?? true }

  private func row(of passage: Passage) -> Int? {
    text.layout.row(of: VolumePassage(volume: book.seriesNumber, passage: passage))
  }

  /// Goes to the current hit, for which the summary may have to be expanded.
  mutating func revealHit() {
    guard let currentHit else { return }
    if text.layout.row(of: currentHit) == nil, currentHit.passage.field.kind == .summary {
      isExpandedForHit = true
      layOut()
    }
    text.reveal(currentHit)
  }
}
