import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books summary [VOLUME]`: the summary of a volume alone.
enum SummaryCommand: BookCommand {
  static let description = CommandDescription(
    "summary",
    abstract: Words.summaryAbstract,
    discussion: [.paragraph(Words.summaryDiscussion)],
    examples: [
      Example("hp-books summary 1", Words.summaryExample),
      Example("hp-books summary 1 --expand", Words.expandExample),
    ],
    arguments: [VolumeArgument.argument.definition],
    options: SummaryToggle.options + [JSONOutput.flag],
    exclusive: [SummaryToggle.exclusive])

  static func answer(to request: Request) throws -> Answer {
    let volume = try SelectedVolume(request)
    let memory = volume.remember()
    let (book, isExpanded) = (volume.book, volume.isExpanded)
    return request.answer(
      json: .summary(of: book, isExpanded: isExpanded),
      page: .summary(
        of: book, isExpanded: isExpanded, toggle: volume.toggle, format: request.format),
      memory: memory)
  }
}
