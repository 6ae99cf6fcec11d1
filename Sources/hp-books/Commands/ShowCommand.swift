import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books show [VOLUME]`: the page of a volume.
enum ShowCommand: BookCommand {
  static let description = Command(
    "show",
    abstract: Words.showAbstract,
    discussion: [.paragraph(Words.showDiscussion)],
    examples: [
      Example("hp-books show 3", Words.showExample),
      Example("hp-books show", Words.showAgainExample),
    ],
    arguments: [VolumeArgument.argument],
    options: SummaryToggle.options + [JSONOutput.flag],
    exclusive: [SummaryToggle.options])

  static func answer(to request: Request) throws -> Answer {
    let series = try request.series()
    var memory = request.memory()
    let book = try VolumeArgument.book(of: request, in: series, for: description) {
      memory.state.lastShownVolume
    }
    let isExpanded = SummaryToggle.isExpanded(book, request, memory.state)
    memory.remember(
      asked: SummaryToggle.changes(book, request), unasked: [.shown(book.seriesNumber)])

    let toggle = SummaryToggle.command(for: book, isExpanded: isExpanded, request)
    let page = Page.book(book, isExpanded: isExpanded, toggle: toggle, format: request.format)
    let lines = request.lines(json: .book(book, isExpanded: isExpanded), page: page.lines)
    return Answer(lines: lines, memory: memory)
  }
}
