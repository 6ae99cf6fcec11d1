import BookCore
import DisplayText

/// A place in a text that consists of sections.
///
/// It does not depend on the layout: whatever the width of the terminal, the same place leads to
/// the same words.
///
///     BookPlace(section: .summary, character: 0)  // the heading of the summary
struct TextPlace<Section: Comparable & Hashable & Sendable>: Comparable, Hashable, Sendable {
  let section: Section

  /// How much of that section comes before: its non-blank scalars, plus one per empty line.
  ///
  /// White space is not counted, since line breaks swallow it.
  let character: Int

  /// Whether one place is above another in the text.
  static func < (left: TextPlace, right: TextPlace) -> Bool {
    (left.section, left.character) < (right.section, right.character)
  }
}

/// A passage that a search found in a text of a volume.
struct VolumePassage: Equatable {
  let volume: Int
  let passage: Passage
}

/// The lines of a text on the screen, each with its place in the text.
struct TextLayout<Section: Comparable & Hashable & Sendable>: Sendable {
  struct Line: Sendable {
    /// The text, without what stands to the left of it: a row of the cover, or nothing.
    let text: StyledText

    fileprivate let left: StyledText

    /// The place where the line begins.
    let place: TextPlace<Section>
  }

  /// The place where the text begins, which may be above the first line.
  let start: TextPlace<Section>

  /// The columns before the text.
  private let margin: Int

  private(set) var lines: [Line] = []

  /// The rows with the cover, the first of the text; none without one.
  private(set) var coverRows = 0..<0

  /// The rows on which the passages begin that are marked, from top to bottom.
  private var passageRows: [(found: VolumePassage, row: Int)] = []

  /// Whether the passage that was gone to last begins on a row, for each row on which any begins.
  ///
  /// The row itself may not show it, as where it is a name that stands elsewhere.
  private var hasCurrentHit: [Int: Bool] = [:]

  init(start: TextPlace<Section>, margin: Int) {
    self.start = start
    self.margin = margin
  }

  /// Adds a line; sections follow each other in their order.
  mutating func append(
    _ text: StyledText, beside left: StyledText = StyledText(), in section: Section
  ) {
    var character = 0
    if let last = lines.last, last.place.section == section {
      character = last.place.character + max(1, last.text.inkBesideBookmark)
    }
    lines.append(
      Line(text: text, left: left, place: TextPlace(section: section, character: character)))
  }

  /// Leaves out the first lines, whose places stay above that of the first that is left.
  mutating func removeFirst(_ count: Int) { lines.removeFirst(count) }

  /// Says on which row a passage begins; none is said before one above it.
  mutating func append(_ found: VolumePassage, at row: Int, isCurrent: Bool = false) {
    passageRows.append((found, row))
    hasCurrentHit[row] = isCurrent || hasCurrentHit[row] == true
  }
}

extension TextLayout {
  /// The rows to be at the top for each section: that on which it begins or, beside the cover, the
  /// first, from which both are in view.
  var sectionRows: [Int] { lines.indices.filter(beginsSection).map(outsideCover) }

  /// The same for each paragraph.
  var paragraphRows: [Int] {
    lines.indices.filter { row in
      beginsSection(at: row) || lines[row - 1].text.isEmpty && !lines[row].text.isEmpty
    }.map(outsideCover)
  }

  private func outsideCover(_ row: Int) -> Int { coverRows.contains(row) ? 0 : row }

  private func beginsSection(at row: Int) -> Bool {
    row == 0 || lines[row - 1].place.section != lines[row].place.section
  }

  /// The row that shows a place.
  ///
  /// A place beyond the end of its section, as after a change of the data file, is taken as the
  /// beginning of the section, and one of a section that is gone as that of the text.
  func row(of place: TextPlace<Section>) -> Int {
    let first = lines.indices.partitioningIndex { lines[$0].place.section >= place.section }
    let end = (first..<lines.count).partitioningIndex { lines[$0].place.section > place.section }
    if first == end { return 0 }
    let last = lines[end - 1]
    let isBeyond = place.character > last.place.character + last.text.inkBesideBookmark
    let next = (first..<end).partitioningIndex { lines[$0].place > place }
    return isBeyond ? first : max(first, next - 1)
  }

  /// The row on which a passage begins; nil if it is not shown.
  func row(of found: VolumePassage) -> Int? { passageRows.first { $0.found == found }?.row }

  /// The first passage that begins on a row or below it.
  func firstPassage(from row: Int) -> VolumePassage? {
    passageRows.first { $0.row >= row }?.found
  }

  /// The last passage that begins above a row.
  func lastPassage(above row: Int) -> VolumePassage? { passageRows.last { $0.row < row }?.found }

  /// A row of the text, with a mark in its margin if something was found in it, so that hits can be
  /// recognized without styles; in a text without margins, there are no marks.
  func line(at row: Int) -> StyledText {
    var text = lines[row].text
    let hits = text.hits
    let isCurrent = hits.isEmpty ? hasCurrentHit[row] : hits.contains { $0.style == .accent }
    if let isCurrent {
      if text.hasBookmark { text = text.movingMarginSign(in: margin) }
      text =
        isCurrent
        ? text.markedInMargin(with: Messages.currentHit)
        : text.markedInMargin(with: Messages.otherHit, .bold)
    }
    return lines[row].left + text
  }
}

// MARK: The page of a volume

/// A place on the page of a volume.
typealias BookPlace = TextPlace<BookSection>

extension BookPlace {
  static var start: BookPlace { BookPlace(section: .facts, character: 0) }
}

/// The lines of a volume's page.
typealias PageLayout = TextLayout<BookSection>

extension PageLayout {
  /// Creates a page without lines.
  init() { self.init(start: .start, margin: 0) }

  /// Lays a page out.
  ///
  /// If it hides the title, the place of the title comes before that of the first line.
  init(_ volume: VolumeLayout, hidesTitle: Bool = false) {
    self.init(start: .start, margin: volume.format.margin)
    volume.forEachLine { section, left, text in append(text, beside: left, in: section) }
    if hidesTitle { removeFirst(volume.title.count) }
    coverRows = 0..<volume.cover.rows.count
    for (passage, row) in volume.marks.rows(of: volume.shownPassages, in: lines.lazy.map(\.text)) {
      append(VolumePassage(volume: volume.book.seriesNumber, passage: passage), at: row)
    }
  }
}
