package import BookCore
package import DisplayText
import TypedText

/// A page made of blocks, ready to be written.
package struct Page: Equatable, Sendable {
  /// The lines of the page, with an empty one between blocks.
  package private(set) var lines: [StyledText]

  /// What the address on the page leads to, or nil if there is none.
  package var link: WebAddress?

  package init(_ block: [StyledText] = []) { lines = block }

  /// Adds a block at the end, unless it has no lines.
  package mutating func append(_ block: [StyledText]) {
    if block.isEmpty { return }
    if !lines.isEmpty { lines.append(StyledText()) }
    lines += block
  }
}

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
