/// An option or a flag as parsing, help, completions and the manual see it.
public struct OptionDefinition: Sendable {
  /// The long name, without dashes.
  public let name: String

  /// The letter of the short name, if there is one.
  public let short: Character?

  /// What it does, in one sentence.
  public let help: String

  /// The value it takes, or nil for a flag.
  public let value: ValueDefinition?

  /// The long name as it is typed: `--width`.
  public var spelling: String {
    "--\(name)"
  }

  /// The short name as it is typed: `-w`.
  public var shortSpelling: String? {
    short.map { "-\($0)" }
  }

  /// The short name, if there is one, and the long one.
  public var spellings: [String] {
    [shortSpelling, spelling].compactMap(\.self)
  }

  /// The long name with its placeholder: `--width N`.
  public var synopsis: String {
    guard let value else { return spelling }
    return "\(spelling) \(value.placeholder)"
  }
}
