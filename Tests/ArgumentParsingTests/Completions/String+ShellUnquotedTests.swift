import Testing

@testable import ArgumentParsing

struct StringShellUnquotedTests {
  @Test(arguments: [
    ("", ""), ("show", "show"), ("책장.2", "책장.2"), (#"two\ words"#, "two words"),
    ("'two words'", "two words"), (#""two words""#, "two words"), (#""two wo"#, "two wo"),
    ("'it'\\''s'", "it's"), (#""a\"b\\c\d""#, #"a"b\c\d"#), (#"'a\b'"#, #"a\b"#),
    (#"--data="my books.json""#, "--data=my books.json"), (#"az\"#, "az"),
    ("~/mine.json", "/home/ada/mine.json"), ("~", "~"), ("'~/x'", "~/x"), (#"\~/x"#, "~/x"),
    ("--data=~/x", "--data=~/x"), ("$HOME/x", "$HOME/x"), ("$(touch evil)", "$(touch evil)"),
    ("*.json", "*.json"),
  ])
  func isTheWordThatAShellReadsWithoutEvaluatingIt(_ typed: String, _ word: String) {
    #expect(typed.shellUnquoted(home: "/home/ada") == word)
  }

  @Test func withoutAHomeATildeStays() { #expect("~/x".shellUnquoted(home: nil) == "~/x") }
}
