import DisplayText
import Testing

struct DisplayWidthTests {
  /// Columns, and Characters that take so many.
  static let characters: [(columns: Int, texts: [String])] = [
    (
      1,
      [
        "a", "~", " ", "é", "e\u{301}", "ß", "ж", "“", "…", "—", "①", "Ⅰ", "│", "▀", "ｱ", "ﾡ", "❤",
        "☎", "©", "1", "#", "\u{ad}", "\u{a0}", "ไ", "ที่", "क", "\u{600}1", "\u{e000}", "\u{378}",
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
        "का", "क्ष", "क्षि", "กำ", "ｶﾞ",
      ]
    ),
    (
      0,
      [
        "\0", "\n", "\r\n", "\u{1b}", "\u{7f}", "\u{9b}", "\u{301}", "\u{20dd}", "\u{200b}",
        "\u{200d}", "\u{2028}", "\u{feff}", "\u{fe0f}", "\u{3164}", "\u{1160}", "\u{11a8}",
        "\u{d7b0}", "\u{e0041}", "\u{93e}",
      ]
    ),
  ]

  @Test(arguments: characters)
  func everyCharacterHasItsColumns(columns: Int, texts: [String]) {
    for text in texts { #expect(Character(text).displayWidth == columns, "\(text)") }
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

  @Test(
    arguments: RandomText.texts(of: RandomText.pieces, count: 200, seed: 2)
      + RandomText.hostileTexts(count: 200, seed: 3))
  func aTextIsAsWideAsItsCharacters(text: String) {
    #expect(text.displayWidth == text.reduce(0) { $0 + $1.displayWidth })
  }

  @Test(arguments: [(-1, ""), (0, ""), (1, " "), (20, "                    ")])
  func aNumberOfSpacesIsMade(count: Int, spaces: String) {
    #expect(String.spaces(count) == spaces)
  }
}
