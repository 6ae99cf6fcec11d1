/// The first place where a text breaks the rules of JSON.
public struct JSONSyntaxFault: Equatable, Sendable {
  /// The line, counted from 1.
  public let line: Int

  /// The character within the line, counted from 1.
  public let column: Int

  /// What was expected there and what was found, in words.
  public let problem: String
}
