package import DisplayText

/// A cell of the screen; row and column are counted from 0.
package struct ScreenPosition: Hashable, Sendable {
  package let row: Int
  package let column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// Turns frames into the bytes that update the screen from one to the next.
///
/// Rows that only have another place are moved there, as when a page is scrolled by a line. Only
/// rows that still differ are rewritten, each from its first column, and nothing is cleared before
/// it is overwritten, so there is no flicker.
package struct ScreenPainter: Sendable {
  private let encoder: ANSIEncoder
  private var shown: [StyledText] = []
  private var shownCursor: ScreenPosition?
  private var columns = 0
  private var target: String?

  /// Creates a painter for a screen whose contents are unknown and whose cursor is hidden.
  package init(encoder: ANSIEncoder) { self.encoder = encoder }

  /// Makes the next frame a whole one: something else may have drawn on the screen.
  package mutating func invalidate() { shown = [] }

  /// The bytes to write at once for a frame, which has a line for each row, none wider than the
  /// screen; none if the screen already shows it.
  ///
  /// The cursor is hidden unless it has a position. If the columns change, or the target of the
  /// address in the frame (see ``ANSIEncoder``), the frame is painted whole.
  package mutating func bytes(
    toShow frame: [StyledText], cursor: ScreenPosition? = nil, columns: Int,
    linkingTo target: String? = nil
  ) -> [UInt8] {
    let isOther = columns != self.columns || target != self.target
    if isOther || frame.count != shown.count { invalidate() }
    (self.columns, self.target) = (columns, target)
    let update = move(towards: frame) + rewrite(to: frame)
    guard !update.isEmpty || cursor != shownCursor else { return [] }
    // While rows are painted, a visible cursor would run along them.
    let hidden = shownCursor == nil ? "" : EscapeSequence.hideCursor
    shownCursor = cursor
    var bytes = (EscapeSequence.beginUpdate + hidden).utf8 + update
    if let cursor {
      bytes += EscapeSequence.move(toRow: cursor.row, column: cursor.column).utf8
      bytes += EscapeSequence.showCursor.utf8
    }
    return bytes + EscapeSequence.endUpdate.utf8
  }
}

// MARK: - Rows that differ

extension ScreenPainter {
  private mutating func rewrite(to frame: [StyledText]) -> [UInt8] {
    defer { shown = frame }
    return frame.indices.filter { !isShown(frame[$0], at: $0) }.flatMap { row(frame[$0], at: $0) }
  }

  private func isShown(_ line: StyledText, at row: Int) -> Bool {
    shown.indices.contains(row) && shown[row] == line
  }

  private func row(_ line: StyledText, at row: Int) -> [UInt8] {
    let start = EscapeSequence.move(toRow: row).utf8
    // With wrapping off the cursor stays on the last column of a full row, and would erase that.
    return start + encoder.encode(line, linkingTo: target)
      + (line.displayWidth < columns ? Array(EscapeSequence.eraseToEndOfLine.utf8) : [])
  }
}

// MARK: - Rows that have another place

extension ScreenPainter {
  /// Moves the rows from the first one that differs, if that leaves at most half as many to be
  /// rewritten.
  private mutating func move(towards frame: [StyledText]) -> [UInt8] {
    let differing = shown.indices.filter { shown[$0] != frame[$0] }
    guard let first = differing.first else { return [] }
    let distances = (1..<max(1, shown.count - first)).flatMap { [$0, -$0] }
    let distance = distances.first {
      rowsLeft(of: frame, from: first, afterMovingUpBy: $0) * 2 <= differing.count
    }
    guard let distance else { return [] }
    let start = EscapeSequence.move(toRow: first)
    let blank = Array(repeating: StyledText(), count: abs(distance))
    if distance > 0 {
      shown.removeSubrange(first..<first + distance)
      shown += blank
      return Array((start + EscapeSequence.deleteRows(distance)).utf8)
    } else {
      shown.insert(contentsOf: blank, at: first)
      shown.removeLast(blank.count)
      return Array((start + EscapeSequence.insertRows(blank.count)).utf8)
    }
  }

  private func rowsLeft(
    of frame: [StyledText], from first: Int, afterMovingUpBy distance: Int
  ) -> Int {
    (first..<frame.count).count { row in
      let origin = row + distance
      return origin < first || !isShown(frame[row], at: origin)
    }
  }
}
