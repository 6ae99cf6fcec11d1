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
