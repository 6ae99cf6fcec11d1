package import SystemCalls

/// How many columns there are to write into.
package enum TerminalWidth {
  /// The first of: what was asked for, `COLUMNS`, what was measured, and 80.
  ///
  /// `COLUMNS` counts only as a whole number above 0, and never for more than 1000, so that a
  /// slip of the keyboard cannot ask for a gigabyte of padding.
  ///
  ///     let environment = Environment(["COLUMNS": "100"])
  ///     TerminalWidth.columns(requested: nil, environment: environment, measured: 120)  // 100
  ///
  /// - Parameters:
  ///   - requested: What the user asked for, already checked, or nil.
  ///   - environment: The environment, which may hold `COLUMNS`.
  ///   - measured: What the terminal reports, or nil; see `StandardStream.columns`.
  /// - Returns: The number of columns.
  package static func columns(requested: Int?, environment: Environment, measured: Int?) -> Int {
    requested
      ?? environment["COLUMNS"].flatMap(columns(in:))
      ?? measured.flatMap { $0 > 0 ? $0 : nil }
      ?? usual
  }
}

extension TerminalWidth {
  private static let usual = 80
  private static let most = 1000

  private static func columns(in text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    // Digits that make no Int are a number that is too large for one.
    let columns = Int(text) ?? most
    return columns > 0 ? min(columns, most) : nil
  }
}
