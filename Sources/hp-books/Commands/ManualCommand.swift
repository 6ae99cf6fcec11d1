import ArgumentParsing

/// `hp-books manual`: the manual page, for `man` to show.
struct ManualCommand: BookCommand {
  private static let releaseDay = "November 28, 2026"

  static let name = "manual"
  static let usesFiles = false
  static let abstract = "Print the manual page."
  static let examples = [
    Example("manual | man -l -", "Read it right away"),
    Example("manual > hp-books.1", "Save it for man"),
  ]

  init(_ given: GivenValues) {}

  func run(_ settings: Settings) -> CommandOutput {
    // The text is for `man` to show: where it is seen as it is, a hint is due.
    let isSeen = settings.context.output.isTerminal
    let page = ManualPage(settings.context.program, date: Self.releaseDay)
    return CommandOutput(
      hint: isSeen ? "To read it, type: hp-books manual | man -l -" : nil,
      delivery: .verbatim(page.source))
  }
}
