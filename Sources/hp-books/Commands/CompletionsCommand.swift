import ArgumentParsing

/// `hp-books completions SHELL`: the script that teaches a shell this program's command line.
enum CompletionsCommand: BookCommand {
  private static let shell = Argument(
    "SHELL", value: .choice("SHELL", of: CompletionScript.self), help: Words.shellHelp)

  static let description = CommandDescription(
    "completions",
    aliases: ["--generate-completion-script"],
    abstract: Words.completionsAbstract,
    discussion: [.paragraph(Words.completionsDiscussion), .lines(Words.completionsSetUp)],
    examples: [Example("hp-books completions fish", Words.completionsExample)],
    arguments: [shell.definition])

  static func answer(to request: Request) -> Answer {
    let script = request.values[shell]?.text(for: HPBooks.program.description) ?? ""
    return Answer(delivery: .verbatim(Array(script.utf8)))
  }
}
