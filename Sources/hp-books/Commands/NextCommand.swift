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
    you are reading: the one whose bookmark you set last, or that you finished last. When that one \
    is finished, it is the next one that you have finished fewer times, or else the first that you \
    have never finished. Before you have done either, it is the one shown last, or the first.
    """
  ]
  static let examples = [
    Example("next", "You have read a chapter"),
    Example("next 4", "Begin volume 4, or move on in it"),
  ]
  private static let volume = VolumeArgument.one(without: [CommonOptions.noState])
  static let arguments = [volume]
  static let options = [CommonOptions.json]

  private let volume: String?

  init(_ given: GivenValues) { volume = given[Self.volume] }

  func run(_ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    guard let volume else { return try library.moveOn(settings) }
    return try library.step(by: 1, in: library.series.book(named: volume), settings)
  }
}
