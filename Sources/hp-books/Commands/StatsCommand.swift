import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books stats`: the series at a glance.
enum StatsCommand: BookCommand {
  static let name = "stats"
  static let abstract = Messages.statsAbstract
  static let discussion: [HelpBlock] = [.paragraph(Messages.statsDiscussion)]
  static let examples = [Example("stats", Messages.statsExample)]
  static let options = [JSONOutput.flag]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let library = try Library(invocation)
    return invocation.output(
      json: .stats(library.books, library.state),
      page: .stats(
        library.books, bookmarks: library.state.bookmarks, format: invocation.format),
      session: library.session)
  }
}
