import BookCore
import DisplayText

/// The parts of a volume's page under its title, each laid out by itself.
///
/// `BookSection` lists these parts in order, so the compiler reports where a new part is missing.
struct BookBlocks {
  let book: Book

  let record: BookRecord

  /// What is shown under a collapsible summary.
  let control: SummaryControl?

  /// What was found in the texts of the volume.
  var marks = HitMarks.none

  var format: PageFormat

  var title: [StyledText] {
    format.heading(
      marks.line(book.title, of: .init(.title), style: .bold),
      isMarked: marks.contains(.init(.title)))
  }

  /// The lines of a part from top to bottom; none if there is nothing to say.
  func lines(of section: BookSection) -> [StyledText] {
    let lines = content(of: section)
    return section.heading.map { format.section($0, lines) } ?? lines
  }

  private func content(of section: BookSection) -> [StyledText] {
    switch section {
    case .facts: return title + FactList(book, record, marks).lines(format)
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
  case command(ShellCommand)

  /// A button that is pressed with a key.
  case button

  func lines(isExpanded: Bool, _ format: PageFormat) -> [StyledText] {
    switch self {
    case .command(let command):
      return command.lines(after: isExpanded ? Messages.less : Messages.more, format)
    case .button:
      let label = StyledText(isExpanded ? Messages.lessButton : Messages.moreButton, style: .bold)
      return label.wrapped(to: format.textWidth).map(format.indented)
    }
  }
}
