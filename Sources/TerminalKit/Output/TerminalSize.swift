import SystemCalls

/// How many characters a terminal shows.
package struct TerminalSize: Hashable, Sendable {
  /// The characters of a row, at least 1.
  package let columns: Int

  /// The rows, at least 1.
  package let rows: Int

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - columns: The characters of a row. Less than 1 counts as 1.
  ///   - rows: The rows. Less than 1 counts as 1.
  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// What is taken for the size of a terminal that does not know it.
  package static let usual = TerminalSize(columns: 80, rows: 24)
}

extension StandardStream {
  /// The size of the terminal, or the usual one where it is not known.
  var size: TerminalSize {
    guard let columns, let rows else { return .usual }
    return TerminalSize(columns: columns, rows: rows)
  }
}
