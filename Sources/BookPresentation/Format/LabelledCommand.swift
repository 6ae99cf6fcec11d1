import DisplayText
import TypedText

/// A command that a user can copy into a shell, behind what it is for.
///
///     LabelledCommand("Open: ", ["hp-books", "show", "--data", "my books.json"]).text
///     // "Open: hp-books show --data 'my books.json'"
package struct LabelledCommand: Equatable, Sendable {
  /// What the command is for, with the space before it.
  var label: String

  /// The command on one line, quoted for the shell where necessary.
  let command: String

  package init(_ label: String, _ words: [String]) {
    self.label = label
    command = words.map(\.shellQuoted).joined(by: " ")
  }

  package var text: String { label + command }

  /// The command as it stands below a page, where it is what the eye looks for.
  fileprivate var styledCommand: StyledText { StyledText(command, style: .bold) }

  fileprivate var purpose: String { label.hasSuffix(": ") ? String(label.dropLast(2)) : label }

  /// The command on one line; below a label of several words that alone is too wide for it.
  func lines(_ format: PageFormat) -> [StyledText] {
    let isOneWord = !label.utf8.dropLast().contains(UInt8(ascii: " "))
    if isOneWord || label.displayWidth <= format.fullWidth {
      return format.whole(StyledText(label) + styledCommand)
    }
    return StyledText(label).wrapped(to: format.fullWidth).map(format.indented)
      + format.whole(styledCommand)
  }
}

extension [LabelledCommand] {
  private static var gap: Int { 3 }

  /// Commands one below the other in a column, behind what each is for, moved to the right if there
  /// is room; each behind its label where there is none for a column.
  func block(indent: Int, _ format: PageFormat) -> [StyledText] {
    var (column, width) = (0, 0)
    for line in self {
      column = Swift.max(column, line.purpose.displayWidth + Self.gap)
      width = Swift.max(width, line.command.displayWidth)
    }
    width += column
    if width > format.fullWidth { return flatMap { $0.lines(format) } }
    let indent = indent + width <= format.fullWidth ? indent : 0
    return map { line in
      let purpose = StyledText(.spaces(indent) + line.purpose)
      return format.indented(purpose.paddedAtEnd(to: indent + column) + line.styledCommand)
    }
  }
}
