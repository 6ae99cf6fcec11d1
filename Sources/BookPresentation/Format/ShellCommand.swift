import DisplayText
import TypedText

/// A command that a user can copy into a shell.
///
///     ShellCommand(["hp-books", "show", "--data", "my books.json"]).text
///     // "hp-books show --data 'my books.json'"
package struct ShellCommand: Equatable, Sendable {
  /// The command on one line, quoted for the shell where necessary.
  package let text: String

  /// Creates a command from the program and its arguments, as the program is to receive them.
  package init(_ words: [String]) { text = words.map(\.shellQuoted).joined(by: " ") }

  /// The command after a label, on one line.
  func lines(after label: String, _ format: PageFormat) -> [StyledText] {
    format.whole(StyledText(label + text))
  }
}
