import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books next [VOLUME]`: a chapter on.
struct NextCommand: LibraryCommand {
  private static let volume = VolumeArgument.current(without: [CommonOptions.noState])

  static let name = "next"
  static let abstract = "Move your bookmark to the next chapter."
  static let discussion: [HelpBlock] = [
    """
    Without VOLUME, it moves the bookmark that you set last; if that volume is finished, it begins \
    the next one that is not. Moving on from the last chapter finishes the volume.
    """
  ]
  static let examples = [
    Example("next", "You have read a chapter"),
    Example("next 4", "Begin volume 4, or move on in it"),
  ]
  static let arguments = [volume.definition]
  static let options = [CommonOptions.json]

  private let volume: String?

  init(_ given: GivenValues) { volume = given[Self.volume] }

  func run(_ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    let book = try library.currentBook(unless: volume)
    if volume == nil, library.record(of: book).isFinished {
      return settings.answer(about: [book], in: library, [Messages.allFinished], replacing: nil)
    }
    return try library.step(by: 1, in: book, settings)
  }
}
