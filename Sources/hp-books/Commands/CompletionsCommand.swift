import ArgumentParsing

/// `hp-books completions SHELL`: the script that teaches a shell this program's command line.
enum CompletionsCommand: BookCommand {
  private static let shell = Argument(
    "SHELL", value: .choice("SHELL", of: CompletionScript.allCases), help: Words.shellHelp)

  static let name = "completions"
  static let aliases = ["--generate-completion-script"]
  static let abstract = Words.completionsAbstract
  static let discussion: [HelpBlock] = [
    .paragraph(Words.completionsDiscussion), .lines(Words.completionsSetUp),
  ]
  static let examples = [Example("completions fish", Words.completionsExample)]
  static let arguments = [shell.definition]

  static func answer(to request: Request) -> Answer {
    let script = request.values[shell]?.text(for: HPBooks.self) ?? ""
    return Answer(delivery: .verbatim(Array(script.utf8)))
  }
}
