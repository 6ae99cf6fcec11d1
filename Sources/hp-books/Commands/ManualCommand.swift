import ArgumentParsing

/// `hp-books manual`: the manual page, for `man` to show.
enum ManualCommand: BookCommand {
  static let name = "manual"
  static let abstract = Words.manualAbstract
  static let discussion: [HelpBlock] = [
    .paragraph(Words.manualDiscussion), .lines(Words.manualSetUp),
  ]
  static let examples = [Example("manual | man -l -", Words.manualExample)]

  static func answer(to request: Request) -> Answer {
    Answer(delivery: .verbatim(Array(ManualPage(HPBooks.self, date: Release.day).text.utf8)))
  }
}
