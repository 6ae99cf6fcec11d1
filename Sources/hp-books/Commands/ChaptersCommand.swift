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

  private let words: [String]

  init(_ given: GivenValues) { words = given[VolumeArgument.one] }

  func named(in library: Library, _ settings: Settings) throws -> Book {
    try library.book(named: words)
  }

  func run(_ book: Book, _ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    let volume = library.progress(of: book)
    return CommandOutput(
      json: .chapters(of: volume),
      page: .chapters(
        of: volume, hue: settings.painter(of: library)?.hue(of: book), format: settings.format
      ), settings)
  }
}
