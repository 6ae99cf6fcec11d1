/// What kind of value an option or an argument takes.
///
/// A kind knows what stands for the value in usage lines, what a shell can offer for it, and how
/// to read it. Besides the kinds that come with the library a program can make its own:
///
///     extension ValueKind where Value == Duration {
///       static func seconds() -> ValueKind {
///         ValueKind(placeholder: "SECONDS") { text throws(InvalidValue) in
///           guard let count = Int(text) else { throw InvalidValue(expected: "a whole number") }
///           return .seconds(count)
///         }
///       }
///     }
public struct ValueKind<Value: Sendable>: Sendable {
  /// What stands for the value in usage lines.
  let placeholder: String

  /// What help adds about the values allowed, as a sentence.
  let allowedValues: @Sendable () -> String?

  /// What a shell can offer.
  let completion: ValueCompletion

  /// Whether any word at all is a sensible value, even `help`.
  let isFreeText: Bool

  let parse: @Sendable (String) throws(InvalidValue) -> Value

  /// Creates a kind of value.
  ///
  /// - Parameters:
  ///   - placeholder: What stands for the value in usage lines, in capital letters.
  ///   - allowedValues: What help adds about the values allowed, as a sentence; put together
  ///     only when help is wanted.
  ///   - completion: What a shell can offer.
  ///   - isFreeText: Whether any word at all is a sensible value. Where it is not,
  ///     `COMMAND help` shows the command's help.
  ///   - parse: Reads the value from the text that was typed, which is never empty.
  public init(
    placeholder: String,
    allowedValues: @escaping @autoclosure @Sendable () -> String? = nil,
    completion: ValueCompletion = .nothing,
    isFreeText: Bool = false,
    parse: @escaping @Sendable (String) throws(InvalidValue) -> Value
  ) {
    self.placeholder = placeholder
    self.allowedValues = allowedValues
    self.completion = completion
    self.isFreeText = isFreeText
    self.parse = parse
  }
}
