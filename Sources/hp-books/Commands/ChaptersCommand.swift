import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books chapters [VOLUME]`: the chapters of a volume alone.
enum ChaptersCommand: BookCommand {
  static let name = "chapters"
  static let abstract = Messages.chaptersAbstract
  static let examples = [
    Example("chapters 3", Messages.chaptersExample)
  ]
  static let arguments = [VolumeArgument.argument.definition]
  static let options = [JSONOutput.flag]

  static func answer(to request: Request) throws -> Answer {
    var memory: ReaderMemory?
    let selection = VolumeSelection(request) {
      memory = request.memory()
      return memory?.state.lastShownVolume
    }
    let book = try selection.book(in: request.series(only: selection.volume))
    return request.answer(
      json: .chapters(of: book), page: Page.chapters(of: book, format: request.format),
      memory: memory)
  }
}
