package import BookCore
import DisplayText

// The page of a volume, and parts of it alone.
extension Page {
  /// Everything about a volume: title, badge, info block, dedication, summary and chapters.
  package static func book(
    _ book: Book, _ record: BookRecord, toggle: LabelledCommand?,
    cover: DrawnCover = .none, format: PageFormat
  ) -> Page {
    let layout = VolumeLayout(
      book: book, record: record, control: toggle.map(SummaryControl.command), format: format,
      cover: cover)
    var page = Page(format.title(book.title) + [format.badge(book.seriesNumber)])
    var lines: [StyledText] = []
    layout.forEachLine { _, left, text in lines.append(left.isEmpty ? text : left + text) }
    page.append(lines)
    page.link = book.wiki
    return page
  }

  /// The summary of a volume alone, under the volume's title.
  package static func summary(
    of book: Book, isExpanded: Bool, toggle: LabelledCommand?, format: PageFormat
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
}
