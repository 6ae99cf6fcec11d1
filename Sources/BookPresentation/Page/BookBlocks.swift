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
      marks.line(book.title, of: .title, style: .bold), isMarked: marks.contains(.title))
  }

  /// The lines of a part from top to bottom; none if there is nothing to say.
  func lines(of section: BookSection) -> [StyledText] {
    switch section {
    case .facts: return title + FactList(book, record, marks).lines(format)
    case .dedication:
      let lines = marks.lines(
        of: book.dedication, upTo: book.dedication.endIndex, in: .dedication)
      return format.section(Messages.dedication, format.prose(lines))
    case .summary:
      let summary = SummaryBlock(
        summary: book.summary, isExpanded: record.isExpanded, control: control)
      return format.section(Messages.summary, summary.lines(format, marks))
    case .chapters:
      let chapters = ChapterList(book.chapters, record.status(in: book.chapters), marks)
      return format.section(Messages.chapters, chapters.lines(format))
    case .wiki:
      let address = book.wiki.map { StyledText($0.description, style: .address) }
      return format.section(Messages.wiki, address.map(format.whole) ?? [])
    }
  }

  /// How many lines of the chapters are above one of them, counted from 1.
  func lineCount(aboveChapter place: Int) -> Int {
    let chapters = ChapterList(book.chapters, record.status(in: book.chapters))
    return format.heading(Messages.chapters).count
      + (0..<place - 1).reduce(0) { $0 + chapters.lines(at: $1, format).count }
  }

  /// The passages that are marked, in the order of the page: a collapsed summary leaves some out.
  var shownPassages: [Passage] {
    guard let hit = marks.hit(in: .summary), !record.isExpanded,
      let end = Summary.collapsedEnd(of: book.summary.text)
    else { return marks.passages }
    return marks.passages.filter { $0.field != .summary || hit.end(of: $0.index) <= end }
  }
}
