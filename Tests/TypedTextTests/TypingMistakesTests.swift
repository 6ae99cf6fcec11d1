import TestSupport
import Testing
import TypedText

struct TypingMistakesTests {
  @Test(arguments: try CaseFile().table("counts what was typed wrong") as [(String, String, Int?)])
  func countsWhatWasTypedWrong(typed: String, word: String, count: Int?) {
    #expect(mistakes(in: typed, for: word) == count)
    #expect(mistakes(in: word, for: typed) == count)
  }

  /// Words of so many letters, and how many of them may be wrong.
  @Test(arguments: [(2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (32, 10)])
  func upToAThirdAreMistakes(length: Int, limit: Int) {
    let word = String(repeating: "a", count: length)
    let near = String(repeating: "b", count: limit) + word.dropFirst(limit)
    let far = String(repeating: "b", count: limit + 1) + word.dropFirst(limit + 1)
    #expect(mistakes(in: near, for: word) == limit)
    #expect(mistakes(in: far, for: word) == nil)
  }

  @Test func aLongTextIsNoWord() {
    let word = String(repeating: "a", count: TypingMistakes.maxWordLength)
    #expect(mistakes(in: word, for: word) == 0)
    let longer = word + "a"
    #expect(mistakes(in: longer, for: word) == nil)
    #expect(mistakes(in: word, for: longer) == nil)
  }

  private func mistakes(in typed: String, for word: String) -> Int? {
    TypingMistakes.count(in: Array(typed.unicodeScalars), for: Array(word.unicodeScalars)[...])
  }
}
