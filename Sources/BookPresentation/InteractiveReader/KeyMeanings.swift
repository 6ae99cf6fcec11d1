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

  /// The row at the top after the move, from 0 to the last that may be there.
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

  /// Why a move led nowhere, to tell the user.
  func excuse(at top: Int, last: Int) -> String {
    switch self {
    case .rows(...0), .toStart, .sections(...0): Messages.atStart
    case .sections where top < last: Messages.inLastSection
    case .rows, .toEnd, .sections: Messages.atEnd
    }
  }
}

/// The number of a volume, typed a digit at a time.
///
/// The first digit selects a volume at once. If a second follows quickly, both together do.
///
///     var digits = VolumeDigits()
///     digits.type("1", in: 1...12)  // 1
///     digits.type("2", in: 1...12)  // 12
struct VolumeDigits {
  /// The digits that the next one may complete.
  private var typed = ""

  /// Whether the next digit may still belong to the number.
  var awaitsDigit: Bool {
    !typed.isEmpty
  }

  /// Takes an ASCII digit.
  ///
  /// - Returns: The volume that is meant now, or nil if there is none.
  mutating func type(_ digit: Character, in volumes: ClosedRange<Int>) -> Int? {
    let numbers = [typed + String(digit), String(digit)].compactMap { Int($0) }
    let volume = numbers.first(where: volumes.contains)
    typed = volume.flatMap { $0 * 10 <= volumes.upperBound ? String($0) : nil } ?? ""
    return volume
  }

  /// Forgets the digits, so that the next one begins a number.
  mutating func reset() {
    typed = ""
  }
}

extension Key {
  /// Whether the key types an ASCII digit.
  var isDigit: Bool {
    guard case .character(let character) = self else { return false }
    return character.isASCII && character.isNumber
  }
}
