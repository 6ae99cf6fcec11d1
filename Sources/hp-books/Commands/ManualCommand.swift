import ArgumentParsing

/// `hp-books manual`: the manual page, for `man` to show.
enum ManualCommand: BookCommand {
  static let description = Command(
    "manual",
    abstract: Words.manualAbstract,
    discussion: [.paragraph(Words.manualDiscussion), .lines(Words.manualSetUp)],
    examples: [Example("hp-books manual | man -l -", Words.manualExample)])

  static func answer(to request: Request) -> Answer {
    Answer(delivery: .verbatim(Array(ManualPage(HPBooks.program, date: Release.day).text.utf8)))
  }
}
