import BookCore
import DisplayText

/// The page of a volume under its title: its parts in their order, each laid out by itself, and the
/// first of them beside its cover.
///
/// `BookSection` lists the parts, so the compiler reports where a new part is missing.
struct VolumeLayout {
  let book: Book

  let record: BookRecord

  /// What is shown under a collapsible summary.
  let control: SummaryControl?

  let format: PageFormat

  var cover = DrawnCover.none

  /// Whether the title stands above the page.
  var hidesTitle = false

  /// All rows from top to bottom, each with what stands to the left of it: a row of the cover, or
  /// nothing.
  ///
  /// There is an empty row between the parts. What begins beside the cover keeps its column,
  /// however long it is. Nothing begins beside the last two rows.
  var rows: [Row] {
    let narrow = format.besideCover
    var rows: [Row] = []
    var isBeside = !cover.isNone
    func put(_ row: Row) {
      rows.append(row)
      if isBeside { rows[rows.count - 1].left = left(of: row.text, at: rows.count - 1) }
    }
    func putEmptyRow() { put(Row(StyledText(), at: rows.last?.anchor)) }
    var next: BookSection? = .facts
    while let section = next {
      let hasRoom = rows.isEmpty || rows.count + 1 < DrawnCover.height - 2
      if isBeside, !(section.beginsBesideCover && hasRoom) {
        while rows.count < DrawnCover.height { putEmptyRow() }
        isBeside = false
      }
      let block = self.rows(of: section, isBeside ? narrow : format)
      // The empty row before a part ends the part above, so that each begins with its heading.
      if !rows.isEmpty, !block.isEmpty { putEmptyRow() }
      for row in block { put(row) }
      next = BookSection(rawValue: section.rawValue + 1)
    }
    return rows
  }
}

extension VolumeLayout {
  /// The rows of a part from top to bottom; none if there is nothing to say.
  private func rows(of section: BookSection, _ format: PageFormat) -> [Row] {
    let rows = content(of: section, format)
    guard let heading = section.heading, !rows.isEmpty else { return rows }
    return format.heading(heading).labels(at: .section(section)) + rows
  }

  private func content(of section: BookSection, _ format: PageFormat) -> [Row] {
    let anchor = Anchor.section(section)
    switch section {
    case .facts:
      let title = hidesTitle ? [] : format.heading(book.title)
      return title.rows(at: anchor) + FactList(book, record).rows(format, at: anchor)
    case .dedication: return format.prose(book.dedication.paragraphs).rows(at: anchor)
    case .summary:
      return SummaryBlock(summary: book.summary, isExpanded: record.isExpanded, control: control)
        .rows(format)
    case .chapters:
      return ChapterList(book.chapters, record.status(in: book.chapters))
        .rows(ofVolume: book.seriesNumber, format)
    case .wiki:
      let address = book.wiki.map { StyledText($0.description, style: .address) }
      return address.map { format.whole($0).rows(at: anchor) } ?? []
    }
  }

  private func left(of text: StyledText, at row: Int) -> StyledText {
    let left =
      row < DrawnCover.height
      ? cover.rows[row] : StyledText(text.isEmpty ? "" : .spaces(DrawnCover.width))
    return left.indented(by: format.margin)
  }
}

/// A part of a volume's page; the cases are in the order of the page.
enum BookSection: Int, CaseIterable {
  /// The title, author, release date and number of pages.
  case facts

  case dedication

  case summary

  case chapters

  case wiki
}

extension BookSection {
  /// What stands above the part; nil of that which begins with the title.
  var heading: String? {
    switch self {
    case .facts: nil
    case .dedication: Messages.dedication
    case .summary: Messages.summary
    case .chapters: "Chapters"
    case .wiki: "Wiki"
    }
  }

  /// Whether the part may begin beside the cover.
  var beginsBesideCover: Bool {
    switch self {
    case .facts, .dedication: true
    case .summary, .chapters, .wiki: false
    }
  }
}

/// A summary, expanded or collapsed as the user left it, and how to change that.
struct SummaryBlock {
  let summary: Summary
  let isExpanded: Bool
  let control: SummaryControl?

  func rows(_ format: PageFormat) -> [Row] {
    let anchor = Anchor.section(.summary)
    let text = summary.text
    guard let end = Summary.collapsedEnd(of: text) else {
      return format.prose(text.paragraphs).rows(at: anchor)
    }
    var paragraphs = (isExpanded ? text : String(text[..<end])).paragraphs
    if !isExpanded { paragraphs[paragraphs.count - 1] += StyledText(format.ellipsis) }
    return format.prose(paragraphs).rows(at: anchor)
      + (control?.lines(isExpanded: isExpanded, format).labels(at: anchor) ?? [])
  }
}

extension String {
  /// Its lines as prose, which may be wrapped.
  fileprivate var paragraphs: [StyledText] { hardLines.map { StyledText(prose: $0) } }
}

/// What is shown under a collapsible summary.
enum SummaryControl {
  /// A command that expands or collapses it.
  case command(LabelledCommand)

  /// A button that is pressed with a key.
  case button

  func lines(isExpanded: Bool, _ format: PageFormat) -> [StyledText] {
    switch self {
    case .command(let command): return command.lines(format)
    case .button:
      let label = StyledText(isExpanded ? Messages.lessButton : Messages.moreButton, style: .bold)
      return label.wrapped(to: format.textWidth).map(format.indented)
    }
  }
}
