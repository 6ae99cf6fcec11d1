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

/// The words of a choice, without the type that they stand for.
@usableFromInline
struct Choices: Sendable {
  @usableFromInline let candidates: @Sendable () -> [Candidate]

  @usableFromInline
  init(_ candidates: @escaping @Sendable () -> [Candidate]) {
    self.candidates = candidates
  }

  /// What help says about them.
  @usableFromInline var sentence: String? {
    Words.allowed(words)
  }

  /// Why a text is none of them, and which of them was probably meant.
  @usableFromInline
  func refusal(of text: String) -> InvalidValue {
    InvalidValue(
      expected: Words.alternatives(words), suggestion: Suggestion.nearest(to: text, among: words))
  }

  private var words: [String] {
    candidates().map(\.value)
  }
}

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

extension ValueKind where Value == String {
  /// Any text.
  ///
  /// - Parameter placeholder: What stands for it in usage lines.
  /// - Returns: A kind that takes the text as it was typed.
  public static func text(_ placeholder: String? = nil) -> ValueKind {
    ValueKind(placeholder: placeholder ?? Words.textPlaceholder, isFreeText: true) {
      text throws(InvalidValue) in text
    }
  }

  /// The name or number of something that only the program can look up.
  ///
  /// The text is handed over as it was typed, so a number out of range is the program's to
  /// report (see ``Program/usageError(_:hint:for:)``).
  ///
  /// - Parameters:
  ///   - placeholder: What stands for it in usage lines.
  ///   - candidates: What a shell may offer; asked only when a completion script is made.
  /// - Returns: A kind that takes the text as it was typed.
  public static func name(
    _ placeholder: String? = nil,
    candidates: @escaping @Sendable () -> [Candidate] = { [] }
  ) -> ValueKind {
    ValueKind(
      placeholder: placeholder ?? Words.namePlaceholder, completion: .candidates(candidates)
    ) {
      text throws(InvalidValue) in text
    }
  }

  /// The path of a file, which need not exist.
  ///
  /// - Parameter placeholder: What stands for it in usage lines.
  /// - Returns: A kind that takes the path as it was typed.
  public static func file(_ placeholder: String? = nil) -> ValueKind {
    ValueKind(placeholder: placeholder ?? Words.filePlaceholder, completion: .files) {
      text throws(InvalidValue) in text
    }
  }
}

/// Why a text is no value of its kind.
public struct InvalidValue: Error, Equatable, Sendable {
  /// What was wanted, as it follows "must be": `from 20 to 500`.
  public let expected: String

  /// The allowed value that was probably meant.
  public let suggestion: String?

  /// Creates a reason.
  ///
  /// - Parameters:
  ///   - expected: What was wanted, as it follows "must be".
  ///   - suggestion: The allowed value that was probably meant.
  public init(expected: String, suggestion: String? = nil) {
    self.expected = expected
    self.suggestion = suggestion
  }
}
