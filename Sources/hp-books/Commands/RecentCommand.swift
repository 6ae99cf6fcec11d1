import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books recent`: the volumes shown most recently.
enum RecentCommand: BookCommand {
  private static let clear = Flag("clear", help: Messages.recentClearHelp)

  static let name = "recent"
  static let abstract = Messages.recentAbstract
  static let discussion: [HelpBlock] = [.paragraph(Messages.recentDiscussion)]
  static let examples = [Example("recent", Messages.recentExample)]
  static let options = [clear, JSONOutput.flag]
  static let exclusiveGroups = [ExclusiveGroup([clear, CommonOptions.noState])]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    var library = try Library(invocation)
    guard invocation.values[clear] else {
      return try library.table(
        of: library.state.recentVolumes,
        hint: Messages.nothingRecentHint(invocation.commandLine([ShowCommand.name, "1"])?.text))
    }
    let books = library.books(numbered: library.state.recentVolumes)
    // Volumes that the data file has lost are cleared too, but nobody has seen them in the list.
    library.apply(.clearedRecent)
    return library.answer(about: books, Messages.clearedRecent(books))
  }
}
