import BookCore
import TerminalKit

/// A part of a volume's page under its title, laid out.
///
/// `BookSection` is the list of these parts and their order. `show`, the interactive reader and
/// `--json` all follow it, so the compiler asks for whatever a new part still lacks.
struct BookBlock {
  let section: BookSection

  /// The lines from top to bottom; none if there is nothing to say.
  let lines: [StyledText]

  /// The blocks of a volume's page from top to bottom.
  ///
  /// - Parameters:
  ///   - book: The volume.
  ///   - isExpanded: Whether a collapsible summary is shown whole.
  ///   - control: What stands under a collapsible summary.
  ///   - format: The room there is.
  /// - Returns: All blocks in order, including those without lines.
  static func all(
    of book: Book, isExpanded: Bool, control: SummaryControl, format: PageFormat
  ) -> [BookBlock] {
    BookSection.allCases.map { section in
      let lines =
        switch section {
        case .facts:
          format.heading(book.title) + FactList(book).lines(format)
        case .dedication:
          format.section(Messages.dedication, format.prose(book.dedication))
        case .summary:
          format.section(
            Messages.summary,
            SummaryBlock(book.summary, isExpanded: isExpanded, control: control).lines(format))
        case .chapters:
          format.section(Messages.chapters, ChapterList(book.chapters).lines(format))
        }
      return BookBlock(section: section, lines: lines)
    }
  }
}
