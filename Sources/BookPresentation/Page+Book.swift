public import BookCore
import TerminalKit

extension Page {
  /// Everything about a volume: title, badge, info block, dedication, summary and chapters.
  ///
  /// - Parameters:
  ///   - book: The volume.
  ///   - isExpanded: Whether a collapsible summary is shown whole.
  ///   - toggle: The command that changes that, which stands under a collapsible summary.
  ///   - format: The room there is.
  /// - Returns: The page. Blocks that would have nothing to say are left out.
  public static func book(
    _ book: Book, isExpanded: Bool, toggle: ShellCommand, format: PageFormat
  ) -> Page {
    let title = format.title(book.title) + [format.badge(book.seriesNumber)]
    let sections = SectionBlock.all(
      of: book, isExpanded: isExpanded, control: .command(toggle), format: format)
    return Page(blocks: [title] + sections.map(\.lines))
  }

  /// The summary of a volume alone, under the volume's title.
  ///
  /// - Parameters:
  ///   - book: The volume.
  ///   - isExpanded: Whether a collapsible summary is shown whole.
  ///   - toggle: The command that changes that, which stands under a collapsible summary.
  ///   - format: The room there is.
  /// - Returns: The page.
  public static func summary(
    of book: Book, isExpanded: Bool, toggle: ShellCommand, format: PageFormat
  ) -> Page {
    let summary = SummaryBlock(
      book.summary, isExpanded: isExpanded, control: .command(toggle))
    return Page(blocks: [format.heading(book.title), summary.lines(format)])
  }

  /// The chapters of a volume alone, under the volume's title.
  ///
  /// - Parameters:
  ///   - book: The volume.
  ///   - format: The room there is.
  /// - Returns: The page.
  public static func chapters(of book: Book, format: PageFormat) -> Page {
    Page(blocks: [format.heading(book.title), ChapterList(book.chapters).lines(format)])
  }
}
