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

extension OptionDefinition {
  /// Both names with the placeholder.
  ///
  /// The long names of a list stand below each other, so the
  /// place of a short one is kept: `-w, --width N`, `    --data FILE`.
  var label: String {
    (shortSpelling.map { $0 + ", " } ?? "    ") + synopsis
  }

  /// What the option does, which values it takes, and what cannot stand beside it.
  func fullHelp(in command: Command? = nil) -> String {
    var text = help
    if let allowed = value?.allowedValues {
      text.join(allowed, by: " ")
    }
    let rivals = command?.exclusiveGroups.rivals(ofOptionNamed: name) ?? []
    if !rivals.isEmpty {
      text.join(Words.excludes(rivals.map(\.spelling)), by: " ")
    }
    return text
  }
}
