import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books chapters [VOLUME]`: only the chapters of a volume.
enum ChaptersCommand: BookCommand {
  static let name = "chapters"
  static let abstract = Messages.chaptersAbstract
  static let examples = [
    Example("chapters 3", Messages.chaptersExample)
  ]
  static let arguments = [VolumeArgument.argument.definition]
  static let options = [JSONOutput.flag]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    var session: ReaderStateSession?
    let selection = VolumeSelection(invocation) {
      session = invocation.session()
      return session?.state.lastShownVolume
    }
    let series = try invocation.series()
    let book = try selection.book(in: series, for: invocation)
    return invocation.output(
      json: .chapters(of: book), page: Page.chapters(of: book, format: invocation.format),
      session: session)
  }
}
