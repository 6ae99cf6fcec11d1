import BookCore
import DisplayText

/// The parts of a volume's page under its title, laid out.
///
/// `BookSection` lists these parts in order. `show`, the interactive reader and `--json` all follow
/// it, so the compiler reports where a new part is missing.
struct BookBlocks {
  private let book: Book
  private let record: BookRecord

  /// What is shown under a collapsible summary.
  private let control: SummaryControl

  let format: PageFormat

  init(_ book: Book, _ record: BookRecord, control: SummaryControl, format: PageFormat) {
    self.book = book
    self.record = record
    self.control = control
    self.format = format
  }

  /// The lines of a part from top to bottom; none if there is nothing to say.
  func lines(of section: BookSection) -> [StyledText] {
    switch section {
    case .facts:
      return format.heading(book.title) + FactList(book, record).lines(format)
    case .dedication:
      return format.section(Messages.dedication, format.prose(book.dedication))
    case .summary:
      let summary = SummaryBlock(
        summary: book.summary, isExpanded: record.isExpanded, control: control)
      return format.section(Messages.summary, summary.lines(format))
    case .chapters:
      return format.section(
        Messages.chapters,
        ChapterList(book.chapters, record.status(in: book.chapters)).lines(format))
    }
  }

  /// The facts but for the address.
  var factsWithoutWiki: [StyledText] {
    format.heading(book.title) + FactList(book, record, withWiki: false).lines(format)
  }

  /// The address alone, with its label.
  var wiki: [StyledText] {
    var facts = FactList()
    facts.addWiki(of: book)
    return facts.lines(format)
  }

  /// The same parts in other room.
  func laidOut(in format: PageFormat) -> BookBlocks {
    BookBlocks(book, record, control: control, format: format)
  }
}
