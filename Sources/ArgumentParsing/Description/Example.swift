/// A command line that works as it stands, and what it does.
///
///     Example("hp-books show 3", "Read the third volume")
///
/// A class, for the reason that ``OptionDefinition`` gives.
public final class Example: Sendable {
  /// What is typed.
  public let commandLine: String

  /// What happens then.
  public let explanation: String

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - commandLine: What is typed, with the name of the program.
  ///   - explanation: What happens then.
  public init(_ commandLine: String, _ explanation: String) {
    self.commandLine = commandLine
    self.explanation = explanation
  }
}
