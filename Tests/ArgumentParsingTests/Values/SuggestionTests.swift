import Testing
import TypedText

@testable import ArgumentParsing

struct SuggestionTests {
  /// Words, and which of the known ones are suggested.
  @Test(
    arguments: [
      ("cat", ["bat", "hat"], ["bat", "hat"]), ("shows", ["snowy", "shown"], ["shown"]),
      ("shows", ["shown", "snows"], ["shown", "snows"]),
      ("sho", ["shopping", "shw"], ["shopping"]),
      ("EXP", ["Expansion"], ["Expansion"]), ("show", ["showing", "Show"], ["Show"]),
      ("exp", ["exit", "expansion", "export"], ["expansion", "export"]),
      ("read", ["unread"], []), ("unfinishd", ["finished"], []), ("not-json", ["json"], []),
      ("move", ["remove"], []), ("emove", ["remove"], ["remove"]),
      ("unraed", ["unread"], ["unread"]),
      ("nocolor", ["color", "no-color"], ["no-color"]), ("udno", ["undo"], ["undo"]),
      ("shwo", ["list", "show", "shown"], ["show"]), ("s", ["list"], []), ("s", [], []),
      ("emna", ["emma", "emna", "enna"], ["emna"]),
      ("emxa", ["enna", "emma", "emna"], ["emma", "emna"]), ("show 3", ["show"], []),
      ("cat", ["dog"], []), ("", ["a"], []), ("cat", [], []),
    ] as [(String, [String], [String])])
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
