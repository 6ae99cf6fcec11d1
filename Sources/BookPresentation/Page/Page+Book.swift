package import BookCore
import DisplayText

extension Page {
  /// Everything about a volume: title, badge, info block, dedication, summary and chapters.
  ///
  /// - Parameters:
  ///   - book: The volume.
  ///   - record: What is remembered of it.
  ///   - toggle: The command that expands or collapses its summary, shown under one that is
  ///     collapsible; nil if none would.
  ///   - cover: The cover to put beside the facts, if there is one.
  ///   - format: The available room.
  /// - Returns: The page, without blocks that would be empty.
  package static func book(
    _ book: Book, _ record: BookRecord, toggle: ShellCommand?,
    cover: DrawnCover = .none, format: PageFormat
  ) -> Page {
    let layout = { (format: PageFormat) in
      let blocks = BookBlocks(
        book: book, record: record, control: toggle.map(SummaryControl.command), format: format)
      var page = Page(format.title(book.title) + [format.badge(book.seriesNumber)])
      page.append(BookLayout(blocks, beside: cover).lines.map { $0.cover + $0.text })
      page.link = book.wiki
      return page
    }
    return format.fitting(layout, isWhole: format.fitsScreen)
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
      summary: book.summary, isExpanded: isExpanded, control: toggle.map(SummaryControl.command))
    var page = Page(format.heading(book.title))
    page.append(summary.lines(format))
    return page
  }

  /// The chapters of a volume alone, under the volume's title.
  ///
  /// - Parameters:
  ///   - book: The volume.
  ///   - record: What is remembered of it.
  ///   - format: The available room.
  /// - Returns: The page.
  package static func chapters(of book: Book, _ record: BookRecord, format: PageFormat) -> Page {
    let layout = { (format: PageFormat) in
      var page = Page(format.heading(book.title))
      let chapters = ChapterList(book.chapters, record.status(in: book.chapters))
      page.append(chapters.columns(format).sideBySide(format))
      return page
    }
    return format.fitting(layout, isWhole: format.fitsScreen)
  }

  /// The files in use.
  ///
  /// - Parameters:
  ///   - data: The path of the data file, or nil for the built-in series.
  ///   - state: The path of the state file, or nil if none is used.
  ///   - words: What stands in place of the path if there is none.
  ///   - format: The available room.
  /// - Returns: The page.
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
  ///
  /// - Parameters:
  ///   - answers: What is true now, a sentence or a fact for each line.
  ///   - commands: The commands to type next, each after a label.
  ///   - format: The available room.
  /// - Returns: The page.
  package static func answer(
    _ answers: [String], commands: [(label: String, command: ShellCommand)] = [], format: PageFormat
  ) -> Page {
    let lines = answers.flatMap { answer in
      StyledText(answer).wrapped(to: format.fullWidth, hangingIndent: 2).map(format.indented)
    }
    return Page(lines + commands.flatMap { $0.command.lines(after: $0.label, format) })
  }
}
