import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books next [VOLUME]`: a chapter on.
struct NextCommand: LibraryCommand {
  static let name = "next"
  static let abstract = "Move your bookmark to the next chapter."
  static let discussion: [HelpBlock] = [
    """
    Moving on from the last chapter finishes the volume. Without VOLUME, it moves on in the volume \
    that you are in: the one whose bookmark you set last, or that you finished last. When that one \
    is finished, you are in the next one that you have finished fewer times, or else in the first \
    that you have never finished. Before you have done either, you are in the volume shown last.
    """
  ]
  static let examples = [
    Example("next", "You have read a chapter"),
    Example("next 4", "Begin volume 4, or move on in it"),
  ]
  static let arguments = [VolumeArgument.current.definition]
  static let options = [CommonOptions.json]

  private let volume: String?

  init(_ given: GivenValues) { volume = given[VolumeArgument.current] }

  func run(_ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    guard let volume else { return try library.moveOn(settings) }
    return try library.step(by: 1, in: library.series.book(named: volume), settings)
  }
}
