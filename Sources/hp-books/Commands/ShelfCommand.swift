import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books shelf [VOLUME...]`: the volumes that the user wants at hand.
struct ShelfCommand: LibraryCommand {
  private static let add = Flag("add", help: "Put the volumes on the shelf.")
  private static let remove = Flag("remove", help: "Take the volumes off the shelf.")
  private static let clear = Flag("clear", help: "Take all volumes off the shelf.")
  private static let volumes = VolumeArgument.several(without: [clear], onShelfBeside: remove)

  static let name = "shelf"
  static let synonyms = [
    Synonym("keep", add), Synonym("add", add), Synonym("fav", add), Synonym("remove", remove),
    Synonym("rm", remove), Synonym("unkeep", remove),
  ]
  static let abstract = "Show or change your shelf: the volumes you want at hand."
  static let discussion: [HelpBlock] = [
    """
    Without VOLUME, it shows the shelf. VOLUME may be several, as in `3 5` or 1,3-5; without \
    options, it says which are on the shelf.
    """
  ]
  static let examples = [
    Example("shelf 3 5 --add", "Put volumes 3 and 5 on it"),
    Example("shelf", "The volumes on your shelf"),
    Example("list --shelf --covers", "Their covers"),
  ]
  static let arguments = [volumes]
  static let options = [add, remove, clear, CommonOptions.json]
  static let exclusiveGroups = [ExclusiveGroup([add, remove, clear, CommonOptions.noState])]

  private let words: [String]

  /// Whether the volumes are to be kept; nil if they stay as they are.
  private let isKept: Bool?
  private let clearsAll: Bool

  init(_ given: GivenValues) throws(ValidationError) {
    words = given[Self.volumes]
    isKept = given[Self.add] ? true : given[Self.remove] ? false : nil
    clearsAll = given[Self.clear]
    if words.isEmpty, isKept != nil { throw ValidationError(Messages.whichVolume) }
    if !words.isEmpty, clearsAll { throw ValidationError(Messages.clearingTakesNoVolume) }
  }

  func named(in library: Library, _ settings: Settings) throws -> [Book] {
    if isKept != nil || clearsAll { try settings.requirePlaceForChange() }
    return try library.books(named: words)
  }

  func run(_ books: [Book], _ library: inout Library, _ settings: Settings) throws -> CommandOutput
  {
    if clearsAll {
      return try library.change(
        by: .clearedShelf, settings, saying: "The shelf is now empty.",
        orElse: "The shelf was already empty.")
    }
    if words.isEmpty { return list(library, settings) }
    guard let isKept else {
      let answers = books.map { Answers.shelf($0, library.record(of: $0)) }
      return .answer(about: books, in: library, settings, answers, hint: nil)
    }
    return try library.change(books, by: isKept ? .kept(books) : .removedFromShelf(books), settings)
    {
      Answers.shelf($0, $1, isChanged: $2 != nil)
    }
  }
}

extension ShelfCommand {
  /// The volumes on the shelf, and what can be done with one, by the example of the first.
  private func list(_ library: Library, _ settings: Settings) -> CommandOutput {
    let state = library.state
    let ways = library.books(numbered: state.keptVolumes).prefix(1).flatMap { book in
      settings.command("Open one: ", AdvisedLine.read(book))
        + settings.command("Take one off: ", AdvisedLine.unshelve(book))
    }
    let lost = state.lostRecords.filter(\.isKept)
    var notice = Page.answer([], commands: ways, format: settings.format)
    notice.append(LostBooks(records: lost, settings: settings).notice)
    return .table(
      of: state.keptVolumes, as: .overview, areKept: true, lost: lost, in: library, settings,
      notice: notice.lines, orElse: ListFilter.kept.emptyList(settings, library))
  }
}
