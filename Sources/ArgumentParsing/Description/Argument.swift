/// Something a command takes by its place on the line, and the key to its value after parsing.
///
///     let volume = Argument(
///       "VOLUME", value: .name(), help: "A number or a part of a title.", isOptional: true)
///     values[volume]  // String?
public struct Argument<Value: Sendable>: Sendable {
  /// The argument without the type of its value, as a command lists it.
  public let definition: ArgumentDefinition

  /// Describes an argument.
  ///
  /// - Parameters:
  ///   - name: What stands for it in usage lines, in capital letters.
  ///   - value: What kind of value it takes. The name replaces the kind's own placeholder.
  ///   - help: What it is, in one sentence with its period.
  ///   - isOptional: Whether it may be left out.
  ///   - isRepeating: Whether it takes every further word as well.
  public init(
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
///
/// A class, for the reason that ``OptionDefinition`` gives.
public final class ArgumentDefinition: Sendable {
  /// What stands for it in usage lines.
  public let name: String

  /// What it is, in one sentence.
  public let help: String

  /// The kind of value it takes.
  public let value: ValueDefinition

  /// Whether it may be left out.
  public let isOptional: Bool

  /// Whether it takes every further word as well.
  public let isRepeating: Bool

  init(name: String, help: String, value: ValueDefinition, isOptional: Bool, isRepeating: Bool) {
    self.name = name
    self.help = help
    self.value = value
    self.isOptional = isOptional
    self.isRepeating = isRepeating
  }

  /// The argument in a usage line: `VOLUME`, `[VOLUME]`, `WORD...` or `[WORD...]`.
  public var synopsis: String {
    let repeated = isRepeating ? "\(name)..." : name
    return isOptional ? "[\(repeated)]" : repeated
  }
}

extension ArgumentDefinition {
  /// What the argument is and which values it takes.
  var fullHelp: String {
    var text = help
    if let allowed = value.allowedValues {
      text.join(allowed, by: " ")
    }
    return text
  }
}
