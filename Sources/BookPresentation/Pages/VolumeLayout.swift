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

  /// What was found in the texts of the volume.
  var marks = HitMarks.none

  let format: PageFormat

  var cover = DrawnCover.none

  var title: [StyledText] { title(format) }

  private func title(_ format: PageFormat) -> [StyledText] {
    format.heading(
      marks.line(book.title, of: .init(.title), style: .bold),
      isMarked: marks.contains(.init(.title)))
  }

  /// The lines of a part from top to bottom; none if there is nothing to say.
  private func lines(of section: BookSection, _ format: PageFormat) -> [StyledText] {
    let lines = content(of: section, format)
    return section.heading.map { format.section($0, lines) } ?? lines
  }

  private func content(of section: BookSection, _ format: PageFormat) -> [StyledText] {
    switch section {
    case .facts: return title(format) + FactList(book, record, marks).lines(format)
    case .dedication:
      return format.prose(
        marks.lines(of: book.dedication, upTo: book.dedication.endIndex, in: .init(.dedication)))
    case .summary:
      let summary = SummaryBlock(
        summary: book.summary, isExpanded: record.isExpanded, control: control)
      return summary.lines(format, marks)
    case .chapters:
      return ChapterList(book.chapters, record.status(in: book.chapters), marks).lines(format)
    case .wiki:
      let address = book.wiki.map { StyledText($0.description, style: .address) }
      return address.map(format.whole) ?? []
    }
  }

  /// How many lines of the chapters are above each of them.
  var linesAboveChapters: [Int] {
    let chapters = ChapterList(book.chapters, record.status(in: book.chapters))
    var count = BookSection.chapters.heading.map(format.heading)?.count ?? 0
    return book.chapters.indices.map { index in
      defer { count += chapters.lines(at: index, format).count }
      return count
    }
  }

  /// The passages that are marked, in the order of the page: a collapsed summary leaves some out.
  var shownPassages: [Passage] {
    guard let hit = marks.hit(in: .init(.summary)), !record.isExpanded,
      let end = Summary.collapsedEnd(of: book.summary.text)
    else { return marks.passages }
    return marks.passages.filter { $0.field.kind != .summary || hit.end(of: $0.index) <= end }
  }
}

extension VolumeLayout {
  /// Lays out all lines from top to bottom, each with what stands to the left of it: a row of the
  /// cover, or nothing.
  ///
  /// There is an empty line between the parts. What begins beside the cover keeps its column,
  /// however long it is. Nothing begins beside the last two rows.
  func forEachLine(_ take: (_ section: BookSection, _ left: StyledText, _ text: StyledText) -> Void)
  {
    let narrow = format.besideCover
    var row = 0
    var isBeside = !cover.isNone
    func put(_ text: StyledText, of section: BookSection) {
      take(section, isBeside ? left(of: text, at: row) : StyledText(), text)
      row += 1
    }
    var above = BookSection.facts
    var next: BookSection? = .facts
    while let section = next {
      let hasRoom = row == 0 || row + 1 < DrawnCover.height - 2
      if isBeside, !(section.beginsBesideCover && hasRoom) {
        while row < DrawnCover.height { put(StyledText(), of: above) }
        isBeside = false
      }
      let lines = lines(of: section, isBeside ? narrow : format)
      // The empty line before a part ends the part above, so that each begins with its heading.
      if row > 0, !lines.isEmpty { put(StyledText(), of: above) }
      for line in lines { put(line, of: section) }
      if !lines.isEmpty { above = section }
      next = BookSection(rawValue: section.rawValue + 1)
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

extension BookSection: Comparable {
  /// Whether one part is above another on the page.
  static func < (left: BookSection, right: BookSection) -> Bool { left.rawValue < right.rawValue }
}

/// A summary, expanded or collapsed as the user left it, and how to change that.
struct SummaryBlock {
  let summary: Summary
  let isExpanded: Bool
  let control: SummaryControl?

  func lines(_ format: PageFormat, _ marks: HitMarks = .none) -> [StyledText] {
    let text = summary.text
    guard let end = Summary.collapsedEnd(of: text) else {
      return format.prose(marks.lines(of: text, upTo: text.endIndex, in: .init(.summary)))
    }
    var lines = marks.lines(of: text, upTo: isExpanded ? text.endIndex : end, in: .init(.summary))
    if !isExpanded { lines[lines.count - 1] += StyledText(format.ellipsis) }
    return format.prose(lines) + (control?.lines(isExpanded: isExpanded, format) ?? [])
  }
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
