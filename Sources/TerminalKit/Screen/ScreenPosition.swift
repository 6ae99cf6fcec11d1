/// A cell of the screen.
package struct ScreenPosition: Hashable, Sendable {
  /// The row, counted from 0.
  package let row: Int

  /// The column, counted from 0.
  package let column: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - row: The row, counted from 0.
  ///   - column: The column, counted from 0.
  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
