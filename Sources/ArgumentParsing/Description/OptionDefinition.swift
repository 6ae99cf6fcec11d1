/// An option or a flag as parsing, help, completions and the manual see it.
///
/// A class, as all that lists hold here: each list of another kind of struct would have its type made
/// at run time, a fortieth of `--help`.
public final class OptionDefinition: Sendable {
  /// The long name, without dashes.
  public let name: String

  /// The long name as it is typed: `--width`.
  public let spelling: String

  /// The letter of the short name, if there is one.
  public let short: Character?

  /// What it does, in one sentence.
  public let help: String

  /// The value it takes, or nil for a flag.
  public let value: ValueDefinition?

  init(name: String, short: Character?, help: String, value: ValueDefinition?) {
    self.name = name
    spelling = "--" + name
    self.short = short
    self.help = help
    self.value = value
  }

  /// The short name as it is typed: `-w`.
  public var shortSpelling: String? {
    short.map { "-" + String($0) }
  }

  /// The short name, if there is one, and the long one.
  public var spellings: [String] {
    shortSpelling.map { [$0, spelling] } ?? [spelling]
  }

  /// The long name with its placeholder: `--width N`.
  public var synopsis: String {
    guard let value else { return spelling }
    return spelling + " " + value.placeholder
  }
}
