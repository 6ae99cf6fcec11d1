import BookCore
import DisplayText

/// The parts of a volume's page under its title, laid out.
///
/// `BookSection` lists these parts in order. `show` and the interactive reader follow it, so the
/// compiler reports where a new part is missing.
struct BookBlocks {
  private let book: Book
  private let record: BookRecord

  /// What is shown under a collapsible summary.
  private let control: SummaryControl?

  let format: PageFormat

  init(_ book: Book, _ record: BookRecord, control: SummaryControl?, format: PageFormat) {
    self.book = book
    self.record = record
    self.control = control
    self.format = format
  }

  /// The title above the facts.
  var title: [StyledText] { format.heading(book.title) }

  /// The lines of a part from top to bottom; none if there is nothing to say.
  func lines(of section: BookSection) -> [StyledText] {
    switch section {
    case .facts: return title + FactList(book, record).lines(format)
    case .dedication: return format.section(Messages.dedication, format.prose(book.dedication))
    case .summary:
      let summary = SummaryBlock(
        summary: book.summary, isExpanded: record.isExpanded, control: control)
      return format.section(Messages.summary, summary.lines(format))
    case .chapters: return chapterColumns.sideBySide(format)
    case .wiki:
      let address = book.wiki.map { StyledText($0.description, style: .address) }
      return format.section(Messages.wiki, address.map(format.address) ?? [])
    }
  }

  /// The chapters in one column or two, with the heading above the first.
  var chapterColumns: ChapterColumns {
    let list = ChapterList(book.chapters, record.status(in: book.chapters))
    var columns = list.columns(format)
    columns.left = format.section(Messages.chapters, columns.left)
    if !columns.right.isEmpty { columns.right.insert(StyledText(), at: 0) }
    return columns
  }

  /// The same parts in other room.
  func laidOut(in format: PageFormat) -> BookBlocks {
    BookBlocks(book, record, control: control, format: format)
  }
}
