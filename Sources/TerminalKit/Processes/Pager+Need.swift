extension Pager {
  private static let usualRows = 24
  private static let usualColumns = 80

  /// Whether a page is too high for a terminal.
  ///
  /// The last row belongs to the prompt of the shell. A line that is wider than the terminal
  /// takes as many rows as it needs.
  ///
  ///     Pager.isNeeded(for: lines, rows: 24, columns: 80)  // true from 24 lines on
  ///
  /// - Parameters:
  ///   - lines: The page.
  ///   - rows: The rows of the terminal, or nil for the usual 24.
  ///   - columns: The columns of the terminal, or nil for the usual 80.
  /// - Returns: Whether its beginning would be out of sight at the end.
  package static func isNeeded(for lines: [StyledText], rows: Int?, columns: Int?) -> Bool {
    let columns = max(1, columns ?? usualColumns)
    let height = lines.reduce(0) { $0 + max(1, ($1.displayWidth + columns - 1) / columns) }
    return height >= rows ?? usualRows
  }
}
