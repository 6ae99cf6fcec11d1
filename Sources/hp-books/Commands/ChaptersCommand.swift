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

  func named(in visit: Visit) throws -> Book { try visit.library.book(named: words) }

  func run(_ book: Book, in visit: inout Visit) -> CommandOutput {
    let volume = visit.library.progress(of: book)
    let hue = visit.painter?.hue(of: book)
    return CommandOutput(
      json: .chapters(of: volume), page: .chapters(of: volume, hue: hue, format: visit.format),
      visit.settings)
  }
}
