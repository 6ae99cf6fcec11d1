import BookCore
import DisplayText

/// The page of a volume under its title: its parts in their order, each laid out by itself, and the
/// first of them beside its cover.
///
/// `BookSection` lists the parts, so the compiler reports where a new part is missing.
struct VolumeLayout {
  let book: Book

  let record: BookRecord

  /// How far the volume has been read.
  let status: ReadingStatus

  /// What is shown under a collapsible summary.
  let control: SummaryControl?

  let format: PageFormat

  var cover = DrawnCover.none

  /// The colour of the bars beside chapters, or nil for that of text.
  var barColor: Color?

  /// Whether the facts begin with the title, where words are looked for that may be in it.
  var repeatsTitle = false

  /// Adds all rows from top to bottom, each with what stands to the left of it: a row of the cover,
  /// or nothing.
  ///
  /// There is an empty row between the parts. What begins beside the cover keeps its column,
  /// however long it is. Nothing begins beside the last two rows.
  func append(to rows: inout [Row]) {
    let narrow = format.besideCover
    let top = rows.count
    // A title that comes onto the page moves all else by its row, and parts nothing.
    let height = DrawnCover.height + (repeatsTitle ? 1 : 0)
    var isBeside = !cover.isNone
    var above = BookSection.facts
    var next: BookSection? = .facts
    while let section = next {
      let row = rows.count - top
      if isBeside, row > 0, !(section.beginsBesideCover && row + 1 < height - 2) {
        while rows.count - top < height {
          rows.append(Row(StyledText(), at: .section(above)))
          let row = rows.count - 1
          rows[row].put(cover.left(beside: StyledText(), at: row - top, format))
        }
        isBeside = false
      }
      let start = rows.count
      // The empty row before a part ends the part above, so that each begins with its heading.
      if start > top { rows.append(Row(StyledText(), at: .section(above))) }
      if append(section, to: &rows, isBeside ? narrow : format) {
        above = section
      } else {
        rows.removeSubrange(start...)
      }
      if isBeside {
        for row in start..<rows.count {
          rows[row].put(cover.left(beside: rows[row].line, at: row - top, format))
        }
      }
      next = BookSection(rawValue: section.rawValue + 1)
    }
  }
}

extension VolumeLayout {
  /// Adds the rows of a part from top to bottom; false if there is nothing to say.
  private func append(_ section: BookSection, to rows: inout [Row], _ format: PageFormat) -> Bool {
    let anchor = Anchor.section(section)
    if let heading = section.heading {
      rows.append(labels: format.heading(heading, with: fact(of: section)), at: anchor)
    }
    let start = rows.count
    switch section {
    case .facts:
      if repeatsTitle { rows.append(format.heading(book.title), at: anchor) }
      rows += FactList(book, record, status).rows(format, at: anchor)
    case .dedication: rows.append(format.prose(book.dedication.paragraphs), at: anchor)
    case .summary:
      SummaryBlock(summary: book.summary, isExpanded: record.isExpanded, control: control)
        .append(to: &rows, format)
    case .chapters:
      ChapterList(of: book, status, barColor: barColor, format)
        .append(to: &rows, ofVolume: book.seriesNumber, format)
    case .wiki:
      if let address = book.wiki {
        rows.append(format.whole(StyledText(address.description, style: .address)), at: anchor)
      }
    }
    return rows.count > start
  }

  /// What is said behind the heading of a part.
  private func fact(of section: BookSection) -> String? {
    section == .chapters ? Messages.chaptersRead(status, of: book.chapters.count) : nil
  }
}

/// A summary, expanded or collapsed as the user left it, and how to change that.
struct SummaryBlock {
  let summary: Summary
  let isExpanded: Bool
  let control: SummaryControl?

  func append(to rows: inout [Row], _ format: PageFormat) {
    let anchor = Anchor.section(.summary)
    let text = summary.text
    guard let end = Summary.collapsedEnd(of: text) else {
      return rows.append(format.prose(text.paragraphs), at: anchor)
    }
    var paragraphs = (isExpanded ? text : String(text[..<end])).paragraphs
    if !isExpanded { paragraphs[paragraphs.count - 1] += StyledText(format.ellipsis) }
    rows.append(format.prose(paragraphs), at: anchor)
    if let control {
      rows.append(labels: control.lines(isExpanded: isExpanded, format), at: anchor)
    }
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
