import DisplayText
import Testing

struct StringHardLinesTests {
  @Test(arguments: [
    ("", [""]),
    ("one", ["one"]),
    ("one\ntwo", ["one", "two"]),
    ("one\r\ntwo\r\n", ["one", "two"]),
    ("one\n", ["one"]),
    ("one\n\n", ["one", ""]),
    ("\n", [""]),
    ("\none", ["", "one"]),
    ("one\n\u{301}two", ["one", "\u{301}two"]),
  ])
  func linesEndAtLineFeeds(text: String, lines: [String]) {
    #expect(text.hardLines == lines)
  }

  @Test(arguments: ["a\rb", "a\u{b}b", "a\u{c}b", "a\u{85}b", "a\u{2028}b", "a\u{2029}b"])
  func nothingElseEndsALine(text: String) { #expect(text.hardLines == [text]) }
}
