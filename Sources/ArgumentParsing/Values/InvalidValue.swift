/// Why a text is no value of its kind.
public struct InvalidValue: Error, Equatable, Sendable {
  /// What was wanted, as it follows "must be": `from 20 to 500`.
  public let expected: String

  /// The allowed value that was probably meant.
  public let suggestion: String?

  /// Creates a reason.
  ///
  /// - Parameters:
  ///   - expected: What was wanted, as it follows "must be".
  ///   - suggestion: The allowed value that was probably meant.
  public init(expected: String, suggestion: String? = nil) {
    self.expected = expected
    self.suggestion = suggestion
  }
}
