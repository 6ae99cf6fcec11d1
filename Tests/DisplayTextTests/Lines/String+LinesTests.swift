import DisplayText
import TestSupport
import Testing

struct StringLinesTests {
  @Test(arguments: try CaseFile().table("lines end at line feeds") as [(String, [String])])
  func linesEndAtLineFeeds(text: String, lines: [String]) { #expect(text.hardLines == lines) }

  @Test(arguments: ["a\rb", "a\u{b}b", "a\u{c}b", "a\u{85}b", "a\u{2028}b", "a\u{2029}b"])
  func nothingElseEndsALine(text: String) { #expect(text.hardLines == [text]) }

  @Test(arguments: try CaseFile().pairs("a text takes one line"))
  func aTextTakesOneLine(text: String, line: String) { #expect(text.onOneLine == line) }

  @Test(arguments: try CaseFile().table("words stand between spaces") as [(String, [String])])
  func wordsStandBetweenSpaces(text: String, parts: [String]) {
    #expect(text.parts { $0 == " " } == parts)
    #expect(text.words == parts.filter { !$0.isEmpty })
  }
}

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
