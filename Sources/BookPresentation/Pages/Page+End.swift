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
    var page = Page.answer([finished], about: series, format: room)
    page.append(story.map { room.prose([StyledText(prose: $0.onOneLine)]) } ?? [])
    page.put(cover, format)
    page.append(Page.answer(next, about: series, commands: commands, format: format).lines)
    return page
  }
}
