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
