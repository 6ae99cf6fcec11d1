public import TerminalKit

/// A command line that cannot be followed, and what would be right.
///
///     Error: Unknown command 'shwo'. Did you mean 'show'?
///     Usage: hp-books COMMAND [options]
///       See 'hp-books --help' for more information.
public struct UsageError: Error, Equatable, Sendable {
  /// What is wrong, in one sentence with its period, and perhaps a question.
  ///
  /// Whatever was typed is quoted in it with its control characters made visible, and cut where
  /// it is long.
  public let message: String

  /// What belongs to the message and takes lines of its own, such as a list.
  public let details: [String]

  /// What to do next, where there is something to say.
  public let hint: String?

  /// How the command is used.
  public let usage: String

  /// Where to read more.
  public let reference: String

  /// The whole message, line by line, ready for standard error.
  public var lines: [StyledText] {
    var lines = [StyledText(Words.errorLabel, style: .bold) + StyledText(" \(message)")]
    lines += details.map { StyledText($0) }
    if let hint {
      lines.append(StyledText(Words.hintLabel, style: .bold) + StyledText(" \(hint)"))
    }
    lines.append(StyledText(Words.usageLabel, style: .bold) + StyledText(" \(usage)"))
    lines.append(StyledText("  \(reference)"))
    return lines
  }
}

extension UsageError {
  init(message: String, details: [String] = [], hint: String?, in scope: Scope) {
    self.init(
      message: message,
      details: details,
      hint: hint,
      usage: scope.usage,
      reference: Words.reference(scope.helpCommandLine))
  }
}
