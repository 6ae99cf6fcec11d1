import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books summary [VOLUME]`: only the summary of a volume.
enum SummaryCommand: BookCommand {
  static let name = "summary"
  static let abstract = "Show the summary of a volume."
  static let discussion: [HelpBlock] = [
    """
    A summary of \(Summary.collapsedLength) characters or more is collapsed until you expand it. \
    Your choice is remembered.
    """
  ]
  static let examples = [
    Example("summary 1", "The summary of volume 1, as you left it"),
    Example("summary 1 --expand", "The whole summary, from now on"),
  ]
  static let arguments = [VolumeArgument.shownLast.definition]
  static let options = SummaryToggle.options + [PageOptions.json]
  static let exclusiveGroups: [ExclusiveGroup] = [SummaryToggle.exclusive]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    var visit = try Visit(invocation)
    let book = try visit.requestedBook(named: invocation.values[VolumeArgument.shownLast])
    let isExpanded = try visit.toggleSummary(of: book).isExpanded
    return visit.output(
      json: .summary(of: book, isExpanded: isExpanded),
      page: .summary(
        of: book, isExpanded: isExpanded, toggle: visit.toggle(for: book, isExpanded: isExpanded),
        format: invocation.format))
  }
}
