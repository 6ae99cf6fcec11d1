import Testing
import TypedText

struct StringShellQuotedTests {
  @Test(arguments: ["books.json", "/a-b_c/d.e:f,g+h@i", "a=b", "100%"])
  func whatMeansNothingToAShellStaysBare(text: String) { #expect(text.shellQuoted == text) }

  @Test(arguments: [
    ("", "''"), ("=ls", "'=ls'"), ("my books.json", "'my books.json'"), ("$HOME", "'$HOME'"),
    ("마법사.json", "'마법사.json'"), ("it's", #"'it'\''s'"#), ("'", #"''\'''"#),
    ("it'\u{301}s", "'it'\\''\u{301}s'"),
  ])
  func anythingElseIsQuoted(text: String, word: String) {
    #expect(text.shellQuoted == word)
  }

  @Test(arguments: [
    ("a\tb", #""$(printf 'a\011b')""#), ("5 %\n", #""$(printf '5 \045\012')""#),
    ("'\u{1b}é", #""$(printf '\047\033\303\251')""#),
  ])
  func whatCannotBeSeenIsSpelledForPrintf(text: String, word: String) {
    #expect(text.shellQuoted == word)
  }
}
