import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books summary [VOLUME]`: the summary of a volume alone.
enum SummaryCommand: BookCommand {
  static let name = "summary"

  static let description = Command(
    name,
    abstract: Words.summaryAbstract,
    discussion: [.paragraph(Words.summaryDiscussion)],
    examples: [
      Example("hp-books summary 1", Words.summaryExample),
      Example("hp-books summary 1 --expand", Words.expandExample),
    ],
    arguments: [VolumeArgument.argument],
    options: SummaryToggle.options,
    exclusive: [SummaryToggle.options] + CommonOptions.exclusive)

  static func answer(to request: Request) throws -> Answer {
    let series = try request.series()
    var memory = request.memory()
    let book = try VolumeArgument.book(of: request, in: series, for: description) {
      memory.state.lastShownVolume
    }
    let isExpanded = SummaryToggle.isExpanded(book, request, memory.state)
    memory.remember(asked: SummaryToggle.changes(book, request))

    let toggle = SummaryToggle.command(for: book, isExpanded: isExpanded, request)
    let page = Page.summary(
      of: book, isExpanded: isExpanded, toggle: toggle, format: request.format)
    return Answer(lines: page.lines, memory: memory, delivery: .paged)
  }
}
