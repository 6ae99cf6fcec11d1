/// An option without a value, and the key to whether it was given.
///
/// There is no type of a value to know, so the definition itself is the key. Giving it twice is
/// the same as giving it once.
///
///     let json = Flag("json", help: "Print JSON for programs.")
///     values[json]  // Bool
public typealias Flag = OptionDefinition

extension Flag {
  /// Describes a flag.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The letter of the short name, if there is one.
  ///   - help: What it does, in one sentence with its period.
  public convenience init(_ name: String, short: Character? = nil, help: String) {
    self.init(name: name, short: short, help: help, value: nil)
  }
}
