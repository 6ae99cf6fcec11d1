import DisplayText

/// An option that takes a value, and the key to that value after parsing.
///
/// It is written `--width 40`, `--width=40`, and with a short name `-w 40`, `-w40` or `-w=40`.
/// If it is given more than once, the last value is used.
///
///     let width = Option(
///       "width", short: "w", value: .integer(in: 20...500), help: "Columns to wrap at.")
///     values[width]  // Int?
package struct Option<Value: Sendable>: Sendable {
  /// The option without the type of its value, for the list of a command.
  package let definition: OptionDefinition

  /// Describes an option.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The letter of the short name, if there is one.
  ///   - value: What kind of value it takes.
  ///   - help: What it does, in one sentence with its period.
  package init(_ name: String, short: Character? = nil, value: ValueKind<Value>, help: String) {
    definition = OptionDefinition(name: name, short: short, help: help, value: value.definition)
  }
}

/// An option without a value, and the key to whether it was given.
///
/// It has no value type, so the definition itself is the key. Giving it twice is the same as giving
/// it once.
///
///     let json = Flag("json", help: "Print JSON for programs.")
///     values[json]  // Bool
package typealias Flag = OptionDefinition

extension Flag {
  /// Describes a flag.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The letter of the short name, if there is one.
  ///   - help: What it does, in one sentence with its period.
  package init(_ name: String, short: Character? = nil, help: String) {
    self.init(name: name, short: short, help: help, value: nil)
  }
}

/// An option or a flag as parsing, help, completions and the manual see it.
package struct OptionDefinition: Sendable {
  /// The long name, without dashes.
  package let name: String

  /// The letter of the short name, if there is one.
  let short: Character?

  /// What it does, in one sentence.
  package let help: String

  /// The value it takes, or nil for a flag.
  let value: ValueDefinition?
}

extension OptionDefinition {
  /// Whether it takes no value.
  package var isFlag: Bool { value == nil }

  /// The long name as it is typed: `--width`.
  package var spelling: String { "--" + name }

  /// The short name as it is typed: `-w`.
  var shortSpelling: String? { short.map { "-" + String($0) } }

  /// The short name, if there is one, and the long one.
  var spellings: [String] { shortSpelling.map { [$0, spelling] } ?? [spelling] }

  /// How the option is written.
  var syntax: OptionSyntax { OptionSyntax(name: name, takesValue: !isFlag) }

  /// The long name with its placeholder: `--width N`.
  package var synopsis: String {
    guard let value else { return spelling }
    return spelling + " " + value.placeholder
  }

  /// What the option does and which values it takes.
  var fullHelp: String {
    guard let allowed = value?.allowedValues else { return help }
    return help + " " + allowed
  }
}

/// How an option is written: all that can be known before the command that it belongs to.
struct OptionSyntax {
  let name: String
  let takesValue: Bool
}

/// Options of which at most one may be given, in the order in which errors name them.
///
///     let groups: [ExclusiveGroup] = [[expand, collapse], [web, json]]
package typealias ExclusiveGroup = [OptionDefinition]

extension [ExclusiveGroup] {
  /// The options that an option rules out.
  ///
  /// - Parameter option: The option.
  /// - Returns: The option itself and the other members of its groups, each once.
  func ruledOut(by option: OptionDefinition) -> [OptionDefinition] {
    conflicts(with: option).reduce(into: [option]) { ruledOut, other in
      if !ruledOut.contains(where: { $0.name == other.name }) { ruledOut.append(other) }
    }
  }

  /// Which options cannot be given together, in one sentence; empty if there are none.
  var help: String {
    let groups = map { $0.map(\.spelling).listed(with: "or") }
    return isEmpty ? "" : "Use only one of \(groups.joined(by: ", and of "))."
  }

  /// The options that conflict with an option, in whichever groups it belongs to.
  ///
  /// - Parameter option: The option.
  /// - Returns: The other members of its groups, in their order.
  func conflicts(with option: OptionDefinition) -> [OptionDefinition] {
    filter { group in group.contains { $0.name == option.name } }
      .flatMap { group in group.filter { $0.name != option.name } }
  }
}
