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
    // Nobody who sees the text wants to read it as it is.
    let isSeen = invocation.context.output.isTerminal
    let page = ManualPage(HPBooks.self, date: HPBooks.releaseDay)
    return CommandOutput(
      hint: isSeen ? Messages.manualHint : nil, delivery: .verbatim(Array(page.text.utf8)))
  }
}
