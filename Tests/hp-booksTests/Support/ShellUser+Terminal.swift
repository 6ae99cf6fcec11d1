import DisplayText
import TerminalKit
import TestSupport

/// How the program is run in a pseudo-terminal.
struct TerminalPlan {
  /// The size of the terminal, or nil for one that does not know it.
  var size: TerminalSize? = .default

  /// Where the standard streams lead, if not to the terminal.
  var input: StreamTarget?
  var output: StreamTarget?

  /// What is typed; see ``TerminalSession/finish(typing:)``.
  var typing: [(after: String, keys: String)] = []

  /// A terminal of another size.
  static func size(columns: Int = 80, rows: Int = 24) -> TerminalPlan {
    TerminalPlan(size: TerminalSize(columns: columns, rows: rows))
  }
}

extension ShellUser {
  /// Starts the program in a terminal.
  func startInTerminal(
    _ arguments: [String], _ plan: TerminalPlan = TerminalPlan()
  ) throws -> TerminalSession {
    try TerminalSession(
      path: BuiltProgram.path, arguments: arguments, environment: environment, size: plan.size,
      input: plan.input, output: plan.output)
  }

  /// Runs the program in a terminal to its end.
  func runInTerminal(
    _ arguments: [String], with variables: [String: String?] = [:],
    _ plan: TerminalPlan = TerminalPlan()
  ) throws -> ProgramResult {
    try with(variables).startInTerminal(arguments, plan).finish(typing: plan.typing)
  }

  /// Installs a program that notes how it was called in the file `called` and takes all that it is
  /// given into the file `text`.
  func installWitness(_ name: String) throws {
    try home.install(
      script: """
        {
          printf '%s' "${0##*/}"
          for word; do printf '|%s' "$word"; done
          printf '\\nLESS=%s\\nLESSCHARSET=%s\\n' "${LESS-unset}" "${LESSCHARSET-unset}"
        } > "$HOME/called"
        cat > "$HOME/text"
        """, as: name)
  }
}
