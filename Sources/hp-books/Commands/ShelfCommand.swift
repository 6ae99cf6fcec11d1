import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books shelf [VOLUME...]`: the volumes that the user keeps.
enum ShelfCommand: BookCommand {
  private static let add = Flag("add", help: "Put the volumes on the shelf.")
  private static let remove = Flag("remove", help: "Take the volumes off the shelf.")
  private static let clear = Flag("clear", help: "Take all volumes off the shelf.")

  private static let volumes = VolumeArgument.several(without: [clear], onShelfBeside: remove)

  static let name = "shelf"
  static let synonyms = [
    Synonym("keep", add), Synonym("add", add), Synonym("fav", add), Synonym("remove", remove),
    Synonym("rm", remove), Synonym("unkeep", remove),
  ]
  static let abstract = "Show or change your shelf."
  static let discussion: [HelpBlock] = [
    """
    You can name several: 3 5, 1,3-5 or azkaban goblet of fire. Without options, it says which are \
    kept; without VOLUME, it shows the shelf, as covers if they fit.
    """
  ]
  static let examples = [
    Example("shelf 3 5 --add", "Keep volumes 3 and 5"),
    Example("shelf", "The volumes on your shelf"),
  ]
  static let arguments = [volumes.definition]
  static let options = [add, remove, clear, PageOptions.noCover, PageOptions.json]
  static let exclusiveGroups = [ExclusiveGroup([add, remove, clear, CommonOptions.noState])]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let (values, words) = (invocation.values, invocation.values[volumes])
    let isChange = values[add] || values[remove]
    if isChange, words.isEmpty { throw ValidationError(Messages.whichVolume) }
    if values[clear], !words.isEmpty { throw ValidationError(Messages.clearingTakesNoVolume) }
    var visit = try Visit(invocation)
    if values[clear] { return try emptied(&visit) }
    if words.isEmpty { return list(visit) }
    let books = try visit.series.books(named: words)
    return try isChange
      ? change(of: books, isKept: values[add], in: &visit) : answer(about: books, visit)
  }
}

extension ShelfCommand {
  /// The words of the command that puts a volume on the shelf.
  static func adding(volume: Int) -> [String] { [name, String(volume), add.spelling] }

  /// The volumes on the shelf: their covers if there is room for all, otherwise a table.
  private static func list(_ visit: Visit) -> CommandOutput {
    let state = visit.library.state
    if !visit.invocation.values[PageOptions.json], let painter = visit.covers {
      let books = visit.books(numbered: state.keptVolumes)
      let format = visit.invocation.format
      if var page = Page.covers(of: books, state, painter, format: format) {
        page.append(visit.lostNotice)
        return visit.output(books, page: page)
      }
    }
    return visit.table(
      of: state.keptVolumes, notice: visit.lostNotice,
      hint: ListFilter.kept.hint(visit.invocation))
  }

  private static func answer(about books: [Book], _ visit: Visit) -> CommandOutput {
    let state = visit.library.state
    let answers = books.map { Answers.shelf($0, state.record(of: $0.identity)) }
    return visit.answer(about: books, answers, hint: nil)
  }

  private static func change(
    of books: [Book], isKept: Bool, in visit: inout Visit
  ) throws -> CommandOutput {
    let identities = books.map(\.identity)
    return try visit.change(books, by: isKept ? .kept(identities) : .removed(identities)) {
      Answers.shelf($0, $1, isChanged: $2 != nil)
    }
  }

  private static func emptied(_ visit: inout Visit) throws -> CommandOutput {
    let replaced = try visit.change(.clearedShelf)
    let books = visit.books(numbered: replaced?.records.map(\.volume) ?? [])
    let answer = replaced == nil ? "The shelf was already empty." : "The shelf is now empty."
    return visit.answer(about: books, [answer], replacing: replaced)
  }
}
