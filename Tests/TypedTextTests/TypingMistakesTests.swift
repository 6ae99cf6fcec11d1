import Testing
import TypedText

struct TypingMistakesTests {
  @Test(arguments: [
    ("show", "show", 0), ("shwo", "show", 1), ("hsow", "show", 1), ("sow", "show", 1),
    ("shows", "show", 1), ("shaw", "show", 1), ("abcdef", "badcef", 2), ("ab", "ba", nil),
    ("azkabn", "azkaban", 1), ("list", "show", nil), ("", "", 0), ("a", "", nil),
    // Swapped letters with another between them are two mistakes.
    ("ca", "abc", nil), ("cbadef", "abcdef", 2),
    ("first", "fire", nil), ("book", "blood", nil), ("shell", "help", nil),
  ])
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
