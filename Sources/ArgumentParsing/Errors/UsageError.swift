package import DisplayText

/// An invalid command line, and what would be valid.
///
///     Error: Unknown command 'shwo'.
///     Hint: Did you mean 'show'?  hp-books show 3
package struct UsageError: Error, Sendable {
  /// What is wrong and what to do next.
  ///
  /// Anything that was typed is quoted in it with its control characters made visible, and cut if
  /// it is long.
  package var problem: ValidationError

  let context: CommandContext

  /// The whole message, line by line, ready for standard error.
  ///
  /// Beside a line to type next, it does not say how the command is used.
  package var lines: [StyledText] {
    var lines = [MessageLabel.error.line(problem.message)]
    lines += problem.details.map { StyledText($0) }
    lines += problem.hints.first?.lines(of: context.program.name) ?? []
    switch problem.hints.first {
    case .command, .corrections: break
    case .text, nil:
      lines.append(MessageLabel.usage.line(context.usage))
      let words = [context.program.name, context.command?.name, StandardFlags.help.spelling]
      let help = words.compactMap(\.self).joined(by: " ")
      lines.append(StyledText("  See '\(help)' for more information."))
    }
    return lines
  }
}

/// An error in a command line that only the program itself can detect, such as the number of a
/// volume that does not exist.
///
/// A command throws it without its usage, which whoever runs the command adds (see
/// ``ParsableProgram/usageError(_:in:)``).
package struct ValidationError: Error, Equatable, Sendable {
  /// What is wrong, in one sentence with its period.
  package let message: String

  package let details: [String]

  /// What to do next, the best first; the first that leads on is printed.
  package var hints: [Hint]

  package init(_ message: String, details: [String] = [], hints: [Hint] = []) {
    (self.message, self.details, self.hints) = (message, details, hints)
  }
}

extension ParsableProgram {
  /// Adds to an error the usage of the command that threw it; no command if the line names none.
  package static func usageError(
    _ error: ValidationError, in command: (any ParsableCommand.Type)?
  ) -> UsageError {
    UsageError(problem: error, context: CommandContext(program: Self.self, command: command))
  }
}

extension UsageError {
  init(_ error: ParseError, in context: CommandContext, _ arguments: [String]) {
    var problem = ValidationError(UsageText.message(of: error, in: context))
    var meanings: [WordMeaning] = []
    if case .unknownCommand(let word) = error { meanings = context.program.meanings(ofWord: word) }
    let corrections = context.corrections(of: error, meaning: meanings, in: arguments)
    if !corrections.isEmpty { problem.hints = [.corrections(corrections)] }
    problem.hints += UsageText.hints(for: error, in: context, arguments, besides: meanings)
    self.init(problem: problem, context: context)
  }
}
