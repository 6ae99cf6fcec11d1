/// A positional argument of a command, and the key to its value after parsing.
///
///     let volume = Argument(
///       "VOLUME", value: .name(), help: "A number or a part of a title.", isOptional: true)
///     values[volume]  // String?
package struct Argument<Value: Sendable>: Sendable {
  /// The argument without the type of its value, for the list of a command.
  package let definition: ArgumentDefinition

  /// Describes an argument.
  ///
  /// - Parameters:
  ///   - name: Its placeholder in usage lines, in capital letters.
  ///   - value: What kind of value it takes. The name replaces the kind's own placeholder.
  ///   - help: What it is, in one sentence with its period.
  ///   - isOptional: Whether it may be left out.
  ///   - isRepeating: Whether it takes every further word as well.
  package init(
    _ name: String,
    value: ValueKind<Value>,
    help: String,
    isOptional: Bool = false,
    isRepeating: Bool = false
  ) {
    definition = ArgumentDefinition(
      name: name, help: help, value: ValueDefinition(value), isOptional: isOptional,
      isRepeating: isRepeating)
  }
}

/// An argument as parsing, help, completions and the manual see it.
package struct ArgumentDefinition: Sendable {
  /// Its placeholder in usage lines.
  package let name: String

  /// What it is, in one sentence.
  let help: String

  /// The kind of value it takes.
  let value: ValueDefinition

  /// Whether it may be left out.
  let isOptional: Bool

  /// Whether it takes every further word as well.
  let isRepeating: Bool
}

extension ArgumentDefinition {
  /// The argument in a usage line: `VOLUME`, `[VOLUME]`, `WORD...` or `[WORD...]`.
  var synopsis: String {
    let repeated = isRepeating ? "\(name)..." : name
    return isOptional ? "[\(repeated)]" : repeated
  }

  /// What the argument is and which values it takes.
  var fullHelp: String {
    guard let allowed = value.allowedValues else { return help }
    return help + " " + allowed
  }
}
