import ArgumentParsing
import BookCore

/// `hp-books next [VOLUME]`: a chapter on.
struct NextCommand: LibraryCommand {
  static let name = "next"
  static let synonyms: [Synonym] = ["go on"]
  static let abstract = "Move your bookmark to the next chapter."
  static let discussion: HelpBlock = """
    Moving on from the last chapter finishes the volume. Without VOLUME, it moves on in the volume \
    you are reading: the one whose bookmark you set last, or that you finished last. When that one \
    is finished, it is the next one that you have finished fewer times, or else the first that you \
    have never finished. Before you have done either, it is the one shown last, or the first.
    """
  static let examples = [
    Example("next", "You have read a chapter"),
    Example("next 4", "Begin volume 4, or move on in it"),
  ]
  private static let volume = VolumeArgument.one(without: [CommonOptions.noState])
  static let arguments = [volume]
  static let options = [CommonOptions.json]

  private let words: [String]

  init(_ given: GivenValues) { words = given[Self.volume] }

  func named(in visit: Visit) throws -> Book? {
    try visit.settings.requirePlaceForChange()
    if words.isEmpty, case .readAgain = visit.library.nextStep { return nil }
    let book = try visit.library.book(named: words)
    try visit.library.check(step: 1, in: book)
    return book
  }

  func run(_ book: Book?, in visit: inout Visit) throws -> CommandOutput {
    guard let book else { return try visit.moveOn() }
    return try visit.move(by: 1, in: book)
  }
}
