import ArgumentParsing

/// `hp-books completions SHELL`: the completion script for a shell.
struct CompletionsCommand: BookCommand {
  private static let shell = Argument(
    "SHELL", value: .choice("SHELL", of: CompletionScript.allCases.map(\.rawValue)),
    help: "The shell that is to complete.")

  static let name = "completions"
  static let aliases = ["--generate-completion-script"]
  static let usesFiles = false
  static let abstract = "Print a completion script."
  static let discussion: HelpBlock = [
    "For completion in every new shell, paste the line for bash or zsh, or those for fish:",
    .commands([
      #"echo 'command -v hp-books >/dev/null && eval "$(hp-books completions bash)"' >> ~/.bashrc"#,
      #"""
      echo 'command -v hp-books >/dev/null && emulate zsh -c "$(hp-books completions zsh)"' >> ~/.zshrc
      """#,
      "mkdir -p ~/.config/fish",
      "echo 'command -q hp-books; and hp-books completions fish | source' >> "
        + "~/.config/fish/config.fish",
    ]),
    """
    On macOS, bash reads ~/.bash_profile instead of ~/.bashrc. The package bash-completion is not \
    needed.
    """,
  ]
  static let examples = [Example("completions fish", "The script for fish")]
  static let arguments = [shell]

  private let shell: CompletionScript?

  init(_ given: GivenValues) { shell = given[Self.shell].flatMap(CompletionScript.init) }

  func run(_ settings: Settings) -> CommandOutput {
    let script = shell?.contents(for: settings.context.program) ?? ""
    return CommandOutput(delivery: .verbatim(Array(script.utf8)))
  }
}
