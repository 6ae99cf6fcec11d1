import TerminalKit

/// A command that a reader can copy into a shell.
///
///     ShellCommand(["hp-books", "show", "--data", "my books.json"]).text
///     // "hp-books show --data 'my books.json'"
package struct ShellCommand: Equatable, Sendable {
  private let words: [String]

  /// Creates a command.
  ///
  /// - Parameter words: The program and its arguments, as the program shall get them.
  package init(_ words: [String]) {
    self.words = words
  }

  /// The command on one line, quoted for the shell where that is needed.
  package var text: String {
    words.map(ShellQuoting.quoted).joined(separator: " ")
  }

  /// The command behind a label, in as many lines as it takes.
  ///
  /// A line that goes on ends in a backslash, so that the whole still works when it is copied. A
  /// word longer than a line goes on at the very left, because a shell takes white space for the
  /// end of a word.
  func lines(after label: String, _ format: PageFormat) -> [StyledText] {
    var folder = CommandFolder(width: format.width - format.margin, indent: format.margin)
    folder.begin(with: label)
    words.forEach { folder.append($0) }
    return folder.lines.map { StyledText($0, style: .dim) }
  }
}
