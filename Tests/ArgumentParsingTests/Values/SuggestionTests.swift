import TestSupport
import Testing
import TypedText

@testable import ArgumentParsing

struct SuggestionTests {
  /// Words, and which of the known ones are suggested.
  @Test(
    arguments: try CaseFile().table("the nearest are meant") as [(String, [String], [String])])
  func theNearestAreMeant(typed: String, words: [String], meant: [String]) {
    #expect(Suggestion.words(like: typed, among: words) == meant)
  }

  @Test func aWordMayBeAsLongAsTheLongestThatIsCompared() {
    let limit = TypingMistakes.maxWordLength
    let longest = String(repeating: "a", count: limit - 1)
    #expect(Suggestion.words(like: longest + "b", among: [longest + "c"]) == [longest + "c"])
    #expect(Suggestion.words(like: longest + "bb", among: [longest + "bb"]) == [])
  }
}
