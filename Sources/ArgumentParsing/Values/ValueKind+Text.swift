extension ValueKind where Value == String {
  /// Any text.
  ///
  /// - Parameter placeholder: What stands for it in usage lines.
  /// - Returns: A kind that takes the text as it was typed.
  public static func text(_ placeholder: String? = nil) -> ValueKind {
    ValueKind(placeholder: placeholder ?? Words.textPlaceholder, isFreeText: true) {
      text throws(InvalidValue) in text
    }
  }

  /// The name or number of something that only the program can look up.
  ///
  /// The text is handed over as it was typed, so a number out of range is the program's to
  /// report (see ``Program/usageError(_:hint:for:)``).
  ///
  /// - Parameters:
  ///   - placeholder: What stands for it in usage lines.
  ///   - candidates: What a shell may offer; asked only when a completion script is made.
  /// - Returns: A kind that takes the text as it was typed.
  public static func name(
    _ placeholder: String? = nil,
    candidates: @escaping @Sendable () -> [Candidate] = { [] }
  ) -> ValueKind {
    ValueKind(
      placeholder: placeholder ?? Words.namePlaceholder, completion: .candidates(candidates)
    ) {
      text throws(InvalidValue) in text
    }
  }

  /// The path of a file, which need not exist.
  ///
  /// - Parameter placeholder: What stands for it in usage lines.
  /// - Returns: A kind that takes the path as it was typed.
  public static func file(_ placeholder: String? = nil) -> ValueKind {
    ValueKind(placeholder: placeholder ?? Words.filePlaceholder, completion: .files) {
      text throws(InvalidValue) in text
    }
  }
}
