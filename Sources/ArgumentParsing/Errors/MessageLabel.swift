package import DisplayText

/// The word in bold that says what kind of message a line is.
///
/// It gives the usage errors of this module and the other messages of a program the same layout:
///
///     MessageLabel.hint.line("Use the number.").plainText  // "Hint: Use the number."
package enum MessageLabel: Sendable {
  /// Something was not done.
  case error

  /// Something was done, but not completely.
  case warning

  /// What to do next.
  case hint

  /// How a command is used.
  case usage

  /// The label in its style, without a text.
  package var styledText: StyledText {
    StyledText(word, style: .bold)
  }

  /// A line that begins with the label.
  ///
  /// - Parameter text: What follows after a space.
  /// - Returns: The line, however long it is.
  package func line(_ text: String) -> StyledText {
    styledText + StyledText(" \(text)")
  }

  private var word: String {
    switch self {
    case .error: Messages.errorLabel
    case .warning: Messages.warningLabel
    case .hint: Messages.hintLabel
    case .usage: Messages.usageLabel
    }
  }
}
