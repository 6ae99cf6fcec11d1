/// Turns one frame after another into the bytes that bring the screen from each to the next.
///
/// Only rows that differ are written again, each from its first column, and nothing is cleared
/// before it is overwritten, so there is nothing to flicker.
///
///     var painter = ScreenPainter(encoder: ANSIEncoder(usesColor: true))
///     painter.bytes(toShow: frame, columns: 80)  // the whole screen
///     painter.bytes(toShow: frame, columns: 80)  // nothing
package struct ScreenPainter: Sendable {
  private static let beginning = Array("\u{1b}[?2026h".utf8)
  private static let end = Array("\u{1b}[?2026l".utf8)

  private let encoder: ANSIEncoder
  private var shown: [StyledText] = []
  private var columns = 0

  /// Creates a painter for a screen of which nothing is known.
  ///
  /// - Parameter encoder: What turns rows into bytes.
  package init(encoder: ANSIEncoder) {
    self.encoder = encoder
  }

  /// Forgets what the screen shows, because something else may have drawn on it.
  package mutating func forget() {
    shown = []
  }

  /// Paints a frame.
  ///
  /// - Parameters:
  ///   - frame: A line for each row of the screen, none of them wider than the screen.
  ///   - columns: The columns of the screen. Where they change, nothing shown before counts.
  /// - Returns: What to write at once; nothing where the screen shows the frame already.
  package mutating func bytes(toShow frame: [StyledText], columns: Int) -> [UInt8] {
    if columns != self.columns || frame.count != shown.count { forget() }
    let changed = frame.indices.filter { !shown.indices.contains($0) || shown[$0] != frame[$0] }
    (shown, self.columns) = (frame, columns)
    guard !changed.isEmpty else { return [] }
    return Self.beginning + changed.flatMap { row(frame[$0], at: $0) } + Self.end
  }
}

extension ScreenPainter {
  private func row(_ line: StyledText, at row: Int) -> [UInt8] {
    let start = Array("\u{1b}[\(row + 1);1H".utf8) + encoder.encode(line)
    // Behind a full row the cursor stands on its last column, which erasing would take away.
    return line.displayWidth < columns ? start + Array("\u{1b}[K".utf8) : start
  }
}
