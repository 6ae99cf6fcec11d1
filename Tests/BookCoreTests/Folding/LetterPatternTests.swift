import TestSupport
import Testing

@testable import BookCore

struct LetterPatternTests {
  /// Parts of texts that fold to the same letters, or nearly, and those that come between.
  private static let pieces = [
    "r", "R", "ra", "ｒ", "ŕ", "r\u{301}", "\u{301}", "a", "Æ", "ß", "7", "７", "각", "각".decomposed,
    "가", "가\u{11A8}", "만", "만".decomposed, "마", "ㄱ", "マ", "か", "が".decomposed, "豈", "\u{F900}", "’",
    "'", " ", "-", ".", "\"",
    ",", "“", "\r\n", "\u{200D}", "🇰🇷", "👨‍👩‍👧", "กำ",
  ]

  @Test func noTextIsPassedOverThatHasTheLetters() {
    var dice = SeededGenerator(seed: 5)
    var passedOver = 0
    for _ in (0..<20_000).sampled(8_000) {
      var folding = TextFolding()
      let typed = Self.text(ofAtMost: 3, &dice)
      let letters = Array(folding.fold(typed).trimmedLetters)
      guard letters.contains(where: { $0 != " " }) else { continue }
      let pattern = LetterPattern(letters)
      let text = Self.text(ofAtMost: 8, &dice)
      if pattern.mayBe(in: StoredText(text)) { continue }
      passedOver += 1
      #expect(!pattern.isFound(in: folding.fold(text), as: .part), "\(typed) in \(text)")
    }
    #expect(passedOver > 400)
  }

  @Test(arguments: [
    ("owl", "The Boy Who Lived"), ("해리", "마법사의 돌"), ("해리", "해는 리본"), ("owl", "마법사"),
    ("1984", "Part 19, 48"),
  ])
  func aTextWithoutTheLettersIsPassedOver(word: String, text: String) throws {
    #expect(!LetterPattern(Array(word.unicodeScalars)).mayBe(in: StoredText(text)))
  }

  private static func text(ofAtMost count: Int, _ dice: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...count, using: &dice))
      .map { _ in pieces.randomElement(using: &dice) ?? "" }.joined()
  }
}
