import TestSupport
import Testing

@testable import DisplayText

struct StringDisplayWidthTests {
  /// Columns, and Characters that take so many.
  static let characters: [(columns: Int, texts: [String])] = [
    (
      1,
      [
        "a", "~", " ", "é", "e\u{301}", "ß", "ж", "“", "…", "—", "①", "Ⅰ", "│", "▀", "ｱ", "ﾡ", "❤",
        "☎", "©", "1", "#", "\u{ad}", "\u{a0}", "ไ", "ที่", "क", "\u{93e}", "\u{102b}", "\u{1038}",
        "\u{1062}",
        "\u{600}1", "\u{e000}", "\u{378}",
        // Only the right selector makes an emoji.
        "a\u{fe0f}", "…\u{fe0f}", "1\u{20e3}", "❤\u{fe0e}",
      ]
    ),
    (
      2,
      [
        "가", "각", "힣", "각", "ㄱ", "ᄀ", "漢", "か", "が", "カ", "、", "「", "Ａ", "\u{3000}", "〒",
        "𠀀", "〈", "㈱", "龍\u{e0100}",
        "📚", "👍🏽", "👨‍👩‍👧", "🇰🇷", "🇰", "❤️", "❤️‍🔥", "☺️", "1️⃣", "#️⃣", "©️", "⌚", "🏳️‍🌈", "🧑‍🚀", "🫩",
        "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
        // Narrow ones with a part that has a place of its own.
        "का", "क्ष", "กำ", "ｶﾞ",
      ]
    ),
    (
      0,
      [
        "\0", "\n", "\r\n", "\u{1b}", "\u{7f}", "\u{9b}", "\u{301}", "\u{20dd}", "\u{200b}",
        "\u{200d}", "\u{2028}", "\u{feff}", "\u{fe0f}", "\u{3164}", "\u{1160}", "\u{11a8}",
        "\u{d7b0}", "\u{e0041}",
      ]
    ),
  ]

  @Test(arguments: characters)
  func everyCharacterHasItsColumns(columns: Int, texts: [String]) {
    for text in texts { #expect(Character(text).displayWidth == columns, "\(text)") }
  }

  @Test(arguments: try CaseFile().table("columns are counted") as [(String, Int)])
  func columnsAreCounted(text: String, width: Int) {
    #expect(text.displayWidth == width)
    #expect(String("(\(text))".dropFirst().dropLast()).displayWidth == width)
  }

  @Test(
    arguments: RandomText.texts(of: RandomText.pieces, count: 200, seed: 2)
      + RandomText.hostileTexts(count: 200, seed: 3))
  func aTextIsAsWideAsItsCharacters(text: String) {
    #expect(text.displayWidth == text.reduce(0) { $0 + $1.displayWidth })
  }
}

struct StringPlainWidthTests {
  /// Every scalar that is plain and narrow; none stands beyond the blocks.
  static let scalars = (UInt32(0)...0x3000).compactMap(Unicode.Scalar.init)
    .filter { String($0).plainWidth != nil }

  /// Every scalar that is plain and wide; all that there are stand in the first plane.
  private static let wideScalars = (UInt32(0x3001)...(Breadth.isWhole ? 0x10FFFF : 0x1FFFF))
    .compactMap(Unicode.Scalar.init).filter { String($0).plainWidth != nil }

  @Test func latinLettersTypographicMarksAndLinesArePlain() {
    let text = "It’s “magic” — ‘naïve’ façades, Œuvres – über ſelten… © ® ª ¿¡ ʰ ━─█▀▐"
    #expect(text.plainWidth == text.count)
    #expect("".plainWidth == 0)
    #expect(Self.scalars.count == 0x5f + 0x25e + 0x18 + 0xa0)
  }

  @Test(arguments: try CaseFile().texts("all else is not"))
  func allElseIsNot(text: String) {
    #expect(text.plainWidth == nil)
    #expect("plain\(text)".plainWidth == nil)
    #expect("\(text) plain and a good deal longer than sixteen bytes".plainWidth == nil)
  }

  @Test(arguments: scalars)
  func aPlainScalarIsAVisibleCharacterOfOneColumn(scalar: Unicode.Scalar) {
    let text = String(scalar)
    #expect(Character(scalar).displayWidth == 1)
    #expect(!scalar.properties.isDefaultIgnorableCodePoint)
    #expect(scalar == " " || !scalar.properties.isWhitespace)
    #expect(![.control, .format, .nonspacingMark].contains(scalar.properties.generalCategory))
    for neighbour in ["a", "’", "©", "é", "\r", "\n", text] {
      #expect((text + neighbour).count == 2)
      #expect((neighbour + text).count == 2)
    }
  }

  @Test func syllablesOfHangulKanaAndIdeographsArePlain() {
    #expect("마법사의 돌 ハリポタ か 魔法使い".plainWidth == 32)
    #expect(Self.wideScalars.count == 0x56 + 0x5a + 0x6000 + 11_172)
  }

  /// Wide ones begin and end no Character with others but marks and letters of one syllable.
  @Test func aPlainWideScalarIsAVisibleCharacterOfTwoColumns() {
    for scalar in Self.wideScalars {
      let text = String(scalar)
      let isVisible =
        scalar.isAlwaysShown && !scalar.properties.isWhitespace
        && scalar.properties.canonicalCombiningClass == .notReordered
      #expect(isVisible && scalar.columns == 2 && text.plainWidth == 2, "\(text)")
      let both = "a\(text)é\(text)’\(text)각\(text)か\(text)\r\(text)\n\(text)\(text)"
      #expect(both.count == 15, "\(text)")
    }
  }

  @Test(arguments: RandomText.texts(of: RandomText.mixedPieces, count: 500, seed: 11))
  func aMixedTextIsAsWideAsItsCharacters(text: String) {
    let width = text.reduce(0) { $0 + $1.displayWidth }
    #expect(text.displayWidth == width)
    #expect(text.plainWidth == nil || text.plainWidth == width)
    #expect(text.plainWidth == nil || text.sanitizedForTerminal() == text)
  }
}

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

  /// By planes; in most of those behind the first two, nothing is assigned.
  @Test(arguments: [0, 1] + (2...0x10 as ClosedRange<UInt32>).sampled(1))
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
    case .nonspacingMark, .enclosingMark: return 0
    case .spacingMark: return 1
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
