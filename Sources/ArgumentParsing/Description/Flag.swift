/// An option without a value, and the key to whether it was given.
///
/// Giving it twice is the same as giving it once.
///
///     let json = Flag("json", help: "Print JSON for programs.")
///     values[json]  // Bool
public struct Flag: CommandOption {
  /// The option as every kind of option is held.
  public let definition: OptionDefinition

  /// Describes a flag.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The letter of the short name, if there is one.
  ///   - help: What it does, in one sentence with its period.
  public init(_ name: String, short: Character? = nil, help: String) {
    definition = OptionDefinition(name: name, short: short, help: help, value: nil)
  }
}
