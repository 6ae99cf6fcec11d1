import ArgumentParsing

/// `hp-books completions SHELL`: the completion script for a shell.
enum CompletionsCommand: BookCommand {
  private static let shell = Argument(
    "SHELL", value: .choice("SHELL", of: CompletionScript.allCases), help: Messages.shellHelp)

  static let name = "completions"
  static let aliases = ["--generate-completion-script"]
  static let abstract = Messages.completionsAbstract
  static let discussion: [HelpBlock] = [
    .paragraph(Messages.completionsDiscussion), .lines(Messages.completionsSetUp),
  ]
  static let examples = [Example("completions fish", Messages.completionsExample)]
  static let arguments = [shell.definition]

  static func run(_ invocation: Invocation) -> CommandOutput {
    let script = invocation.values[shell]?.text(for: HPBooks.self) ?? ""
    return CommandOutput(delivery: .verbatim(Array(script.utf8)))
  }
}
