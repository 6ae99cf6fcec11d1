import DisplayText

/// A kind of value without its type, for an option or an argument.
struct ValueDefinition: Sendable {
  /// The placeholder for the value in usage lines.
  let placeholder: String

  /// The allowed values.
  let allowed: AllowedValues

  /// What a shell can offer.
  let completion: ValueCompletion

  /// Whether any word at all is a sensible value, even `help`.
  let isFreeText: Bool

  let parse: Parser

  /// Reads a word of the command line.
  typealias Parser = @Sendable (String) throws(InvalidValue) -> any Sendable

  /// What help says about the allowed values, as a sentence.
  var allowedValues: String? {
    switch allowed {
    case .numbers(let range): "From \(range.lowerBound) to \(range.upperBound)."
    case .words(let make): "One of \(make().listed(with: "or"))."
    case .any: nil
    }
  }
}

/// Which values of a kind are allowed.
package enum AllowedValues: Sendable {
  /// All of them, or those that only the program knows.
  case any

  /// The numbers of a range.
  case numbers(ClosedRange<Int>)

  /// A fixed list, evaluated only when it is shown.
  case words(@Sendable () -> [String])
}

/// What a shell can offer for a value.
package enum ValueCompletion: Sendable {
  /// Nothing: the value is free.
  case nothing

  /// The files of the file system.
  case files

  /// A fixed list, evaluated only when it is offered.
  case candidates(@Sendable () -> [Candidate])

  /// What the program knows about a subject, since it depends on its data and the rest of the line.
  case asked(String)

  /// The names of the program's pages of help: its commands and topics.
  case pages

  /// Whether only the program knows the values.
  var isAsked: Bool {
    if case .asked = self { true } else { false }
  }
}

/// A value that a shell offers, with a description; neither may have a tab or a line break.
///
///     Candidate("3", "Harry Potter and the Prisoner of Azkaban")
package struct Candidate: Sendable {
  /// What is typed.
  package let value: String

  /// What it means; empty if the value speaks for itself.
  let description: String

  /// Creates a candidate.
  ///
  /// - Parameters:
  ///   - value: What is typed.
  ///   - description: What it means.
  package init(_ value: String, _ description: String = "") {
    self.value = value
    self.description = description
  }
}
