import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books shelf [VOLUME...]`: the volumes that the user keeps.
enum ShelfCommand: BookCommand {
  static let add = Flag("add", help: "Put the volumes on the shelf.")
  private static let remove = Flag("remove", help: "Take the volumes off the shelf.")
  private static let clear = Flag("clear", help: "Take all volumes off the shelf.")

  static let name = "shelf"
  static let abstract = "Show or change your shelf."
  static let discussion: [HelpBlock] = [
    """
    Several volumes can be named: 3 5, 3-5, 1,3-5 or azkaban goblet of fire. The shelf is shown in \
    the order in which you kept the volumes.
    """
  ]
  static let examples = [
    Example("shelf 3 5 --add", "Keep volumes 3 and 5"),
    Example("shelf", "The volumes that you keep"),
  ]
  static let arguments = [VolumeArgument.several.definition.without(clear)]
  static let options = [add, remove, clear, PageOptions.json]
  static let exclusiveGroups = [ExclusiveGroup([add, remove, clear, CommonOptions.noState])]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let (values, words) = (invocation.values, invocation.values.all(VolumeArgument.several))
    let isChange = values[add] || values[remove]
    if isChange, words.isEmpty { throw ValidationError(Messages.whichVolume) }
    if values[clear], !words.isEmpty { throw ValidationError(Messages.clearingTakesNoVolume) }
    var visit = try Visit(invocation)
    let books = try visit.books(numbered: visit.volumes(named: words))
    if isChange {
      let answers = books.map { change(of: $0, isKept: values[add], in: &visit) }
      return visit.answer(about: books, answers)
    }
    if let book = books.first {
      throw ValidationError(
        "What is to be done with volume \(book.seriesNumber)? Use --add or --remove.",
        hint: invocation.example([name] + words + [add.spelling]))
    }
    if values[clear] { return try emptied(&visit) }
    let advice = invocation.advice("To keep a volume", [name, "1", add.spelling])
    return try visit.table(
      of: visit.state.keptVolumes, hint: Messages.nothingYet("The shelf is empty.", advice))
  }
}

extension ShelfCommand {
  static func namesOnlyKeptVolumes(_ values: Values) -> Bool {
    values[remove]
  }

  private static func change(of book: Book, isKept: Bool, in visit: inout Visit) -> String {
    let volume = book.seriesNumber
    let isNew = visit.apply(isKept ? .kept(volume) : .removed(volume))
    return Messages.shelf(book, isKept: isKept, isNew: isNew)
  }

  private static func emptied(_ visit: inout Visit) throws -> CommandOutput {
    let books = try visit.books(numbered: visit.state.keptVolumes)
    let isNew = visit.apply(.clearedShelf)
    return visit.answer(
      about: books, [isNew ? "The shelf is empty now." : "The shelf was empty already."],
      undo: books.isEmpty ? [] : [addition(of: books)])
  }

  /// The words of the command that puts volumes on the shelf.
  static func addition(of books: [Book]) -> [String] {
    [name] + books.map { String($0.seriesNumber) } + [add.spelling]
  }
}
