import ArgumentParsing
import BookCore
import BookPresentation
import TerminalKit

/// `hp-books show [VOLUME]`: the page of a volume.
enum ShowCommand: BookCommand {
  static let description = CommandDescription(
    "show",
    abstract: Words.showAbstract,
    discussion: [.paragraph(Words.showDiscussion)],
    examples: [
      Example("hp-books show 3", Words.showExample),
      Example("hp-books show", Words.showAgainExample),
    ],
    arguments: [VolumeArgument.argument.definition],
    options: SummaryToggle.options + [web, JSONOutput.flag],
    exclusive: [SummaryToggle.exclusive, [web, JSONOutput.flag]])

  private static let web = Flag("web", help: Words.webHelp)

  static func answer(to request: Request) throws -> Answer {
    let volume = try SelectedVolume(request)
    let webPage = try request.values[web] ? webPage(of: volume.book) : nil
    let memory = volume.remember(isShown: true)
    if let webPage {
      return Answer(
        lines: [StyledText(webPage.description)], memory: memory, delivery: .browser(webPage))
    }
    let (book, isExpanded) = (volume.book, volume.isExpanded)
    return request.answer(
      json: .book(book, isExpanded: isExpanded),
      page: .book(book, isExpanded: isExpanded, toggle: volume.toggle, format: request.format),
      memory: memory)
  }

  private static func webPage(of book: Book) throws(NoWebPage) -> WebAddress {
    guard let page = book.wiki else { throw NoWebPage(volume: book.seriesNumber) }
    return page
  }
}
