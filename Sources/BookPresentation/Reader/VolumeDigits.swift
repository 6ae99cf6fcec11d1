import TerminalKit

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

  /// Takes a digit.
  ///
  /// - Parameters:
  ///   - digit: A ASCII digit.
  ///   - volumes: The volumes that there are.
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
  /// Whether this types a ASCII digit.
  var isDigit: Bool {
    guard case .character(let character) = self else { return false }
    return ("0"..."9").contains(character) && character.isASCII
  }
}
