import Testing
import TerminalKit

struct CharacterDisplayWidthTests {
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
}
