import Testing
@testable import DisplayText

struct UnicodeScalarColumnsTests {
  /// Scalars that Unicode's table alone would make wider or narrower, and why they are not.
  static let exceptions: [(reason: String, scalars: [ClosedRange<UInt32>], columns: Int)] = [
    ("a soft hyphen is drawn as a hyphen", [0xad...0xad], 1),
    (
      "signs that enclose the digits after them are visible, although they are format characters",
      [
        0x600...0x605, 0x6dd...0x6dd, 0x70f...0x70f, 0x890...0x891, 0x8e2...0x8e2,
        0x110bd...0x110bd, 0x110cd...0x110cd,
      ], 1
    ),
    ("half a flag is an emoji of its own", [0x1f1e6...0x1f1ff], 2),
    ("vowels and finals are drawn into the syllable before them", [0x1160...0x11ff], 0),
    ("so are the old ones, and what is not assigned beside them", [0xd7a4...0xd7ff], 0),
    ("what is not assigned beside the old initials is not wide either", [0xa97d...0xa97f], 0),
    ("the Hangul filler shows nothing", [0x3164...0x3164], 0),
  ]

  @Test(arguments: 0...0x10 as ClosedRange<UInt32>)
  func everyScalarIsAsWideAsUnicodeSays(plane: UInt32) {
    var wrong: [String] = []
    for value in plane << 16...plane << 16 | 0xffff {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let expected = Self.columns(of: scalar)
      if scalar.columns != expected {
        wrong.append("\(String(value, radix: 16)): \(scalar.columns), not \(expected)")
      }
    }
    #expect(wrong == [])
  }

  /// How many columns a scalar takes by its properties and Unicode's table, ambiguous ones one.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    for exception in exceptions {
      for range in exception.scalars where range.contains(scalar.value) {
        return exception.columns
      }
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return 0
    case .nonspacingMark, .spacingMark, .enclosingMark: return 0
    default:
      if EastAsianWidth.isWide[Int(scalar.value)] { return 2 }
      return scalar.properties.isDefaultIgnorableCodePoint ? 0 : 1
    }
  }

  @Test(
    arguments: [
      (0x10ff, false), (0x1100, true), (0x11ff, true), (0x1200, false), (0x3130, false),
      (0x3131, true), (0x318e, true), (0x318f, false), (0xa95f, false), (0xa960, true),
      (0xa97f, true), (0xa980, false), (0xabff, false), (0xac00, true), (0xd7a3, true),
      (0xd7ff, true), (0xe000, false), (0xffa1, false),
    ] as [(UInt32, Bool)])
  func hangulIsHangul(value: UInt32, isHangul: Bool) throws {
    #expect(try #require(Unicode.Scalar(value)).isHangul == isHangul)
  }
}
