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

/// What a shell can offer where a value is wanted.
public enum ValueCompletion: Sendable {
  /// Nothing: the value is free.
  case nothing

  /// The files of the file system.
  case files

  /// A fixed list, made only when a completion script is.
  case candidates(@Sendable () -> [Candidate])

  /// The fixed list, or an empty one.
  public var candidates: [Candidate] {
    guard case .candidates(let make) = self else { return [] }
    return make()
  }
}

/// A value that a shell offers, with a description for the shells that show one.
///
///     Candidate("3", "Harry Potter and the Prisoner of Azkaban")
///
/// A class, for the reason that ``OptionDefinition`` gives.
public final class Candidate: Sendable {
  /// What is typed.
  public let value: String

  private let makeDescription: @Sendable () -> String

  /// Creates a candidate.
  ///
  /// - Parameters:
  ///   - value: What is typed.
  ///   - description: What it stands for; put together only for a shell that shows it.
  public init(_ value: String, _ description: @escaping @autoclosure @Sendable () -> String = "") {
    self.value = value
    makeDescription = description
  }

  /// What it stands for; empty where the value says it all.
  public var description: String {
    makeDescription()
  }
}
