/// A word and what it means: `Term("NO_COLOR", "Not empty: never use colour.")`.
public struct Term: Equatable, Sendable {
  /// The word.
  public let name: String

  /// What it means.
  public let meaning: String

  /// Creates a term.
  ///
  /// - Parameters:
  ///   - name: The word.
  ///   - meaning: What it means.
  public init(_ name: String, _ meaning: String) {
    self.name = name
    self.meaning = meaning
  }
}
