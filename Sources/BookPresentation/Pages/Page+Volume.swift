package import BookCore
package import DisplayText

// The page of a volume, parts of it alone, and that at its end.
extension Page {
  /// Everything about a volume: title, badge, info block, dedication, summary and chapters, which
  /// stand beside bars in the hue of the volume if it is begun; the title once more where it is
  /// searched, and under the summary a command or another control.
  package static func book(
    _ volume: VolumeProgress, toggle: LabelledCommand? = nil, control: [StyledText] = [],
    cover: DrawnCover = .none, hue: @autoclosure () -> Color? = nil, repeatsTitle: Bool = false,
    format: PageFormat
  ) -> Page {
    let book = volume.book
    let layout = VolumeLayout(
      volume: volume, control: toggle?.lines(format) ?? control, cover: cover,
      barColor: volume.status.hasPlace ? hue() : nil, repeatsTitle: repeatsTitle, format: format)
    var rows: [Row] = []
    rows.reserveCapacity(book.chapters.count + Self.usualOtherRows)
    rows += (format.title(book.title) + [format.badge(book.seriesNumber), StyledText()]).rows()
    let headCount = rows.count
    layout.append(to: &rows)
    var page = Page(rows: rows)
    page.headCount = headCount
    page.link = book.wiki
    return page
  }

  private static let usualOtherRows = 40

  package static func summary(
    of book: Book, isExpanded: Bool, toggle: LabelledCommand?, format: PageFormat
  ) -> Page {
    var page = Page(format.heading(book.title))
    page.append(
      format.summary(
        book.summary, isExpanded: isExpanded, control: toggle?.lines(format) ?? []))
    return page
  }

  package static func chapters(
    of volume: VolumeProgress, hue: @autoclosure () -> Color? = nil, format: PageFormat
  ) -> Page {
    let (book, status) = (volume.book, volume.status)
    let fact = Messages.chaptersRead(status, of: book.chapters.count)
    var page = Page(format.heading(book.title, with: fact))
    page.endHead()
    let chapters = ChapterList(of: book, status, barColor: status.hasPlace ? hue() : nil, format)
    page.append(chapters.rows(ofVolume: book.seriesNumber, format))
    return page
  }

  /// The page at the end of a volume: that it is finished now, and its story if that is told here,
  /// beside its cover; what comes next, and what to type.
  package static func end(
    _ finished: Answer, story: String?, next: [Answer], commands: [LabelledCommand] = [],
    in series: BookSeries, cover: DrawnCover, format: PageFormat
  ) -> Page {
    let room = cover.isNone ? format : format.besideCover
    var top = Page(room.answer([finished], about: series))
    top.append(story.map { room.prose([StyledText(prose: $0.onOneLine)]) } ?? [])
    var rows = top.rows
    if !cover.isNone { rows.put(cover, format) }
    var page = Page(rows: rows)
    page.append(format.answer(next, about: series, commands: commands))
    return page
  }
}
