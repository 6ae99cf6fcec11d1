import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books stats`: the series at a glance.
enum StatsCommand: BookCommand {
  static let name = "stats"
  static let abstract = "Show the series at a glance, and how far you are."
  static let discussion: [HelpBlock] = [
    """
    Each volume has a bar as long as it has pages, full as far as you have read: in chapter 9 means \
    that 8 are read. A long series has a row for each year, decade or century instead.
    """
  ]
  static let examples = [Example("stats", "The whole series on one screen")]
  static let options = [PageOptions.json]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    var visit = try Visit(invocation)
    let (books, state) = (try visit.series.allBooks(), try visit.recall())
    return visit.output(
      json: .stats(books, state),
      page: .stats(books, state, format: invocation.format))
  }
}
