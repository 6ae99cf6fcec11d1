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

  let short: Character?

  let value: ValueKind?

  /// What it does, in one sentence with its period.
  package let help: String

  package init(_ name: String, short: Character? = nil, value: ValueKind? = nil, help: String) {
    (self.name, self.short, self.value, self.help) = (name, short, value, help)
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

  package var spelling: String { "--" + name }

  var shortSpelling: String? { short.map { "-" + String($0) } }

  func isSpelled(_ text: String) -> Bool { text == spelling || text == shortSpelling }

  package var synopsis: String { value.map { "\(spelling) \($0.placeholder)" } ?? spelling }

  var fullHelp: String { value?.allowedValues.map { "\(help) \($0())" } ?? help }
}

/// Options of which at most one may be given, in the order in which errors name them.
///
///     let groups: [ExclusiveGroup] = [[expand, collapse], [web, json]]
package typealias ExclusiveGroup = [Option]

extension [ExclusiveGroup] {
  /// The option itself and those that conflict with it, each once.
  func ruledOut(by option: Option) -> [Option] {
    var ruledOut = [option]
    for group in self where group.contains(where: { $0 === option }) {
      ruledOut += group.filter { other in !ruledOut.contains { $0 === other } }
    }
    return ruledOut
  }

  var help: String {
    if isEmpty { return "" }
    let groups = map { $0.map(\.spelling).joined(by: ", ") }
    return "At most one of \(groups.joined(by: "; at most one of "))."
  }
}
