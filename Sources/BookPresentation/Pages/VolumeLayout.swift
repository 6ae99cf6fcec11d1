import BookCore
import DisplayText

/// The page of a volume under its title: its parts in their order, each laid out by itself, and the
/// first of them beside its cover.
///
/// `BookSection` lists the parts, so the compiler reports where a new part is missing.
struct VolumeLayout {
  let volume: VolumeProgress

  let control: [StyledText]

  let cover: DrawnCover

  /// The colour of the bars beside chapters, or nil for that of text.
  let barColor: Color?

  /// Whether the facts begin with the title, where words are looked for that may be in it.
  let repeatsTitle: Bool

  let format: PageFormat

  /// Adds all rows from top to bottom, with an empty one between the parts.
  ///
  /// What begins beside the cover keeps its column, however long it is. Nothing begins beside the
  /// last two rows.
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
      let mayBeBeside = section == .facts || section == .dedication && row + 1 < height - 2
      if isBeside, !mayBeBeside {
        rows.put(cover, from: top, height: height, format)
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
      next = BookSection(rawValue: section.rawValue + 1)
    }
  }

  /// Adds the rows of a part from top to bottom; false if there is nothing to say.
  private func append(_ section: BookSection, to rows: inout [Row], _ format: PageFormat) -> Bool {
    let (book, status) = (volume.book, volume.status)
    let anchor = Anchor.section(section)
    if let heading = section.heading {
      let fact =
        section == .chapters ? Messages.chaptersRead(status, of: book.chapters.count) : nil
      rows += format.heading(heading, with: fact).rows(at: anchor, areLabels: true)
    }
    let start = rows.count
    switch section {
    case .facts:
      if repeatsTitle { rows += format.heading(book.title).rows(at: anchor) }
      rows += FactList(book, volume.record, status: status).rows(format, at: anchor)
    case .dedication: rows += format.prose(book.dedication.paragraphs).rows(at: anchor)
    case .summary:
      rows += format.summary(book.summary, isExpanded: volume.record.isExpanded, control: control)
    case .chapters:
      rows += ChapterList(of: book, status, barColor: barColor, format)
        .rows(ofVolume: book.seriesNumber, format)
    case .wiki:
      if let address = book.wiki {
        rows += format.whole(StyledText(address.description, style: .address)).rows(at: anchor)
      }
    }
    return rows.count > start
  }
}

extension PageFormat {
  /// A summary, expanded or collapsed as the user left it, with how to change that if it can be.
  func summary(_ summary: Summary, isExpanded: Bool, control: [StyledText]) -> [Row] {
    let anchor = Anchor.section(.summary)
    let text = summary.text
    guard let end = Summary.collapsedEnd(of: text) else {
      return prose(text.paragraphs).rows(at: anchor)
    }
    var paragraphs = (isExpanded ? text : String(text[..<end])).paragraphs
    if !isExpanded { paragraphs[paragraphs.count - 1] += StyledText(ellipsis) }
    return prose(paragraphs).rows(at: anchor) + control.rows(at: anchor, areLabels: true)
  }
}

extension String {
  fileprivate var paragraphs: [StyledText] { hardLines.map { StyledText(prose: $0) } }
}
