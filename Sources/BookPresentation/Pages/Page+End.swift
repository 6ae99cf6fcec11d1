package import BookCore
import DisplayText

extension Page {
  /// The page at the end of a volume: that it is finished now, and its story if that is told here,
  /// beside its cover; what comes next, and what to type.
  package static func end(
    _ finished: Answer, story: String?, next: [Answer], commands: [LabelledCommand] = [],
    in series: BookSeries, cover: DrawnCover, format: PageFormat
  ) -> Page {
    let room = cover.isNone ? format : format.besideCover
    var top = Page.answer([finished], about: series, format: room)
    top.append(story.map { room.prose([StyledText(prose: $0.onOneLine)]) } ?? [])
    var rows = top.rows
    if !cover.isNone { rows.put(cover, format) }
    var page = Page(rows: rows)
    page.append(Page.answer(next, about: series, commands: commands, format: format).lines)
    return page
  }
}
