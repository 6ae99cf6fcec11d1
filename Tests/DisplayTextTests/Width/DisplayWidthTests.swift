import DisplayText
import Testing

struct DisplayWidthTests {
  @Test(
    arguments: [
      "a", "~", " ", "é", "e\u{301}", "ß", "ж", "“", "…", "—", "①", "Ⅰ", "│", "▀", "ｱ", "ﾡ", "❤",
      "☎", "©", "1", "#", "\u{ad}", "\u{a0}", "ไ", "ที่", "क", "\u{600}1", "\u{e000}", "\u{378}",
    ])
  func mostCharactersTakeOneColumn(text: String) {
    #expect(Character(text).displayWidth == 1)
  }

  @Test(
    arguments: [
      "가", "각", "힣", "각", "ㄱ", "ᄀ", "漢", "か", "が", "カ", "、", "「", "Ａ", "\u{3000}", "〒",
      "𠀀", "〈", "㈱", "龍\u{e0100}",
    ])
  func eastAsianCharactersTakeTwo(text: String) {
    #expect(Character(text).displayWidth == 2)
  }

  /// As many as in the file of the standard that the sources name, so that no range begins or ends
  /// one too early or too late.
  @Test(
    arguments: [
      (0x0...0x2fff, 457), (0x3000...0x9fff, 28_634), (0xa000...0xffff, 13_104),
      (0x10000...0x1ffff, 8408), (0x20000...0x3ffff, 131_068),
    ] as [(ClosedRange<UInt32>, Int)])
  func soManyScalarsTakeTwoWithoutBeingEmoji(codePoints: ClosedRange<UInt32>, count: Int) {
    let wide = codePoints.lazy.compactMap(Unicode.Scalar.init).filter {
      !$0.properties.isEmojiPresentation && Character($0).displayWidth == 2
    }

    #expect(wide.count == count)
  }

  @Test(
    arguments: [
      "📚", "👍🏽", "👨‍👩‍👧", "🇰🇷", "🇰", "❤️", "❤️‍🔥", "☺️", "1️⃣", "#️⃣", "©️", "⌚", "🏳️‍🌈", "🧑‍🚀", "🫩",
      "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    ])
  func emojiTakeTwo(text: String) {
    #expect(Character(text).displayWidth == 2)
  }

  @Test(arguments: ["का", "क्ष", "क्षि", "กำ", "ｶﾞ"])
  func asDoNarrowCharactersWithAPartOfItsOwnPlace(text: String) {
    #expect(Character(text).displayWidth == 2)
  }

  @Test(
    arguments: [
      "\0", "\n", "\r\n", "\u{1b}", "\u{7f}", "\u{9b}", "\u{301}", "\u{20dd}", "\u{200b}",
      "\u{200d}",
      "\u{2028}", "\u{feff}", "\u{fe0f}", "\u{3164}", "\u{1160}", "\u{11a8}", "\u{d7b0}",
      "\u{e0041}",
      "\u{93e}",
    ])
  func controlsAndMarksAloneTakeNone(text: String) {
    #expect(Character(text).displayWidth == 0)
  }

  @Test(arguments: ["a\u{fe0f}", "…\u{fe0f}", "1\u{20e3}", "❤\u{fe0e}"])
  func onlyTheRightSelectorMakesAnEmoji(text: String) {
    #expect(Character(text).displayWidth == 1)
  }

  @Test(arguments: [
    ("", 0), ("Hogwarts", 8), ("호그와트", 8), ("호그와트", 8), ("제1권 — “돌”", 12),
    ("👨‍👩‍👧 가족", 7), ("🇰🇷🇯🇵🇰", 6), ("a\u{1b}b\u{7f}", 2), ("e\u{301}e\u{301}", 2),
    ("\u{600}1 a", 3), ("1️⃣2", 3), ("日本語です。", 12), ("a\r\nb", 2),
  ])
  func columnsAreCounted(text: String, width: Int) {
    #expect(text.displayWidth == width)
    #expect("(\(text))".dropFirst().dropLast().displayWidth == width)
  }

  @Test(arguments: RandomText.texts(of: RandomText.pieces, count: 200, seed: 2))
  func aTextIsAsWideAsItsCharacters(text: String) {
    #expect(text.displayWidth == text.reduce(0) { $0 + $1.displayWidth })
  }

  @Test(arguments: RandomText.hostileTexts(count: 200, seed: 3))
  func aHostileTextIsAsWideAsItsCharacters(text: String) {
    #expect(text.displayWidth == text.reduce(0) { $0 + $1.displayWidth })
  }

  @Test(arguments: [(-1, ""), (0, ""), (1, " "), (20, "                    ")])
  func aNumberOfSpacesIsMade(count: Int, spaces: String) {
    #expect(String.spaces(count) == spaces)
  }
}
