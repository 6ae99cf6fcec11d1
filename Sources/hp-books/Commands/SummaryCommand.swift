import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books summary [VOLUME]`: only the summary of a volume.
enum SummaryCommand: BookCommand {
  static let name = "summary"
  static let abstract = Messages.summaryAbstract
  static let discussion: [HelpBlock] = [.paragraph(Messages.summaryDiscussion)]
  static let examples = [
    Example("summary 1", Messages.summaryExample),
    Example("summary 1 --expand", Messages.expandExample),
  ]
  static let arguments = [VolumeArgument.argument.definition]
  static let options = SummaryToggle.options + [JSONOutput.flag]
  static let exclusiveGroups: [ExclusiveGroup] = [SummaryToggle.exclusive]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let volume = try SelectedVolume(invocation)
    let (book, isExpanded) = (volume.book, volume.state.isExpanded)
    return invocation.output(
      json: .summary(of: book, isExpanded: isExpanded),
      page: .summary(
        of: book, isExpanded: isExpanded, toggle: volume.toggle, format: invocation.format),
      session: volume.session())
  }
}
