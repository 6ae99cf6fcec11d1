import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books chapters [VOLUME]`: the chapters of a volume alone.
enum ChaptersCommand: BookCommand {
  static let description = Command(
    "chapters",
    abstract: Words.chaptersAbstract,
    examples: [
      Example("hp-books chapters 3", Words.chaptersExample)
    ],
    arguments: [VolumeArgument.argument],
    exclusive: CommonOptions.exclusive)

  static func answer(to request: Request) throws -> Answer {
    let series = try request.series()
    let book = try VolumeArgument.book(of: request, in: series, for: description) {
      request.memory().state.lastShownVolume
    }
    return Answer(lines: Page.chapters(of: book, format: request.format).lines, delivery: .paged)
  }
}
