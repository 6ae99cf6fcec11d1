package import BookCore
import DisplayText

/// The parts of a volume's page in their order, with an empty line between them, and the first of
/// them beside its cover.
///
/// What begins beside the cover keeps its column, however long it is. Nothing begins beside the
/// last two rows.
struct BookLayout {
  let blocks: BookBlocks
  let cover: DrawnCover

  /// Lays out all lines from top to bottom, each with what stands to the left of it: a row of the
  /// cover, or nothing.
  func forEachLine(_ take: (_ section: BookSection, _ left: StyledText, _ text: StyledText) -> Void)
  {
    var narrow = blocks
    narrow.format = blocks.format.besideCover
    var row = 0
    var isBeside = !cover.isNone
    func put(_ text: StyledText, of section: BookSection) {
      take(section, isBeside ? left(of: text, at: row) : StyledText(), text)
      row += 1
    }
    var above = BookSection.facts
    var next: BookSection? = .facts
    while let section = next {
      let hasRoom = row == 0 || row + 1 < DrawnCover.height - 2
      if isBeside, !(section.beginsBesideCover && hasRoom) {
        while row < DrawnCover.height { put(StyledText(), of: above) }
        isBeside = false
      }
      let lines = (isBeside ? narrow : blocks).lines(of: section)
      // The empty line before a part ends the part above, so that each begins with its heading.
      if row > 0, !lines.isEmpty { put(StyledText(), of: above) }
      for line in lines { put(line, of: section) }
      if !lines.isEmpty { above = section }
      next = BookSection(rawValue: section.rawValue + 1)
    }
  }

  private func left(of text: StyledText, at row: Int) -> StyledText {
    let left =
      row < DrawnCover.height
      ? cover.rows[row] : StyledText(text.isEmpty ? "" : .spaces(DrawnCover.width))
    return left.indented(by: blocks.format.margin)
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
    var lines: [StyledText] = []
    BookLayout(blocks: blocks, cover: cover).forEachLine { _, left, text in
      lines.append(left.isEmpty ? text : left + text)
    }
    page.append(lines)
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
    _ answers: [String], commands: [LabelledCommand] = [], format: PageFormat
  ) -> Page {
    let lines = answers.flatMap { answer in
      StyledText(prose: answer).wrapped(to: format.fullWidth, hangingIndent: 2).map(format.indented)
    }
    return Page(lines + commands.flatMap { $0.command.lines(after: $0.label, format) })
  }
}
