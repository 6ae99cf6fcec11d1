package import BookCore
import DisplayText

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
