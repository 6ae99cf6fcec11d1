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
  static let discussion: HelpBlock = """
    Without VOLUME, it shows the shelf. VOLUME may be several, as in `3 5` or 1,3-5; without \
    options, it says which are on the shelf.
    """
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

  func named(in visit: Visit) throws -> [Book] {
    if isKept != nil || clearsAll { try visit.settings.requirePlaceForChange() }
    return try visit.library.books(named: words)
  }

  func run(_ books: [Book], in visit: inout Visit) throws -> CommandOutput {
    if clearsAll {
      return try visit.change(
        by: .clearedShelf, saying: "The shelf is now empty.",
        orElse: "The shelf was already empty.")
    }
    if words.isEmpty { return list(in: visit) }
    guard let isKept else {
      let answers = books.map { Answers.shelf($0, visit.library.record(of: $0)) }
      return visit.answer(about: books, answers, hint: nil)
    }
    return try visit.change(books, by: isKept ? .kept(books) : .removedFromShelf(books)) {
      Answers.shelf($0, $1, isChanged: $2 != nil)
    }
  }

  /// The volumes on the shelf, and what can be done with one, by the example of the first.
  private func list(in visit: Visit) -> CommandOutput {
    let state = visit.library.state
    let ways = visit.library.books(numbered: state.keptVolumes).prefix(1).flatMap { book in
      visit.command("Open one: ", AdvisedLine.read(book))
        + visit.command("Take one off: ", AdvisedLine.unshelve(book))
    }
    let lost = state.lostRecords.filter(\.isKept)
    var notice = Page(visit.format.answer(commands: ways))
    notice.append(visit.notice(ofLost: lost))
    return visit.table(
      of: state.keptVolumes, in: .kept, as: .overview, lost: lost, notice: notice.lines)
  }
}
