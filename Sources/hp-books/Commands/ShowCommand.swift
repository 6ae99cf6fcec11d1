import ArgumentParsing
import BookCore
import BookPresentation
import TerminalKit

/// `hp-books show [VOLUME]`: the page of a volume.
enum ShowCommand: BookCommand {
  static let description = Command(
    "show",
    abstract: Words.showAbstract,
    discussion: [.paragraph(Words.showDiscussion)],
    examples: [
      Example("hp-books show 3", Words.showExample),
      Example("hp-books show", Words.showAgainExample),
      Example("hp-books show 3 --web", Words.webExample),
    ],
    arguments: [VolumeArgument.argument],
    options: SummaryToggle.options + [web],
    exclusive: [SummaryToggle.options] + CommonOptions.exclusive)

  private static let web = Flag("web", help: Words.webHelp)

  static func answer(to request: Request) throws -> Answer {
    let series = try request.series()
    var memory = request.memory()
    let book = try VolumeArgument.book(of: request, in: series, for: description) {
      memory.state.lastShownVolume
    }
    let webPage = try request.values[web] ? WebPage(of: book) : nil
    let isExpanded = SummaryToggle.isExpanded(book, request, memory.state)
    memory.remember(
      asked: SummaryToggle.changes(book, request), unasked: [.shown(book.seriesNumber)])
    if let webPage {
      return Answer(
        lines: [StyledText(webPage.address)], memory: memory, delivery: .browser(webPage))
    }

    let toggle = SummaryToggle.command(for: book, isExpanded: isExpanded, request)
    let page = Page.book(book, isExpanded: isExpanded, toggle: toggle, format: request.format)
    return Answer(lines: page.lines, memory: memory, delivery: .paged)
  }
}
