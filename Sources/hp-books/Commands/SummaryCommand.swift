import ArgumentParsing
import BookCore
import BookPresentation

/// `hp-books summary [VOLUME]`: the summary of a volume alone.
enum SummaryCommand: BookCommand {
  static let name = "summary"

  static let description = Command(
    name,
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
    let reading = try Reading(request, for: description)
    reading.remember()
    let (book, isExpanded) = (reading.book, reading.isExpanded)
    return request.answer(
      json: .summary(of: book, isExpanded: isExpanded),
      page: .summary(
        of: book, isExpanded: isExpanded, toggle: reading.toggle, format: request.format),
      memory: reading.memory)
  }
}
