package import DisplayText

/// A cell of the screen; row and column are counted from 0.
package struct ScreenPosition: Hashable, Sendable {
  package let row: Int
  package let column: Int

  package init(row: Int, column: Int) { (self.row, self.column) = (row, column) }
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
    let update =
      move(towards: frame)
      + frame.indices.filter { !isShown(frame[$0], at: $0) }.flatMap { row(frame[$0], at: $0) }
    shown = frame
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

// MARK: Rows that differ

extension ScreenPainter {
  private func isShown(_ line: StyledText, at row: Int) -> Bool {
    shown.indices.contains(row) && shown[row] == line
  }

  private func row(_ line: StyledText, at row: Int) -> [UInt8] {
    let start = EscapeSequence.move(toRow: row).utf8
    // With wrapping off the cursor stays on the last column of a full row, and would erase that.
    return start + encoder.encode(line, linkingTo: target)
      + (line.displayWidth < columns ? Array(EscapeSequence.eraseToEndOfLine.utf8) : [])
  }

  // MARK: Rows that have another place

  /// Moves the rows from the first one that differs, if that leaves at most half as many to be
  /// rewritten.
  private mutating func move(towards frame: [StyledText]) -> [UInt8] {
    let differing = shown.indices.filter { shown[$0] != frame[$0] }
    guard let first = differing.first else { return [] }
    let distances = (1..<max(1, shown.count - first)).flatMap { [$0, -$0] }
    for distance in distances {
      let rows = first..<endOfMove(to: frame, from: first, by: distance)
      guard rowsLeft(of: frame, afterMoving: rows, upBy: distance) * 2 <= differing.count else {
        continue
      }
      return move(rows, upBy: distance)
    }
    return []
  }

  /// The row behind those that are moved: the one behind the last that finds its place, if any from
  /// there on stays where it is, as the line above a status line does.
  private func endOfMove(to frame: [StyledText], from first: Int, by distance: Int) -> Int {
    let (origins, places) = distance > 0 ? (shown, frame) : (frame, shown)
    let rows = first + abs(distance)..<frame.count
    guard let last = rows.last(where: { origins[$0] == places[$0 - abs(distance)] }) else {
      return frame.count
    }
    let staysBelow = (last + 1..<frame.count).contains { isShown(frame[$0], at: $0) }
    return staysBelow ? last + 1 : frame.count
  }

  private func rowsLeft(
    of frame: [StyledText], afterMoving rows: Range<Int>, upBy distance: Int
  ) -> Int {
    (rows.lowerBound..<frame.count).count { row in
      guard rows.contains(row) else { return !isShown(frame[row], at: row) }
      let origin = row + distance
      return !rows.contains(origin) || !isShown(frame[row], at: origin)
    }
  }

  /// Rows that are pushed off the end of the screen need not be deleted there, and such as come up
  /// from it not be inserted.
  private mutating func move(_ rows: Range<Int>, upBy distance: Int) -> [UInt8] {
    let (top, end) = (rows.lowerBound, rows.upperBound - abs(distance))
    let (from, to) = distance > 0 ? (top, end) : (end, top)
    let staysBelow = rows.upperBound < shown.count
    shown.removeSubrange(from..<from + abs(distance))
    shown.insert(contentsOf: repeatElement(StyledText(), count: abs(distance)), at: to)
    let deletion = EscapeSequence.move(toRow: from) + EscapeSequence.deleteRows(abs(distance))
    let insertion = EscapeSequence.move(toRow: to) + EscapeSequence.insertRows(abs(distance))
    return Array(
      ((distance > 0 || staysBelow ? deletion : "") + (distance < 0 || staysBelow ? insertion : ""))
        .utf8)
  }
}
