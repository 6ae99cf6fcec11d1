import DisplayText

/// An option, which takes a value unless it is a flag.
///
/// It is written `--width 40`, `--width=40`, and with a short name `-w 40`, `-w40` or `-w=40`.
/// If it is given more than once, the last value is used. It is known by its identity: a command
/// reads the very option that it lists, and no other one of the same name.
///
///     let width = Option(
///       "width", short: "w", value: .integer(in: 20...500), help: "Columns to wrap at.")
///     given[width]  // Int?
package final class Option: Sendable {
  /// The long name, without dashes.
  package let name: String

  /// The letter of the short name, if there is one.
  let short: Character?

  /// What it does, in one sentence.
  package let help: String

  /// The value it takes, or nil for a flag.
  let value: ValueKind?

  /// Describes an option by its long name without dashes, the letter of its short name, and what it
  /// does, in one sentence with its period.
  package init(_ name: String, short: Character? = nil, value: ValueKind? = nil, help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }
}

/// An option without a value.
///
/// Giving it twice is the same as giving it once.
///
///     let json = Flag("json", help: "Print JSON for programs.")
///     given[json]  // Bool
package typealias Flag = Option

extension Option {
  package var isFlag: Bool { value == nil }

  /// The long name as it is typed: `--width`.
  package var spelling: String { "--" + name }

  /// The short name as it is typed: `-w`.
  var shortSpelling: String? { short.map { "-" + String($0) } }

  /// Whether it is typed so.
  func isSpelled(_ text: String) -> Bool { text == spelling || text == shortSpelling }

  /// The long name with its placeholder: `--width N`.
  package var synopsis: String { value.map { "\(spelling) \($0.placeholder)" } ?? spelling }

  /// What the option does and which values it takes.
  var fullHelp: String { value?.allowedValues.map { "\(help) \($0())" } ?? help }
}

/// Options of which at most one may be given, in the order in which errors name them.
///
///     let groups: [ExclusiveGroup] = [[expand, collapse], [web, json]]
package typealias ExclusiveGroup = [Option]

extension [ExclusiveGroup] {
  /// The option itself and those that conflict with it, each once.
  func ruledOut(by option: Option) -> [Option] {
    let groups = filter { group in group.contains { $0 === option } }
    return groups.joined().reduce(into: [option]) { ruledOut, other in
      if !ruledOut.contains(where: { $0 === other }) { ruledOut.append(other) }
    }
  }

  /// Which options cannot be given together, in one sentence; empty if there are none.
  var help: String {
    let groups = map { $0.map(\.spelling).joined(by: ", ") }
    return isEmpty ? "" : UsageText.onlyOne(ofEach: groups)
  }
}
