import DisplayText
import TypedText

/// A command that a user can copy into a shell.
///
///     ShellCommand(["hp-books", "show", "--data", "my books.json"]).text
///     // "hp-books show --data 'my books.json'"
package struct ShellCommand: Equatable, Sendable {
  private let words: [String]

  /// Creates a command.
  package init(_ words: [String]) { self.words = words }

  /// The command on one line, quoted for the shell where necessary.
  package var text: String { words.map(\.shellQuoted).joined(by: " ") }

  /// The command after a label, in as many lines as it takes.
  func lines(after label: String, _ format: PageFormat) -> [StyledText] {
    var folder = CommandFolder(
      after: label, width: format.width - format.margin, indent: format.margin,
      quote: \.shellQuoted)
    for index in words.indices { folder.append(words[index], isLast: index == words.count - 1) }
    return folder.lines.map { StyledText($0) }
  }
}
