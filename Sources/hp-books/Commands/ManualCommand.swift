import ArgumentParsing

/// `hp-books manual`: the manual page, for `man` to show.
enum ManualCommand: BookCommand {
  static let name = "manual"
  static let abstract = "Print the manual page."
  static let discussion: [HelpBlock] = [
    "To set it up, run this line once:",
    .commands(["hp-books manual > ~/.local/share/man/man1/hp-books.1"]),
  ]
  static let examples = [Example("manual | man -l -", "Read it right away")]

  static func run(_ invocation: Invocation) -> CommandOutput {
    // The text is for `man` to show: where it is seen as it is, a hint is due.
    let isSeen = invocation.context.output.isTerminal
    let page = ManualPage(HPBooks.self, date: HPBooks.releaseDay)
    return CommandOutput(
      hint: isSeen ? "To read it, type: hp-books manual | man -l -" : nil,
      delivery: .verbatim(Array(page.text.utf8)))
  }
}
