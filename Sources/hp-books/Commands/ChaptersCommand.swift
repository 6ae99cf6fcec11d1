import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books chapters [VOLUME]`: the chapters of a volume alone.
enum ChaptersCommand: BookCommand {
  static let description = CommandDescription(
    "chapters",
    abstract: Words.chaptersAbstract,
    examples: [
      Example("hp-books chapters 3", Words.chaptersExample)
    ],
    arguments: [VolumeArgument.argument.definition],
    options: [JSONOutput.flag])

  static func answer(to request: Request) throws -> Answer {
    var memory: ReaderMemory?
    let selection = VolumeSelection(request) {
      memory = request.memory()
      return memory?.state.lastShownVolume
    }
    let book = try selection.book(in: request.series(through: selection.volume))
    return request.answer(
      json: .chapters(of: book), page: Page.chapters(of: book, format: request.format),
      memory: memory)
  }
}
