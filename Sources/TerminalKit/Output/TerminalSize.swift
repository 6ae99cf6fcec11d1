import DisplayText
package import SystemCalls

/// How many columns and rows a terminal has, at least one of each.
package struct TerminalSize: Hashable, Sendable {
  /// The size assumed for a terminal that does not report one.
  package static let `default` = TerminalSize(columns: 80, rows: 24)

  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(1, columns), max(1, rows))
  }
}

extension Descriptor {
  var size: TerminalSize {
    guard let columns, let rows else { return .default }
    return TerminalSize(columns: columns, rows: rows)
  }
}

package enum TerminalWidth {
  private static let maxColumns = 1000

  /// The first of: the width asked for, `COLUMNS`, the width measured, and 80.
  ///
  /// `COLUMNS` is used only if it is a whole number above 0, and as at most 1000, so that a typing
  /// mistake cannot lead to a gigabyte of padding.
  package static func columns(requested: Int?, environment: Environment, measured: Int?) -> Int {
    requested ?? environment["COLUMNS"].flatMap(columns(in:)) ?? measured
      ?? TerminalSize.default.columns
  }

  private static func columns(in text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let columns = Int(text) ?? maxColumns
    return columns > 0 ? min(columns, maxColumns) : nil
  }
}
