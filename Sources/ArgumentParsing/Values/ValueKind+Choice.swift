extension ValueKind
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the cases of an enumeration, by raw value.
  ///
  ///     enum ColorChoice: String, CaseIterable { case auto, always, never }
  ///     let color = Option("color", value: .choice("WHEN", of: ColorChoice.self), help: "…")
  ///
  /// - Parameters:
  ///   - placeholder: What stands for it in usage lines.
  ///   - type: The enumeration.
  ///   - explain: Describes a case for shells that show descriptions.
  /// - Returns: A kind that reads exactly these words and suggests the nearest for any other.
  @inlinable
  public static func choice(
    _ placeholder: String,
    of type: Value.Type = Value.self,
    explain: @escaping @Sendable (Value) -> String = { _ in "" }
  ) -> ValueKind {
    // Inlined where the type is known: going over the cases of any type took a sixth of `--help`.
    let choices = Choices {
      type.allCases.map { value in Candidate(value.rawValue, explain(value)) }
    }
    return ValueKind(
      placeholder: placeholder, allowedValues: choices.sentence,
      completion: .candidates(choices.candidates)
    ) { text throws(InvalidValue) in
      guard let value = type.init(rawValue: text) else { throw choices.refusal(of: text) }
      return value
    }
  }
}
