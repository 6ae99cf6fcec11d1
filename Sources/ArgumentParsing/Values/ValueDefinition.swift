/// A kind of value without its type, as an option or an argument holds it.
struct ValueDefinition: Sendable {
  /// What stands for the value in usage lines.
  let placeholder: String

  /// What help adds about the values allowed, as a sentence.
  let allowedValues: String?

  /// What a shell can offer.
  let completion: ValueCompletion

  let isFreeText: Bool
  let parse: @Sendable (String) throws(InvalidValue) -> any Sendable

  init<Value>(_ kind: ValueKind<Value>) {
    placeholder = kind.placeholder
    allowedValues = kind.allowedValues
    completion = kind.completion
    isFreeText = kind.isFreeText
    let parse = kind.parse
    self.parse = { text throws(InvalidValue) in try parse(text) }
  }

  /// Whether no text is refused by the value itself.
  var takesAnyText: Bool {
    isFreeText || allowedValues == nil
  }
}

/// What a shell can offer where a value is wanted.
package enum ValueCompletion: Sendable {
  /// Nothing: the value is free.
  case nothing

  /// The files of the file system.
  case files

  /// A fixed list.
  ///
  /// It is asked for only when a completion script is made, since what it lists may have to be
  /// read from a file.
  case candidates(@Sendable () -> [Candidate])

  /// The fixed list, or an empty one.
  var candidates: [Candidate] {
    guard case .candidates(let make) = self else { return [] }
    return make()
  }
}

/// A value that a shell offers, with a description for the shells that show one.
///
///     Candidate("3", "Harry Potter and the Prisoner of Azkaban")
package struct Candidate: Sendable {
  /// What is typed.
  let value: String

  /// What it stands for; empty where the value says it all.
  let description: String

  /// Creates a candidate.
  ///
  /// - Parameters:
  ///   - value: What is typed.
  ///   - description: What it stands for.
  package init(_ value: String, _ description: String = "") {
    self.value = value
    self.description = description
  }
}
