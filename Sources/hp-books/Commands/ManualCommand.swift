import ArgumentParsing

/// `hp-books manual`: the manual page, for `man` to show.
enum ManualCommand: BookCommand {
  static let description = CommandDescription(
    "manual",
    abstract: Words.manualAbstract,
    discussion: [.paragraph(Words.manualDiscussion), .lines(Words.manualSetUp)],
    examples: [Example("hp-books manual | man -l -", Words.manualExample)])

  static func answer(to request: Request) -> Answer {
    let page = ManualPage(HPBooks.program.description, date: Release.day)
    return Answer(delivery: .verbatim(Array(page.text.utf8)))
  }
}
