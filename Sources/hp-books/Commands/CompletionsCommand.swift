import ArgumentParsing
import DisplayText
import SystemCalls

/// `hp-books completions [NAME]`: the completion script for a shell.
enum CompletionsCommand: BookCommand {
  private static let shell = Argument<CompletionScript>(
    "NAME", value: .choice("NAME", of: CompletionScript.allCases.map(\.rawValue)),
    help: "The shell; by default, yours.", isOptional: true)
  private static let install = Flag(
    "install", help: "Write the script to the file where the shell looks for it.")

  static let name = "completions"
  static let aliases = ["--generate-completion-script"]
  static let abstract = "Print or install a completion script."
  static let discussion: [HelpBlock] = [
    """
    Without NAME, the script is for the shell that the variable SHELL names. With --install, it is \
    not printed but written to the file where the shell looks for it, in place of an older one. A \
    script that you have changed is kept beside it, with .old behind its name; a file that holds \
    anything else is left alone. XDG_DATA_HOME and XDG_CONFIG_HOME are respected.
    """,
    .terms([
      Term("bash", "~/.local/share/bash-completion/completions/hp-books"),
      Term("zsh", "~/.zfunc/_hp-books"),
      Term("fish", "~/.config/fish/completions/hp-books.fish"),
    ]),
  ]
  static let examples = [
    Example("completions fish", "The script for fish"),
    Example("completions --install", "Install the script for your shell"),
  ]
  static let arguments = [shell.definition]
  static let options = [install]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let shell = try invocation.values[shell] ?? usersShell(invocation.context.environment)
    guard invocation.values[install] else {
      return CommandOutput(delivery: .verbatim(Array(shell.text(for: HPBooks.self).utf8)))
    }
    let file = try CompletionFile(for: shell, invocation.context.environment)
    let oldPath = try file.write()
    let answer = Messages.installed(file.path, keptAs: oldPath, for: shell)
    return CommandOutput(lines: answer.map { StyledText($0) })
  }

  private static let example = "For example: \(HPBooks.name) completions bash"

  /// The shell that `SHELL` names by its path.
  private static func usersShell(
    _ environment: Environment
  ) throws(ValidationError) -> CompletionScript {
    guard let path = environment.nonEmpty("SHELL") else {
      throw ValidationError("The shell is not known, since SHELL is not set.", hint: example)
    }
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
    guard let shell = name.flatMap(CompletionScript.init(rawValue:)) else {
      throw ValidationError(
        "There is no script for \(path.quoted), only for bash, zsh and fish.", hint: example)
    }
    return shell
  }
}
