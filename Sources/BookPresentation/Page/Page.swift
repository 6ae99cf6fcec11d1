package import BookCore
package import TerminalKit

/// A page made of blocks, ready to be written.
package struct Page: Equatable, Sendable {
  /// The lines of the page, with an empty one between blocks.
  package private(set) var lines: [StyledText]

  /// Creates a page of one block.
  init(_ block: [StyledText] = []) {
    lines = block
  }

  /// Adds a block at the end, unless it has no lines.
  mutating func append(_ block: [StyledText]) {
    if block.isEmpty { return }
    if !lines.isEmpty { lines.append(StyledText()) }
    lines += block
  }
}

extension Page {
  /// Everything about a volume: title, badge, info block, dedication, summary and chapters.
  ///
  /// - Parameters:
  ///   - book: The volume.
  ///   - isExpanded: Whether a collapsible summary is shown in full.
  ///   - toggle: The command that changes that, shown under a collapsible summary; nil if none
  ///     would.
  ///   - format: The available room.
  /// - Returns: The page, without blocks that would be empty.
  package static func book(
    _ book: Book, isExpanded: Bool, toggle: ShellCommand?, format: PageFormat
  ) -> Page {
    let blocks = BookBlocks(
      book, isExpanded: isExpanded, control: SummaryControl(toggle), format: format)
    var page = Page(format.title(book.title) + [format.badge(book.seriesNumber)])
    for section in BookSection.allCases { page.append(blocks.lines(of: section)) }
    return page
  }

  /// The summary of a volume alone, under the volume's title.
  ///
  /// - Parameters:
  ///   - book: The volume.
  ///   - isExpanded: Whether a collapsible summary is shown in full.
  ///   - toggle: The command that changes that, shown under a collapsible summary; nil if none
  ///     would.
  ///   - format: The available room.
  /// - Returns: The page.
  package static func summary(
    of book: Book, isExpanded: Bool, toggle: ShellCommand?, format: PageFormat
  ) -> Page {
    let summary = SummaryBlock(
      book.summary, isExpanded: isExpanded, control: SummaryControl(toggle))
    var page = Page(format.heading(book.title))
    page.append(summary.lines(format))
    return page
  }

  /// The chapters of a volume alone, under the volume's title.
  ///
  /// - Parameters:
  ///   - book: The volume.
  ///   - format: The available room.
  /// - Returns: The page.
  package static func chapters(of book: Book, format: PageFormat) -> Page {
    var page = Page(format.heading(book.title))
    page.append(ChapterList(book.chapters).lines(format))
    return page
  }
}

extension Page {
  /// The files in use.
  ///
  /// - Parameters:
  ///   - data: The path of the data file, or nil for the built-in series.
  ///   - state: The path of the state file, or nil if there is no place for one.
  ///   - keepsState: Whether the state file is used.
  ///   - format: The available room.
  /// - Returns: The page.
  package static func paths(
    data: String?, state: String?, keepsState: Bool = true, format: PageFormat
  ) -> Page {
    var facts = FactList()
    facts.add(Messages.data, data ?? Messages.embeddedData)
    facts.add(Messages.state, keepsState ? state ?? Messages.noState : Messages.stateNotKept)
    return Page(facts.lines(format))
  }
}
