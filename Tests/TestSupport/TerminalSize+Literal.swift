package import TerminalKit

/// A size as in `"80x24"`, and in what is named after it, such as `80x24-help`.
extension TerminalSize: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) { self.init(named: name) }

  /// The size at the beginning of a name.
  package init(named name: String) {
    let numbers = name.split { !$0.isNumber }.compactMap { Int($0) }
    self.init(columns: numbers.first ?? 0, rows: numbers.dropFirst().first ?? 0)
  }
}
