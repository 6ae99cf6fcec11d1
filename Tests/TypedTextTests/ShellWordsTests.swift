import TestSupport
import Testing
import TypedText

struct ShellWordsTests {
  @Test(
    arguments: try CaseFile().table("commands are taken apart as a shell would")
      as [(String, [String])])
  func commandsAreTakenApartAsAShellWould(command: String, words: [String]) {
    #expect(ShellWords(command).words == words)
  }

}

struct StringShellUnquotedTests {
  @Test(arguments: try CaseFile().pairs("is the word that a shell reads without evaluating it"))
  func isTheWordThatAShellReadsWithoutEvaluatingIt(_ typed: String, _ word: String) {
    #expect(typed.shellUnquoted(home: "/home/ada") == word)
  }

  @Test func withoutAHomeATildeStays() { #expect("~/x".shellUnquoted(home: nil) == "~/x") }
}

struct StringShellQuotedTests {
  @Test(arguments: ["books.json", "/a-b_c/d.e:f,g+h@i", "a=b", "100%"])
  func whatMeansNothingToAShellStaysBare(text: String) { #expect(text.shellQuoted == text) }

  @Test(arguments: try CaseFile().pairs("anything else is quoted"))
  func anythingElseIsQuoted(text: String, word: String) { #expect(text.shellQuoted == word) }

  @Test(arguments: [
    ("a\tb", #""$(printf 'a\011b')""#), ("5 %\n", #""$(printf '5 \045\012')""#),
    ("'\u{1b}é", #""$(printf '\047\033\303\251')""#),
  ])
  func whatCannotBeSeenIsSpelledForPrintf(text: String, word: String) {
    #expect(text.shellQuoted == word)
  }
}
