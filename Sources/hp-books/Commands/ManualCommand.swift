import ArgumentParsing

/// `hp-books manual`: the manual page, for `man` to show.
enum ManualCommand: BookCommand {
  static let name = "manual"
  static let abstract = Messages.manualAbstract
  static let discussion: [HelpBlock] = [
    .paragraph(Messages.manualDiscussion), .commands(Messages.manualSetUp),
  ]
  static let examples = [Example("manual | man -l -", Messages.manualExample)]

  static func run(_ invocation: Invocation) -> CommandOutput {
    let page = ManualPage(HPBooks.self, date: HPBooks.releaseDay)
    return CommandOutput(
      hint: Messages.manualHint, delivery: .verbatim(Array(page.text.utf8)))
  }
}
