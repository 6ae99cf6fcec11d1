package import BookCore
package import DisplayText

// The page of a volume, and parts of it alone.
extension Page {
  /// Everything about a volume: title, badge, info block, dedication, summary and chapters, which
  /// stand beside bars in the hue of the volume if it is begun.
  package static func book(
    _ volume: VolumeProgress, toggle: LabelledCommand?,
    cover: DrawnCover = .none, hue: @autoclosure () -> Color? = nil, format: PageFormat
  ) -> Page {
    .book(
      volume, control: toggle.map(SummaryControl.command), cover: cover, hue: hue(), format: format)
  }

  /// The same with another control under the summary, and the title once more where it is
  /// searched.
  static func book(
    _ volume: VolumeProgress, control: SummaryControl?, cover: DrawnCover,
    hue: @autoclosure () -> Color? = nil, repeatsTitle: Bool = false, format: PageFormat
  ) -> Page {
    let book = volume.book
    let layout = VolumeLayout(
      book: book, record: volume.record, status: volume.status, control: control, format: format,
      cover: cover, barColor: volume.status.hasPlace ? hue() : nil, repeatsTitle: repeatsTitle)
    var rows: [Row] = []
    rows.reserveCapacity(book.chapters.count + Self.usualOtherRows)
    rows.append(format.title(book.title) + [format.badge(book.seriesNumber), StyledText()])
    let headCount = rows.count
    layout.append(to: &rows)
    var page = Page(rows: rows)
    page.headCount = headCount
    page.link = book.wiki
    return page
  }

  /// The rows of a volume's page besides its chapters, as a rule.
  private static let usualOtherRows = 40

  /// The summary of a volume alone, under the volume's title.
  package static func summary(
    of book: Book, isExpanded: Bool, toggle: LabelledCommand?, format: PageFormat
  ) -> Page {
    let summary = SummaryBlock(
      summary: book.summary, isExpanded: isExpanded, control: toggle.map(SummaryControl.command))
    var page = Page(format.heading(book.title))
    var rows: [Row] = []
    summary.append(to: &rows, format)
    page.append(rows)
    return page
  }

  /// The chapters of a volume alone, under the volume's title, beside bars in its hue if it is
  /// begun.
  package static func chapters(
    of volume: VolumeProgress, hue: @autoclosure () -> Color? = nil, format: PageFormat
  ) -> Page {
    let (book, status) = (volume.book, volume.status)
    var page = Page(
      format.heading(
        book.title, with: Messages.chaptersRead(status, of: book.chapters.count)))
    page.endHead()
    let chapters = ChapterList(of: book, status, barColor: status.hasPlace ? hue() : nil, format)
    page.append(chapters.rows(ofVolume: book.seriesNumber, format))
    return page
  }
}
