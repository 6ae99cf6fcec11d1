import Testing
import TerminalKit

struct StringDisplayWidthTests {
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
}
