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

extension UsageError {
  /// Puts a mistake into words.
  init(_ mistake: Mistake, in scope: Scope) {
    self.init(message: scope.message(for: mistake), hint: scope.hint(for: mistake), in: scope)
  }
}

extension Program {
  /// Makes a usage error about something that only the program itself can judge.
  ///
  ///     throw program.usageError("There is no volume 9.", for: show)
  ///     // Error: There is no volume 9.
  ///     // Usage: hp-books show [VOLUME] [options]
  ///     //   See 'hp-books show --help' for more information.
  ///
  /// - Parameters:
  ///   - message: What is wrong, in one sentence with its period.
  ///   - details: What belongs to the message and takes lines of its own, such as a list.
  ///   - hint: What to do next, where there is something to say.
  ///   - command: The command whose use is shown, or nil for that of the program.
  /// - Returns: The error to throw.
  public func usageError(
    _ message: String,
    details: [String] = [],
    hint: String? = nil,
    for command: Command? = nil
  ) -> UsageError {
    UsageError(
      message: message, details: details, hint: hint,
      in: Scope(program: self, command: command))
  }
}
