import TerminalKit
import Testing
@testable import BookPresentation

struct VolumeDigitsTests {
  static let nines = [Int?](repeating: 9, count: 21)

  /// Digits, the number of volumes, which volume each digit leads to, and whether another one is
  /// awaited after it.
  @Test(
    arguments: [
      ("12", 12, [1, 12], [true, false]), ("12", 11, [1, 2], [true, false]),
      ("123", 123, [1, 12, 123], [true, true, false]),
      ("123", 122, [1, 12, 3], [true, true, true]), ("10", 10, [1, 10], [true, false]),
      ("10", 9, [1, nil], [false, false]), ("05", 9, [nil, 5], [false, false]),
      ("91", 9, [9, 1], [false, false]), ("4", 42, [4], [true]), ("5", 42, [5], [false]),
      ("42", 42, [4, 42], [true, false]), ("43", 42, [4, 3], [true, true]),
      ("40", 42, [4, 40], [true, false]), ("400", 42, [4, 40, nil], [true, false, false]),
      ("432", 42, [4, 3, 32], [true, true, false]),
      (
        "4343", 42, [4, 3, 34, 3],
        [true, true, false, true]
      ),
      ("007", 42, [nil, nil, 7], [false, false, false]), ("01", 42, [nil, 1], [false, true]),
      ("0", 42, [nil], [false]), ("111", 42, [1, 11, 1], [true, false, true]),
      ("1", 1, [1], [false]), ("2", 1, [nil], [false]),
      ("1000", 1000, [1, 10, 100, 1000], [true, true, true, false]),
      ("999999999999999999999", 9, nines, nines.map { _ in false }),
    ] as [(String, Int, [Int?], [Bool])])
  func eachDigitLeadsOnWhereItCan(
    typed: String, volumes: Int, meant: [Int?], isAwaited: [Bool]
  ) {
    var digits = VolumeDigits()
    var awaited: [Bool] = []
    let found = typed.map {
      defer { awaited.append(digits.awaitsDigit) }
      return digits.type($0, in: 1...volumes)
    }
    #expect(found == meant)
    #expect(awaited == isAwaited)
  }

  @Test func afterAResetADigitBeginsANumber() {
    var digits = VolumeDigits()
    #expect(digits.type("1", in: 1...12) == 1)
    digits.reset()
    #expect(!digits.awaitsDigit)
    #expect(digits.type("2", in: 1...12) == 2)
  }

  @Test(arguments: [
    (Key.character("0"), true), (.character("9"), true), (.character("/"), false),
    (.character(":"), false), (.character("٣"), false), (.character("５"), false),
    (.character("½"), false), (.control("1"), false), (.enter, false),
  ])
  func onlyASCIIDigitsAreDigits(key: Key, isDigit: Bool) {
    #expect(key.isDigit == isDigit)
  }
}
