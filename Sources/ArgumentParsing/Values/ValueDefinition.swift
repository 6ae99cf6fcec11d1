/// A kind of value without its type, as an option or an argument holds it.
///
/// A class, for the reason that ``OptionDefinition`` gives.
public final class ValueDefinition: Sendable {
  /// What stands for the value in usage lines.
  public let placeholder: String

  /// What a shell can offer.
  public let completion: ValueCompletion

  let isFreeText: Bool
  private let makeAllowedValues: @Sendable () -> String?
  let parse: @Sendable (String) throws(InvalidValue) -> any Sendable

  init<Value>(_ kind: ValueKind<Value>) {
    placeholder = kind.placeholder
    makeAllowedValues = kind.allowedValues
    completion = kind.completion
    isFreeText = kind.isFreeText
    let parse = kind.parse
    self.parse = { text throws(InvalidValue) in try parse(text) }
  }

  /// What help adds about the values allowed, as a sentence.
  public var allowedValues: String? {
    makeAllowedValues()
  }

  /// Whether no text is refused by the value itself.
  var takesAnyText: Bool {
    isFreeText || allowedValues == nil
  }
}
