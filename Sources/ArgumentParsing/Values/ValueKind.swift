import DisplayText
import TypedText

/// What kind of value an option or an argument takes.
///
/// Besides the kinds in this library, a program can define its own:
///
///     extension ValueKind {
///       static var even: ValueKind {
///         ValueKind(placeholder: "N") { text in
///           let isEven = Int(text).map { $0.isMultiple(of: 2) } ?? false
///           return isEven ? nil : InvalidValue(expected: "an even number")
///         }
///       }
///     }
package struct ValueKind: Sendable {
  let placeholder: String

  let completion: ValueCompletion
  let isFreeText: Bool

  /// What help says about the allowed values, as a sentence; nil if that is nothing.
  let allowedValues: (@Sendable () -> String)?

  /// Says why a text is no value; nil if it is one.
  let fault: @Sendable (String) -> InvalidValue?

  /// Creates a kind with its placeholder in usage lines and with what it says about its values.
  ///
  /// If any word at all is a sensible value, even `help`, it is free text; otherwise `COMMAND help`
  /// shows the command's help. The closure is asked why a text, which is never empty, is no value.
  package init(
    placeholder: String, completion: ValueCompletion = .nothing, isFreeText: Bool = false,
    allowedValues: (@Sendable () -> String)? = nil,
    fault: @escaping @Sendable (String) -> InvalidValue? = { _ in nil }
  ) {
    (self.placeholder, self.completion, self.isFreeText) = (placeholder, completion, isFreeText)
    (self.allowedValues, self.fault) = (allowedValues, fault)
  }
}

package enum ValueCompletion: Sendable {
  case nothing
  case files

  /// A fixed list, evaluated only when it is offered.
  case candidates(@Sendable () -> [Term])

  /// What the program knows about a subject, since it depends on its data and the rest of the line.
  case asked(String)

  case pages
}

package struct InvalidValue: Error, Equatable, Sendable {
  /// What was expected, as it follows "must be": `from 20 to 500`.
  let expected: String

  let suggestions: [String]

  package init(expected: String, suggestions: [String] = []) {
    (self.expected, self.suggestions) = (expected, suggestions)
  }
}

// MARK: Kinds of values

extension ValueKind {
  package static func text() -> ValueKind { ValueKind(placeholder: "TEXT", isFreeText: true) }

  /// The name or number of something that only the program can look up.
  ///
  /// The program itself has to report a number out of range (see ``ValidationError``). For a shell,
  /// it is asked about the subject (see ``Completion/answer(_:)``), if there is one.
  package static func name(subject: String? = nil) -> ValueKind {
    ValueKind(placeholder: "NAME", completion: subject.map(ValueCompletion.asked) ?? .nothing)
  }

  static var page: ValueKind { ValueKind(placeholder: "NAME", completion: .pages) }

  /// The path of a file, which need not exist.
  package static func file() -> ValueKind { ValueKind(placeholder: "FILE", completion: .files) }

  /// A whole number within a range, in decimal digits (see ``WholeNumber``).
  ///
  /// Every number out of range gets the same message, however long it is:
  /// `--width must be from 20 to 500, not 5.`
  package static func integer(in range: ClosedRange<Int>) -> ValueKind {
    @Sendable func from(_ from: String) -> String {
      "\(from) \(range.lowerBound) to \(range.upperBound)"
    }
    return ValueKind(placeholder: "N", allowedValues: { from("From") + "." }) { text in
      guard let number = WholeNumber(text) else {
        return InvalidValue(expected: from("a whole number from"))
      }
      let isValid = number.value.map(range.contains) ?? false
      return isValid ? nil : InvalidValue(expected: from("from"))
    }
  }

  /// One of some words, which are evaluated only when one is given or they are listed.
  ///
  ///     enum ColorChoice: String, CaseIterable { case auto, always, never }
  ///     let color = Option(
  ///       "color", value: .choice("WHEN", of: ColorChoice.allCases.map(\.rawValue)), help: "…")
  package static func choice(
    _ placeholder: String, of words: @escaping @autoclosure @Sendable () -> [String]
  ) -> ValueKind {
    ValueKind(
      placeholder: placeholder, completion: .candidates({ words().map { Term($0) } }),
      allowedValues: { "One of \(words().listed(with: "or"))." }
    ) { text in
      if words().contains(text) { return nil }
      return InvalidValue(
        expected: words().listed(with: "or"),
        suggestions: Suggestion.words(like: text, among: words()))
    }
  }
}
