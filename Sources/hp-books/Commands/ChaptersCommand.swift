import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books chapters [VOLUME]`: only the chapters of a volume.
struct ChaptersCommand: LibraryCommand {
  static let name = "chapters"
  static let synonyms: [Synonym] = ["toc"]
  static let abstract = "Show the chapters of a volume."
  static let examples = [Example("chapters 3", "The chapters of volume 3")]
  static let arguments = [VolumeArgument.one]
  static let options = [CommonOptions.json]

  private let volume: String?

  init(_ given: GivenValues) { volume = given[VolumeArgument.one] }

  func run(_ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    let book = try library.currentBook(unless: volume)
    let volume = library.progress(of: book)
    return CommandOutput(
      json: .chapters(of: volume),
      page: .chapters(
        of: volume, hue: settings.painter(of: library)?.hue(of: book), format: settings.format
      ), settings)
  }
}
