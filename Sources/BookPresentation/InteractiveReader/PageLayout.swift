import BookCore
import DisplayText

/// The lines of a volume's page on the screen, each with its place in the text.
struct PageLayout {
  struct Line {
    /// The text, without what stands to the left of it: a row of the cover, or nothing.
    let text: StyledText

    fileprivate let cover: StyledText

    /// The place where the line begins.
    let place: BookPlace
  }

  private(set) var lines: [Line] = []

  /// The rows on which the passages begin that are marked.
  private var passageRows: [(passage: Passage, row: Int)] = []

  /// The columns before the text of the page.
  private let margin: Int

  /// The rows with the cover, the first of the page.
  let coverRows: Range<Int>

  /// Creates a page without lines.
  init() { (margin, coverRows) = (0, 0..<0) }

  /// Lays a page out.
  ///
  /// If it hides the title, the place of the title comes before that of the first line.
  init(_ blocks: BookBlocks, cover: DrawnCover = .none, hidesTitle: Bool = false) {
    margin = blocks.format.margin
    coverRows = 0..<cover.rows.count
    var next = BookPlace.start
    BookLayout(blocks: blocks, cover: cover).forEachLine { section, left, text in
      if section != next.section { next = BookPlace(section: section, character: 0) }
      lines.append(Line(text: text, cover: left, place: next))
      let count = max(1, text.inkBesideBookmark)
      next = BookPlace(section: section, character: next.character + count)
    }
    if hidesTitle { lines.removeFirst(blocks.title.count) }
    passageRows = blocks.marks.rows(of: blocks.shownPassages, in: lines.lazy.map(\.text))
  }

  /// The rows to be at the top for each section: that on which it begins or, beside the cover, the
  /// first, from which both are in view.
  var sectionRows: [Int] {
    BookSection.allCases.compactMap { section in
      lines.firstIndex { $0.place.section == section }.map { coverRows.contains($0) ? 0 : $0 }
    }
  }

  /// The row that shows a place.
  ///
  /// A place beyond the end of its section, as after a change of the data file, is taken as the
  /// beginning of the section, and one of a section that is gone as that of the page.
  func row(of place: BookPlace) -> Int {
    let rows = lines.indices.filter { lines[$0].place.section == place.section }
    guard let first = rows.first, let last = rows.last else { return 0 }
    let end = lines[last].place.character + lines[last].text.inkBesideBookmark
    guard place.character <= end else { return first }
    return rows.last { lines[$0].place <= place } ?? first
  }

  /// The row on which a passage begins; nil if a collapsed summary leaves it out.
  func row(of passage: Passage) -> Int? { passageRows.first { $0.passage == passage }?.row }

  /// A row of the page, with a mark in its margin if something was found in it, so that hits can be
  /// recognized without styles; on a page without margins, there are no marks.
  func line(at row: Int) -> StyledText {
    var text = lines[row].text
    let hits = text.hits
    if !hits.isEmpty {
      if text.hasBookmark { text = text.movingMarginSign(in: margin) }
      text =
        hits.contains { $0.style == .accent }
        ? text.markedInMargin(with: Messages.currentHit)
        : text.markedInMargin(with: Messages.otherHit, .bold)
    }
    return lines[row].cover + text
  }
}
