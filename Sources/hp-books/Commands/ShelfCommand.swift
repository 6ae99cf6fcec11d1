import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books shelf [VOLUME...]`: the volumes that the user keeps.
enum ShelfCommand: BookCommand {
  static let add = Flag("add", help: Messages.shelfAddHelp)
  private static let remove = Flag("remove", help: Messages.shelfRemoveHelp)
  private static let clear = Flag("clear", help: Messages.shelfClearHelp)

  static let name = "shelf"
  static let abstract = Messages.shelfAbstract
  static let discussion: [HelpBlock] = [.paragraph(Messages.shelfDiscussion)]
  static let examples = [
    Example("shelf 3 5 --add", Messages.shelfAddExample),
    Example("shelf", Messages.shelfExample),
  ]
  static let arguments = [VolumeArgument.several.definition]
  static let options = [add, remove, clear, JSONOutput.flag]
  static let exclusiveGroups = [ExclusiveGroup([add, remove, clear, CommonOptions.noState])]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let (values, words) = (invocation.values, invocation.values.all(VolumeArgument.several))
    let isChange = values[add] || values[remove]
    if isChange, words.isEmpty { throw ValidationError(Messages.whichVolume) }
    if values[clear], !words.isEmpty { throw ValidationError(Messages.clearingTakesNoVolume) }
    var library = try Library(invocation)
    let books = try words.map(library.book)
    if isChange {
      let answers = books.map { change(of: $0, isKept: values[add], in: &library) }
      return library.answer(about: books, answers)
    }
    if let book = books.first {
      throw ValidationError(
        Messages.whatToDo(with: book),
        hint: invocation.commandLine([name] + words + [add.spelling]).map {
          Messages.typeHint($0.text)
        })
    }
    if values[clear] { return emptied(&library) }
    return try library.table(
      of: library.state.keptVolumes,
      hint: Messages.emptyShelfHint(invocation.commandLine([name, "1", add.spelling])?.text))
  }
}

extension ShelfCommand {
  private static func change(of book: Book, isKept: Bool, in library: inout Library) -> String {
    let volume = book.seriesNumber
    let isNew = library.apply(isKept ? .kept(volume) : .removed(volume))
    return Messages.shelf(book, isKept: isKept, isNew: isNew)
  }

  private static func emptied(_ library: inout Library) -> CommandOutput {
    let books = library.books(numbered: library.state.keptVolumes)
    let isNew = library.apply(.clearedShelf)
    return library.answer(
      about: books, [Messages.emptied(isNew: isNew)],
      undo: books.isEmpty ? [] : [addition(of: books)])
  }

  /// The words of the command that puts volumes on the shelf.
  static func addition(of books: [Book]) -> [String] {
    [name] + books.map { String($0.seriesNumber) } + [add.spelling]
  }
}
