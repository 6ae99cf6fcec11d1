import ArgumentParsing
import DisplayText
import SystemCalls

/// `hp-books completions [NAME]`: the completion script for a shell.
enum CompletionsCommand: BookCommand {
  private static let shell = Argument<CompletionScript>(
    "NAME", value: .choice("NAME", of: CompletionScript.allCases.map(\.rawValue)),
    help: Messages.shellHelp, isOptional: true)
  private static let install = Flag("install", help: Messages.installHelp)

  static let name = "completions"
  static let aliases = ["--generate-completion-script"]
  static let abstract = Messages.completionsAbstract
  static let discussion: [HelpBlock] = [
    .paragraph(Messages.completionsDiscussion), .terms(Messages.completionsFiles),
  ]
  static let examples = [
    Example("completions fish", Messages.completionsExample),
    Example("completions --install", Messages.installExample),
  ]
  static let arguments = [shell.definition]
  static let options = [install]

  static func run(_ invocation: Invocation) throws -> CommandOutput {
    let shell = try invocation.values[shell] ?? usersShell(invocation.context.environment)
    guard invocation.values[install] else {
      return CommandOutput(delivery: .verbatim(Array(shell.text(for: HPBooks.self).utf8)))
    }
    let file = try CompletionFile(for: shell, invocation.context.environment)
    try file.write()
    return CommandOutput(lines: Messages.installed(file.path, for: shell).map { StyledText($0) })
  }

  /// The shell that `SHELL` names by its path.
  private static func usersShell(
    _ environment: Environment
  ) throws(ValidationError) -> CompletionScript {
    guard let path = environment.nonEmpty("SHELL") else {
      throw ValidationError(Messages.noShell, hint: Messages.shellHint)
    }
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
    guard let shell = name.flatMap(CompletionScript.init(rawValue:)) else {
      throw ValidationError(Messages.otherShell(path), hint: Messages.shellHint)
    }
    return shell
  }
}
