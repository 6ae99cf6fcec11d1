/// A value that a shell offers, with a description for the shells that show one.
///
///     Candidate("3", "Harry Potter and the Prisoner of Azkaban")
public struct Candidate: Equatable, Sendable {
  /// What is typed.
  public let value: String

  /// What it stands for; empty where the value says it all.
  public let description: String

  /// Creates a candidate.
  ///
  /// - Parameters:
  ///   - value: What is typed.
  ///   - description: What it stands for.
  public init(_ value: String, _ description: String = "") {
    self.value = value
    self.description = description
  }
}
