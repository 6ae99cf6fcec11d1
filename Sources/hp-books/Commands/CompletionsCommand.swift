import ArgumentParsing
import DisplayText
import SystemCalls

/// `hp-books completions [NAME]`: the completion script for a shell.
struct CompletionsCommand: BookCommand {
  private static let shell = Argument<CompletionScript>(
    "NAME", value: .choice("NAME", of: CompletionScript.allCases.map(\.rawValue)),
    help: "The shell; by default, yours.", isOptional: true)
  private static let install = Flag("install", help: "Install the script in a file for the shell.")

  static let name = "completions"
  static let aliases = ["--generate-completion-script"]
  static let abstract = "Print or install a completion script."
  static let discussion: [HelpBlock] = [
    """
    --install writes it to one of these files, or to the folder that XDG_DATA_HOME or \
    XDG_CONFIG_HOME names, replacing an older script. One that you have changed \
    is kept with .old added to its name; any other file is left alone.
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

  private let shell: CompletionScript?
  private let isInstalled: Bool

  init(_ given: GivenValues) {
    shell = given[Self.shell]
    isInstalled = given[Self.install]
  }

  func run(_ settings: Settings) throws -> CommandOutput {
    let environment = settings.context.environment
    let shell = try shell ?? usersShell(environment)
    let script = shell.contents(for: HPBooks.self)
    guard isInstalled else { return CommandOutput(delivery: .verbatim(Array(script.text.utf8))) }
    let file = InstalledFile(
      name: "completion script", path: path(for: shell, environment), contents: script,
      printedBy: "\(HPBooks.name) \(Self.name) \(shell.rawValue)")
    return try file.install(settings, advice: Messages.activation(of: shell))
  }

  /// The file in which a shell of the user looks for the script; nil without a home folder.
  private func path(for shell: CompletionScript, _ environment: Environment) -> String? {
    let (variable, inHome, file) =
      switch shell {
      case .bash: ("XDG_DATA_HOME", ".local/share/", "bash-completion/completions/hp-books")
      case .zsh: ("HOME", "", ".zfunc/_hp-books")
      case .fish: ("XDG_CONFIG_HOME", ".config/", "fish/completions/hp-books.fish")
      }
    return environment.path(file, inFolderOf: variable)
      ?? environment.path(inHome + file, inFolderOf: "HOME")
  }

  private func usersShell(_ environment: Environment) throws(ValidationError) -> CompletionScript {
    if let shell = CompletionScript(shellOf: environment) { return shell }
    let path = environment.nonEmpty("SHELL")
    let option = isInstalled ? [Self.install.spelling] : []
    throw ValidationError(
      path.map { "There is no script for \($0.quoted), only for bash, zsh and fish." }
        ?? "The shell is not known, since SHELL is not set.",
      hints: [.command(Messages.forExample, [Self.name, "bash"] + option)])
  }
}

extension CompletionScript {
  /// The shell that `SHELL` names by its path; nil if it is another one or not known.
  init?(shellOf environment: Environment) {
    let parts = environment["SHELL"]?.utf8.split(separator: UInt8(ascii: "/"))
    guard let name = parts?.last else { return nil }
    self.init(rawValue: String(Substring(name)))
  }
}
