package import BookCore
import DisplayText

/// The parts of a volume's page in their order, with an empty line between them, and the first of
/// them beside its cover.
///
/// What begins beside the cover keeps its column, however long it is. Nothing begins beside the
/// last two rows.
struct BookLayout {
  /// A line of the page.
  struct Line {
    let section: BookSection

    /// What stands to the left of the text: a row of the cover, or nothing.
    let cover: StyledText

    let text: StyledText

    /// Both from left to right.
    var whole: StyledText { cover.isEmpty ? text : cover + text }
  }

  private(set) var lines: [Line] = []

  init(_ blocks: BookBlocks, beside cover: DrawnCover) {
    var sections = BookSection.allCases[...]
    if !cover.isNone { appendBeginning(of: blocks, beside: cover, &sections) }
    for section in sections { append(blocks.lines(of: section), of: section) }
  }

  /// Lays out what begins beside the cover, and leaves the sections below it.
  private mutating func appendBeginning(
    of blocks: BookBlocks, beside cover: DrawnCover, _ sections: inout ArraySlice<BookSection>
  ) {
    var narrow = blocks
    narrow.format = blocks.format.besideCover
    append(narrow.lines(of: sections.removeFirst()), of: .facts)
    if lines.count + 1 < DrawnCover.height - 2 {
      append(narrow.lines(of: sections.removeFirst()), of: .dedication)
    }
    let spare = DrawnCover.height - lines.count
    lines += Array(
      repeating: line(StyledText(), of: lines.last?.section ?? .facts), count: max(0, spare))
    let blank = StyledText(.spaces(DrawnCover.width))
    lines = lines.enumerated().map { row, line in
      let left =
        row < DrawnCover.height ? cover.rows[row] : line.text.isEmpty ? StyledText() : blank
      return Line(
        section: line.section, cover: left.indented(by: blocks.format.margin), text: line.text)
    }
  }

  /// Adds a part; the empty line before it ends the part above, so that each begins with its
  /// heading.
  private mutating func append(_ texts: [StyledText], of section: BookSection) {
    if let last = lines.last, !texts.isEmpty { lines.append(line(StyledText(), of: last.section)) }
    for text in texts { lines.append(line(text, of: section)) }
  }

  private func line(_ text: StyledText, of section: BookSection) -> Line {
    Line(section: section, cover: StyledText(), text: text)
  }
}

extension Page {
  /// Everything about a volume: title, badge, info block, dedication, summary and chapters.
  package static func book(
    _ book: Book, _ record: BookRecord, toggle: ShellCommand?,
    cover: DrawnCover = .none, format: PageFormat
  ) -> Page {
    let blocks = BookBlocks(
      book: book, record: record, control: toggle.map(SummaryControl.command), format: format)
    var page = Page(format.title(book.title) + [format.badge(book.seriesNumber)])
    page.append(BookLayout(blocks, beside: cover).lines.map(\.whole))
    page.link = book.wiki
    return page
  }

  /// The summary of a volume alone, under the volume's title.
  package static func summary(
    of book: Book, isExpanded: Bool, toggle: ShellCommand?, format: PageFormat
  ) -> Page {
    let summary = SummaryBlock(
      summary: book.summary, isExpanded: isExpanded, control: toggle.map(SummaryControl.command))
    var page = Page(format.heading(book.title))
    page.append(summary.lines(format))
    return page
  }

  /// The chapters of a volume alone, under the volume's title.
  package static func chapters(of book: Book, _ record: BookRecord, format: PageFormat) -> Page {
    var page = Page(format.heading(book.title))
    page.append(ChapterList(book.chapters, record.status(in: book.chapters)).lines(format))
    return page
  }

  package static func paths(
    data: String?, state: String?, orElse words: String = "", format: PageFormat
  ) -> Page {
    var facts = FactList()
    facts.add(
      Messages.data, address: data == "-" ? nil : data,
      orElse: data == nil ? Messages.embeddedData : Messages.standardInput)
    facts.add(Messages.state, address: state, orElse: words)
    return Page(facts.lines(format))
  }

  /// What is true, and what to type next.
  package static func answer(
    _ answers: [String], commands: [(label: String, command: ShellCommand)] = [], format: PageFormat
  ) -> Page {
    let lines = answers.flatMap { answer in
      StyledText(answer).wrapped(to: format.fullWidth, hangingIndent: 2).map(format.indented)
    }
    return Page(lines + commands.flatMap { $0.command.lines(after: $0.label, format) })
  }
}
