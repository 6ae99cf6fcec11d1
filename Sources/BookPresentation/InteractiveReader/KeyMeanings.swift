import TerminalKit
import TypedText

/// A way to move around a page with a key.
enum Scrolling: Equatable {
  case rows(Int)
  case toStart
  case toEnd
  case sections(Int)
  case paragraphs(Int)

  /// What a key does, or nil if it does not scroll; a page is a row less than is in view, so that
  /// one stays.
  init?(_ key: Key, rows: Int) {
    switch key {
    case .down, .enter, .character("j"), .character("J"), .character("e"), .control("n"),
      .control("e"):
      self = .rows(1)
    case .up, .character("k"), .character("K"), .character("y"), .control("p"), .control("y"):
      self = .rows(-1)
    case .pageDown, .character(" "), .character("f"), .control("f"), .control("v"):
      self = .rows(max(1, rows - 1))
    case .pageUp, .character("b"), .control("b"), .alt("v"): self = .rows(-max(1, rows - 1))
    case .character("d"), .control("d"): self = .rows(max(1, rows / 2))
    case .character("u"), .control("u"): self = .rows(-max(1, rows / 2))
    case .home, .character("g"), .character("<"): self = .toStart
    case .end, .character("G"), .character(">"): self = .toEnd
    case .tab, .character("]"): self = .sections(1)
    case .shiftTab, .character("["): self = .sections(-1)
    case .character("}"): self = .paragraphs(1)
    case .character("{"): self = .paragraphs(-1)
    default: return nil
    }
  }

  /// Whether the move leads to another part of a text, wherever that begins.
  var isByPart: Bool {
    switch self {
    case .sections, .paragraphs: true
    case .rows, .toStart, .toEnd: false
    }
  }

  /// The row at the top after the move, from 0 to the last that may be there; parts of the text
  /// begin at `stops`.
  func row(from top: Int, last: Int, stops: [Int] = []) -> Int {
    let row =
      switch self {
      case .rows(let count): top + count
      case .toStart: 0
      case .toEnd: last
      case .sections(1...): stops.first { $0 > top } ?? top
      case .paragraphs(1...): stops.first { $0 > top } ?? last
      case .sections, .paragraphs: stops.last { $0 < top } ?? 0
      }
    return min(max(row, 0), last)
  }

  /// Why a move led nowhere, to tell the user.
  func excuse(at top: Int, last: Int) -> String {
    switch self {
    case .rows(...0), .toStart, .sections(...0), .paragraphs(...0): Messages.atStart
    case .sections where top < last: Messages.inLastSection
    case .rows, .toEnd, .sections, .paragraphs: Messages.atEnd
    }
  }
}

/// The number of a volume or a chapter, typed a digit at a time.
///
/// The first digit chooses at once. If a second follows quickly, both together do.
///
///     var digits = TypedNumber()
///     digits.type("1", upTo: 12) { $0 <= 12 }  // 1
///     digits.type("2", upTo: 12) { $0 <= 12 }  // 12
struct TypedNumber {
  /// The digits that the next one may complete.
  private var typed = ""

  /// Whether the next digit may still belong to the number.
  var awaitsDigit: Bool { !typed.isEmpty }

  /// Takes an ASCII digit, and answers with the number that is meant now, or nil if there is none.
  mutating func type(_ digit: Character, upTo last: Int, where isThere: (Int) -> Bool) -> Int? {
    let numbers = [typed + String(digit), String(digit)].compactMap { Int($0) }
    let number = numbers.first(where: isThere)
    // The beginning of a number need not be one.
    let beginning = number ?? numbers.first { $0 <= last / 10 }
    typed = beginning.flatMap { $0 > 0 && $0 <= last / 10 ? String($0) : nil } ?? ""
    return number
  }

  mutating func reset() { typed = "" }
}

extension Key {
  var isDigit: Bool {
    guard case .character(let character) = self else { return false }
    return character.isASCII && character.isNumber
  }

  /// The keys that are meant: those of letters where a Korean layout types Hangul, and `?` for
  /// other keys that call for help.
  var meanings: [Key] {
    switch self {
    case .f1, .character("H"): [.character("?")]
    case .character(let character): character.keysOfTwoSetLayout?.map(Key.character) ?? [self]
    default: [self]
    }
  }
}
