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
  public static func choice(
    _ placeholder: String,
    of type: Value.Type = Value.self,
    explain: @escaping @Sendable (Value) -> String = { _ in "" }
  ) -> ValueKind {
    ValueKind(
      placeholder: placeholder,
      allowedValues: Words.allowed(type.allCases.map(\.rawValue)),
      completion: .candidates { type.allCases.map { Candidate($0.rawValue, explain($0)) } }
    ) { text throws(InvalidValue) in
      if let value = type.init(rawValue: text) {
        return value
      }
      let choices = type.allCases.map(\.rawValue)
      throw InvalidValue(
        expected: Words.alternatives(choices),
        suggestion: Suggestion.nearest(to: text, among: choices))
    }
  }
}
