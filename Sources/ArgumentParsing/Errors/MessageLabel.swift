package import DisplayText

/// The word that says what kind of message a line is: in bold, and that of an error in a colour of
/// its own.
///
///     MessageLabel.hint.line("Use the number.").plainText  // "Hint: Use the number."
package enum MessageLabel: String, Sendable {
  case error = "Error:"
  case warning = "Warning:"
  case hint = "Hint:"
  case usage = "Usage:"

  package func line(_ text: String) -> StyledText {
    // White on red by their numbers, since on the ground of a theme no red can be read everywhere.
    let error = Style(isBold: true, foreground: .indexed(231), background: .indexed(124))
    return StyledText(rawValue, style: self == .error ? error : .bold) + StyledText(" \(text)")
  }
}

extension MessageLabel {
  /// A line of a message, broken between words, with all lines but the first indented.
  ///
  /// A command of the program at the end of a line that is too long has a line of its own, whole,
  /// so that it can be copied; a usage has none. Text with a word that does not fit, such as a long
  /// path, is left to the terminal.
  package static func wrapped(_ line: StyledText, to width: Int, program: String) -> [StyledText] {
    if line.displayWidth <= width { return [line] }
    let text = line.plainText
    if let blanks = blanksBeforeCommand(of: program, in: text) {
      return wrapped(line.slice(at: 0..<blanks.lowerBound), to: width, program: program)
        + [line.slice(at: blanks.upperBound..<text.utf8.count).indented(by: 2)]
    }
    let words = text.split(separator: " ")
    let isCommand = words.first.map(String.init) == program
    let hasLongWord = words.contains { String($0).displayWidth > width - 2 }
    return isCommand || hasLongWord ? [line] : line.wrapped(to: width, hangingIndent: 2)
  }

  private static func blanksBeforeCommand(of program: String, in line: String) -> Range<Int>? {
    let bytes = Array(line.utf8)
    if bytes.starts(with: usage.rawValue.utf8) { return nil }
    let signs = [": ", "?  "].map { (blanks: $0.utf8.count - 1, Array("\($0)\(program) ".utf8)) }
    for place in bytes.indices {
      for (blanks, sign) in signs where bytes[place...].starts(with: sign) {
        return place + 1..<place + 1 + blanks
      }
    }
    return nil
  }
}
