import BookCore
import TerminalKit

/// The parts of a volume's page under its title, each without lines where it has nothing to say.
struct BookBlocks {
  private let book: Book
  private let isExpanded: Bool
  private let control: SummaryControl
  private let format: PageFormat

  /// Creates the parts of a page.
  ///
  /// - Parameters:
  ///   - book: The volume.
  ///   - isExpanded: Whether a collapsible summary is shown whole.
  ///   - control: What stands under a collapsible summary.
  ///   - format: The room there is.
  init(_ book: Book, isExpanded: Bool, control: SummaryControl, format: PageFormat) {
    self.book = book
    self.isExpanded = isExpanded
    self.control = control
    self.format = format
  }

  var facts: [StyledText] {
    InfoBlock(book).lines(format)
  }

  var dedication: [StyledText] {
    format.section(Words.dedication, format.prose(book.dedication))
  }

  var summary: [StyledText] {
    let summary = SummaryBlock(book.summary, isExpanded: isExpanded, control: control)
    return format.section(Words.summary, summary.lines(format))
  }

  var chapters: [StyledText] {
    format.section(Words.chapters, ChapterList(book.chapters).lines(format))
  }
}
