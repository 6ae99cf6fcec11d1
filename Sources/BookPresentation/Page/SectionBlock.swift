import BookCore
import TerminalKit

/// A part of a volume's page, laid out.
struct SectionBlock {
  let section: BookSection

  /// The lines from top to bottom; none where there is nothing to say.
  let lines: [StyledText]

  /// The parts of a volume's page from top to bottom.
  ///
  /// - Parameters:
  ///   - book: The volume.
  ///   - isExpanded: Whether a collapsible summary is shown whole.
  ///   - control: What stands under a collapsible summary.
  ///   - format: The room there is.
  /// - Returns: All parts in order, those without lines included.
  static func all(
    of book: Book, isExpanded: Bool, control: SummaryControl, format: PageFormat
  ) -> [SectionBlock] {
    let blocks = BookBlocks(book, isExpanded: isExpanded, control: control, format: format)
    return [
      SectionBlock(section: .facts, lines: blocks.facts),
      SectionBlock(section: .dedication, lines: blocks.dedication),
      SectionBlock(section: .summary, lines: blocks.summary),
      SectionBlock(section: .chapters, lines: blocks.chapters),
    ]
  }
}
