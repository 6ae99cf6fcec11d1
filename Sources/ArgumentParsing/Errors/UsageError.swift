package import DisplayText

/// An invalid command line, and what would be valid.
///
///     Error: Unknown command 'shwo'.
///     Hint: Did you mean 'show'?  hp-books show 3
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

  /// The name of the program.
  let program: String

  /// The whole message, line by line, ready for standard error.
  ///
  /// Beside a line to type next, it does not say how the command is used.
  package var lines: [StyledText] {
    var lines = [MessageLabel.error.line(problem.message)]
    lines += problem.details.map { StyledText($0) }
    lines += problem.hints.first?.lines(of: program) ?? []
    if isAnswered { return lines }
    lines.append(MessageLabel.usage.line(usage))
    lines.append(StyledText("  \(reference)"))
    return lines
  }

  /// Whether it says what to type next.
  private var isAnswered: Bool {
    switch problem.hints.first {
    case .command, .corrections: true
    case .text, nil: false
    }
  }

  /// Whether it has lines that may have been meant.
  var isCorrected: Bool {
    if case .corrections? = problem.hints.first { true } else { false }
  }

  /// Whether it leads to a page of help where the lines that may have been meant are wrong.
  package var leadsToHelp: Bool {
    problem.hints.dropFirst().contains { if case .corrections = $0 { true } else { false } }
  }

  /// The error with its first hint alone; nil if that does not lead on.
  package func leadingOnAtOnce(_ isRight: ([String]) -> Bool) -> UsageError? {
    let hints = Array(problem.hints.prefix(1)).leadingOn(isRight)
    return hints.isEmpty ? nil : with(hints)
  }

  /// The error with other hints before its own.
  package func adding(first hints: [Hint]) -> UsageError { with(hints + problem.hints) }

  /// The error with no hint but the first that leads on.
  package func leadingOn(_ isRight: ([String]) -> Bool) -> UsageError {
    with(problem.hints.leadingOn(isRight))
  }

  /// The error with the corrections of another one, for where its own are not right.
  package func adding(correctionsOf other: UsageError?) -> UsageError {
    let hints = other?.problem.hints ?? []
    let corrections = hints.filter { if case .corrections = $0 { true } else { false } }
    return with(problem.hints.prefix(1) + corrections + problem.hints.dropFirst())
  }

  private func with(_ hints: [Hint]) -> UsageError {
    let problem = ValidationError(problem.message, details: problem.details, hints: hints)
    return UsageError(problem: problem, usage: usage, reference: reference, program: program)
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

  /// What to do next, the best first; whoever prints it chooses the first that leads on.
  package let hints: [Hint]

  package init(_ message: String, details: [String] = [], hints: [Hint] = []) {
    self.message = message
    self.details = details
    self.hints = hints
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
  init(_ error: ParseError, in context: CommandContext, _ arguments: [String]) {
    let corrections = context.corrections(of: error, in: arguments)
    let hints = corrections.isEmpty ? [] : [Hint.corrections(corrections)]
    self.init(
      ValidationError(
        UsageText.message(of: error, in: context),
        hints: hints + UsageText.hints(for: error, in: context, arguments)), in: context)
  }

  fileprivate init(_ problem: ValidationError, in context: CommandContext) {
    self.init(
      problem: problem, usage: context.usage,
      reference: UsageText.reference(to: context.helpCommandLine), program: context.program.name)
  }
}
