/// An option that takes a value, and the key to that value after parsing.
///
/// It is written `--width 40`, `--width=40`, and with a short name `-w 40`, `-w40` or `-w=40`.
/// Where it is given more than once, the last one counts.
///
///     let width = Option(
///       "width", short: "w", value: .integer(in: 20...500), help: "Columns to wrap at.")
///     values[width]  // Int?
public struct Option<Value: Sendable>: Sendable {
  /// The option without the type of its value, as a command lists it.
  public let definition: OptionDefinition

  /// Describes an option.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The letter of the short name, if there is one.
  ///   - value: What kind of value it takes.
  ///   - help: What it does, in one sentence with its period.
  public init(
    _ name: String,
    short: Character? = nil,
    value: ValueKind<Value>,
    help: String
  ) {
    definition = OptionDefinition(
      name: name, short: short, help: help, value: ValueDefinition(value))
  }
}
