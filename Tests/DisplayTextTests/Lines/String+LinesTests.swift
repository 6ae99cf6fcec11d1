import DisplayText
import Testing

struct StringLinesTests {
  @Test(arguments: [
    ("", [""]), ("one", ["one"]), ("one\ntwo", ["one", "two"]),
    ("one\r\ntwo\r\n", ["one", "two"]), ("one\n", ["one"]), ("one\n\n", ["one", ""]),
    ("\n", [""]), ("\none", ["", "one"]), ("one\n\u{301}two", ["one", "\u{301}two"]),
  ])
  func linesEndAtLineFeeds(text: String, lines: [String]) {
    #expect(text.hardLines == lines)
  }

  @Test(arguments: ["a\rb", "a\u{b}b", "a\u{c}b", "a\u{85}b", "a\u{2028}b", "a\u{2029}b"])
  func nothingElseEndsALine(text: String) { #expect(text.hardLines == [text]) }

  @Test(arguments: [
    ("", ""), (" ", ""), ("\n \t", ""), ("Emma", "Emma"), (" Emma", "Emma"), ("Emma ", "Emma"),
    ("  Emma  ", "Emma"), ("\tEmma\u{3000}", "Emma"), ("Emma\nWood", "Emma Wood"),
    ("Emma\r\nWood", "Emma Wood"), ("Emma\n\nWood\n", "Emma  Wood"), ("A\u{85}B\u{2028}C", "A B C"),
    ("A\u{b}B\u{c}C\rD", "A B C D"), ("A\tB  C", "A\tB  C"), ("마법사의 돌", "마법사의 돌"),
    (" 마법사\n돌 ", "마법사 돌"), ("~", "~"), ("!", "!"), ("a", "a"),
  ])
  func aTextTakesOneLine(text: String, line: String) {
    #expect(text.onOneLine == line)
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
