import DisplayText
import Testing

struct StringJoinedTests {
  @Test(arguments: [
    ([], "", ""), (["a"], "a", "a"), (["a", "b"], "a, b", "a or b"),
    (["a", "", "c"], "a, , c", "a,  or c"), (["a", "b", "c"], "a, b, c", "a, b or c"),
  ])
  func wordsAreJoinedAndListed(words: [String], joined: String, listed: String) {
    #expect(words.joined(by: ", ") == joined)
    #expect(words.listed(with: "or") == listed)
  }
}
