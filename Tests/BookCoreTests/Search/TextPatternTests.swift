import BookCore
import Testing

struct TextPatternTests {
  @Test(arguments: [
    ("PHILOSOPHERS  stone", ["Philosopher’s Stone"]), ("stone", ["Stone", "stone"]),
    ("stone stone", []), ("owl", []),
  ])
  func wordsAreFoundAsTheyStand(words: String, found: [String]) {
    let text = "The Philosopher’s Stone is a stone."
    #expect(TextPattern(words)?.places(in: text).map { String(text[$0]) } == found)
  }

  @Test(arguments: ["", "  ", "’"])
  func withoutALetterThereIsNothingToLookFor(words: String) {
    #expect(TextPattern(words) == nil)
  }
}
