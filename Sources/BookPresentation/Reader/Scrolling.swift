import TerminalKit

/// A way to move around a page with a key.
enum Scrolling: Equatable {
  case rows(Int)
  case toStart
  case toEnd
  case sections(Int)

  /// What a key does, or nil if it does not scroll.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - rows: The rows in view. A page is one less, so that a row stays in view.
  init?(_ key: Key, rows: Int) {
    switch key {
    case .down, .character("j"), .control("n"), .control("e"): self = .rows(1)
    case .up, .character("k"), .control("p"), .control("y"): self = .rows(-1)
    case .pageDown, .character(" "), .character("f"), .control("f"): self = .rows(max(1, rows - 1))
    case .pageUp, .character("b"), .control("b"): self = .rows(-max(1, rows - 1))
    case .character("d"), .control("d"): self = .rows(max(1, rows / 2))
    case .character("u"), .control("u"): self = .rows(-max(1, rows / 2))
    case .home, .character("g"): self = .toStart
    case .end, .character("G"): self = .toEnd
    case .tab, .character("]"): self = .sections(1)
    case .shiftTab, .character("["): self = .sections(-1)
    default: return nil
    }
  }

  /// Whether the move leads to another section, wherever that is.
  var isBySection: Bool {
    if case .sections = self { true } else { false }
  }

  /// The row at the top after the move.
  ///
  /// - Parameters:
  ///   - top: The row at the top before the move.
  ///   - last: The last row that may be at the top.
  ///   - sections: The rows on which sections begin.
  /// - Returns: A row from 0 to the last.
  func row(from top: Int, last: Int, sections: [Int] = []) -> Int {
    let row =
      switch self {
      case .rows(let count): top + count
      case .toStart: 0
      case .toEnd: last
      case .sections(let step) where step > 0: sections.first { $0 > top } ?? top
      case .sections: sections.last { $0 < top } ?? 0
      }
    return min(max(row, 0), last)
  }

  /// Why a move led nowhere.
  ///
  /// - Parameters:
  ///   - top: The row at the top.
  ///   - last: The last row that may be at the top.
  /// - Returns: What to tell the user.
  func excuse(at top: Int, last: Int) -> String {
    switch self {
    case .rows(...0), .toStart, .sections(...0): Messages.atStart
    case .sections where top < last: Messages.inLastSection
    case .rows, .toEnd, .sections: Messages.atEnd
    }
  }
}
