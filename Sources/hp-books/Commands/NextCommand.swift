import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books next [VOLUME]`: a chapter on.
struct NextCommand: LibraryCommand {
  static let name = "next"
  static let synonyms: [Synonym] = ["go on"]
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

  private let words: [String]

  init(_ given: GivenValues) { words = given[Self.volume] }

  func named(in library: Library, _ settings: Settings) throws -> Book? {
    try settings.requirePlaceForChange()
    if words.isEmpty, case .readAgain = library.nextStep { return nil }
    let book = try library.book(named: words)
    try library.check(step: 1, in: book)
    return book
  }

  func run(_ book: Book?, _ library: inout Library, _ settings: Settings) throws -> CommandOutput {
    guard let book else { return try library.moveOn(settings) }
    return try library.step(by: 1, in: book, settings)
  }
}
