/// A value that a shell offers, with a description for the shells that show one.
///
///     Candidate("3", "Harry Potter and the Prisoner of Azkaban")
///
/// A class, for the reason that ``OptionDefinition`` gives.
public final class Candidate: Sendable {
  /// What is typed.
  public let value: String

  private let makeDescription: @Sendable () -> String

  /// Creates a candidate.
  ///
  /// - Parameters:
  ///   - value: What is typed.
  ///   - description: What it stands for; put together only for a shell that shows it.
  public init(_ value: String, _ description: @escaping @autoclosure @Sendable () -> String = "") {
    self.value = value
    makeDescription = description
  }

  /// What it stands for; empty where the value says it all.
  public var description: String {
    makeDescription()
  }
}
