import DisplayText
import TypedText

/// What kind of value an option or an argument takes.
///
/// A kind has the placeholder for usage lines, what a shell can offer, and how to read the value.
/// Besides the kinds in this library, a program can define its own:
///
///     extension ValueKind where Value == Duration {
///       static func seconds() -> ValueKind {
///         ValueKind(placeholder: "SECONDS") { text throws(InvalidValue) in
///           guard let count = Int(text) else { throw InvalidValue(expected: "a whole number") }
///           return .seconds(count)
///         }
///       }
///     }
package struct ValueKind<Value: Sendable>: Sendable {
  /// The kind without the type of its value.
  let definition: ValueDefinition

  /// Creates a kind of value.
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder for the value in usage lines, in capital letters.
  ///   - allowedValues: The allowed values, which help lists.
  ///   - completion: What a shell can offer.
  ///   - isFreeText: Whether any word at all is a sensible value. If not, `COMMAND help` shows the
  ///     command's help.
  ///   - parse: Reads the value from the text that was typed, which is never empty.
  package init(
    placeholder: String, allowedValues: AllowedValues = .any,
    completion: ValueCompletion = .nothing, isFreeText: Bool = false,
    parse: @escaping @Sendable (String) throws(InvalidValue) -> Value
  ) {
    definition = ValueDefinition(
      placeholder: placeholder, allowed: allowedValues, completion: completion,
      isFreeText: isFreeText, parse: { text throws(InvalidValue) in try parse(text) })
  }
}

/// Why a text is not a valid value.
package struct InvalidValue: Error, Equatable, Sendable {
  /// What was expected, as it follows "must be": `from 20 to 500`.
  package let expected: String

  /// The allowed values that were probably meant.
  package let suggestions: [String]

  /// Creates a reason.
  ///
  /// - Parameters:
  ///   - expected: What was expected, as it follows "must be".
  ///   - suggestions: The allowed values that were probably meant.
  package init(expected: String, suggestions: [String] = []) {
    self.expected = expected
    self.suggestions = suggestions
  }
}

extension ValueKind where Value == String {
  /// Any text.
  ///
  /// - Returns: A kind that takes the text as it was typed.
  package static func text() -> ValueKind { ValueKind(placeholder: "TEXT", isFreeText: true) }

  /// The name or number of something that only the program can look up.
  ///
  /// The text is passed on as it was typed, so the program itself has to report a number out of
  /// range (see ``ValidationError``).
  ///
  /// - Parameter subject: What the program is asked about for a shell (see
  ///   ``Completion/answer(_:)``), or nil if it offers nothing.
  /// - Returns: A kind that takes the text as it was typed.
  package static func name(subject: String? = nil) -> ValueKind {
    ValueKind(placeholder: "NAME", completion: subject.map(ValueCompletion.asked) ?? .nothing)
  }

  /// The name of a page of help.
  static var page: ValueKind { ValueKind(placeholder: "NAME", completion: .pages) }

  /// The path of a file, which need not exist.
  ///
  /// - Returns: A kind that takes the path as it was typed.
  package static func file() -> ValueKind { ValueKind(placeholder: "FILE", completion: .files) }

  /// A kind that takes the text as it was typed.
  private init(
    placeholder: String, completion: ValueCompletion = .nothing, isFreeText: Bool = false
  ) {
    self.init(placeholder: placeholder, completion: completion, isFreeText: isFreeText) {
      text throws(InvalidValue) in text
    }
  }
}

extension ValueKind where Value == Int {
  /// A whole number within a range.
  ///
  /// Every number out of range gets the same message, however long it is:
  /// `--width must be from 20 to 500, not 5.`
  ///
  /// - Parameter range: The allowed numbers.
  /// - Returns: A kind that reads decimal digits (see ``WholeNumber``).
  package static func integer(in range: ClosedRange<Int>) -> ValueKind {
    ValueKind(placeholder: "N", allowedValues: .numbers(range)) { text throws(InvalidValue) in
      guard let number = WholeNumber(text) else {
        throw InvalidValue(expected: Messages.wholeNumber(in: range))
      }
      guard case .exactly(let value) = number, range.contains(value) else {
        throw InvalidValue(expected: Messages.number(in: range))
      }
      return value
    }
  }
}

extension ValueKind where Value: RawRepresentable & Sendable, Value.RawValue == String {
  /// One of some values, by raw value.
  ///
  ///     enum ColorChoice: String, CaseIterable { case auto, always, never }
  ///     let color = Option<ColorChoice>(
  ///       "color", value: .choice("WHEN", of: ColorChoice.allCases.map(\.rawValue)), help: "…")
  ///
  /// - Parameters:
  ///   - placeholder: Its placeholder in usage lines.
  ///   - words: The raw values; evaluated only when one is not valid or they are listed.
  /// - Returns: A kind that reads exactly these words and suggests the nearest for any other.
  package static func choice(
    _ placeholder: String, of words: @escaping @autoclosure @Sendable () -> [String]
  ) -> ValueKind {
    ValueKind(
      placeholder: placeholder, allowedValues: .words(words),
      completion: .candidates({ words().map { Candidate($0) } })
    ) { text throws(InvalidValue) in
      guard let value = Value(rawValue: text) else {
        throw InvalidValue(
          expected: words().listed(with: "or"),
          suggestions: Suggestion.words(like: text, among: words()))
      }
      return value
    }
  }
}
