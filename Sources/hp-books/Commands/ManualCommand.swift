import ArgumentParsing

/// `hp-books manual`: the manual page, for `man` to show.
enum ManualCommand: BookCommand {
  static let name = "manual"
  static let abstract = Messages.manualAbstract
  static let discussion: [HelpBlock] = [
    .paragraph(Messages.manualDiscussion), .lines(Messages.manualSetUp),
  ]
  static let examples = [Example("manual | man -l -", Messages.manualExample)]

  static func run(_ invocation: Invocation) -> CommandOutput {
    CommandOutput(delivery: .verbatim(Array(ManualPage(HPBooks.self, date: Release.day).text.utf8)))
  }
}
