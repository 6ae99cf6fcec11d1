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
    arguments: [VolumeArgument.argument.definition],
    options: [JSONOutput.flag])

  static func answer(to request: Request) throws -> Answer {
    let series = try request.series()
    var memory: ReaderMemory?
    let book = try VolumeArgument.book(of: request, in: series, for: description) {
      memory = request.memory()
      return memory?.state.lastShownVolume
    }
    return request.answer(
      json: .chapters(of: book), page: Page.chapters(of: book, format: request.format),
      memory: memory)
  }
}
