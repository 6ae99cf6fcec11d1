/// Turns frames into the bytes that update the screen from one to the next.
///
/// Only rows that differ are rewritten, each from its first column, and nothing is cleared before
/// it is overwritten, so nothing flickers.
///
///     var painter = ScreenPainter(encoder: ANSIEncoder(usesColor: true))
///     painter.bytes(toShow: frame, columns: 80)  // the whole screen
///     painter.bytes(toShow: frame, columns: 80)  // nothing
package struct ScreenPainter: Sendable {
  private let encoder: ANSIEncoder
  private var shown: [StyledText] = []
  private var columns = 0

  /// Creates a painter for a screen whose contents are unknown.
  ///
  /// - Parameter encoder: What turns rows into bytes.
  package init(encoder: ANSIEncoder) {
    self.encoder = encoder
  }

  /// Makes the next frame a whole one, because something else may have drawn on the screen.
  package mutating func invalidate() {
    shown = []
  }

  /// Paints a frame.
  ///
  /// - Parameters:
  ///   - frame: A line for each row of the screen, none wider than the screen.
  ///   - columns: The columns of the screen. If they change, the frame is painted whole.
  /// - Returns: What to write at once; nothing if the screen already shows the frame.
  package mutating func bytes(toShow frame: [StyledText], columns: Int) -> [UInt8] {
    if columns != self.columns || frame.count != shown.count { invalidate() }
    let changed = frame.indices.filter { !shown.indices.contains($0) || shown[$0] != frame[$0] }
    (shown, self.columns) = (frame, columns)
    guard !changed.isEmpty else { return [] }
    return EscapeSequence.beginUpdate.utf8 + changed.flatMap { row(frame[$0], at: $0) }
      + EscapeSequence.endUpdate.utf8
  }
}

extension ScreenPainter {
  private func row(_ line: StyledText, at row: Int) -> [UInt8] {
    let start = EscapeSequence.moveToRow(row).utf8 + encoder.encode(line)
    // After a full row the cursor is on its last column, which erasing would clear.
    return line.displayWidth < columns ? start + EscapeSequence.eraseToEndOfLine.utf8 : start
  }
}
