import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books chapters [VOLUME]`: only the chapters of a volume.
enum ChaptersCommand: BookCommand {
  static let name = "chapters"
  static let synonyms: [Synonym] = ["toc"]
  static let abstract = "Show the chapters of a volume."
  static let examples = [Example("chapters 3", "The chapters of volume 3")]
  static let arguments = [VolumeArgument.shownLast.definition]
  static let options = [PageOptions.json]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let visit = try Visit(invocation)
    let book = try visit.requestedBook(named: invocation.values[VolumeArgument.shownLast])
    let record = visit.library.record(of: book)
    return visit.output(
      json: .chapters(of: book),
      page: .chapters(of: book, record, format: invocation.format))
  }
}
