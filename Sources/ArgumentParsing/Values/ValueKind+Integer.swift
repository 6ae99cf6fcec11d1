extension ValueKind where Value == Int {
  /// A whole number within a range.
  ///
  /// Every number outside gets the same message, however long it is:
  /// `--width must be from 20 to 500, not 5.`
  ///
  /// - Parameters:
  ///   - placeholder: What stands for it in usage lines.
  ///   - range: The numbers allowed.
  /// - Returns: A kind that reads decimal digits (see ``WholeNumber``).
  public static func integer(
    _ placeholder: String? = nil,
    in range: ClosedRange<Int>
  ) -> ValueKind {
    ValueKind(
      placeholder: placeholder ?? Words.numberPlaceholder, allowedValues: Words.allowed(range)
    ) {
      text throws(InvalidValue) in
      guard let number = WholeNumber(text) else {
        throw InvalidValue(expected: Words.wholeNumber(in: range))
      }
      guard case .exactly(let value) = number, range.contains(value) else {
        throw InvalidValue(expected: Words.number(in: range))
      }
      return value
    }
  }
}
