package import DisplayText

/// An invalid command line, and what would be valid.
///
///     Error: Unknown command 'shwo'. Did you mean 'show'?
///     Usage: hp-books COMMAND [options]
///       See 'hp-books --help' for more information.
package struct UsageError: Error, Equatable, Sendable {
  /// What is wrong and what to do next.
  ///
  /// Anything that was typed is quoted in it with its control characters made visible, and cut if
  /// it is long.
  package let problem: ValidationError

  /// How the command is used.
  package let usage: String

  /// Where to read more.
  let reference: String

  /// The whole message, line by line, ready for standard error.
  package var lines: [StyledText] {
    var lines = [MessageLabel.error.line(problem.message)]
    lines += problem.details.map { StyledText($0) }
    if let hint = problem.hint { lines.append(MessageLabel.hint.line(hint)) }
    lines.append(MessageLabel.usage.line(usage))
    lines.append(StyledText("  \(reference)"))
    return lines
  }
}

/// An error in a command line that only the program itself can detect, such as the number of a
/// volume that does not exist.
///
/// A command throws it without its usage, which whoever runs the command adds:
///
///     throw ValidationError("There is no volume 9.")
///     …
///     } catch let error as ValidationError {
///       throw HPBooks.usageError(error, in: ShowCommand.self)
///     }
///     // Error: There is no volume 9.
///     // Usage: hp-books show [VOLUME] [options]
///     //   See 'hp-books show --help' for more information.
package struct ValidationError: Error, Equatable, Sendable {
  /// What is wrong, in one sentence with its period.
  package let message: String

  /// Lines that belong to the message, such as a list.
  package let details: [String]

  /// What to do next, or nil if there is nothing to say.
  package let hint: String?

  package init(_ message: String, details: [String] = [], hint: String? = nil) {
    self.message = message
    self.details = details
    self.hint = hint
  }
}

extension ParsableProgram {
  /// Adds to an error the usage of the command that threw it; no command if the line names none.
  package static func usageError(
    _ error: ValidationError, in command: (any ParsableCommand.Type)?
  ) -> UsageError {
    UsageError(error, in: CommandContext(program: Self.self, command: command))
  }
}

extension UsageError {
  /// Describes what is wrong with a command line.
  init(_ error: ParseError, in context: CommandContext) {
    let message = Messages.message(of: error, in: context)
    self.init(ValidationError(message, hint: Messages.hint(for: error, in: context)), in: context)
  }

  fileprivate init(_ problem: ValidationError, in context: CommandContext) {
    self.init(
      problem: problem, usage: context.usage,
      reference: Messages.reference(to: context.helpCommandLine))
  }
}
