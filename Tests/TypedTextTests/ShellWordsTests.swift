import Testing
import TypedText

struct ShellWordsTests {
  @Test(arguments: [
    ("less", ["less"]),
    ("  less\t-S  ", ["less", "-S"]),
    ("", []),
    (" \n ", []),
    ("less -P 'two words'", ["less", "-P", "two words"]),
    (#"less -P "two words""#, ["less", "-P", "two words"]),
    (#"a\ b c\\d \e"#, ["a b", #"c\d"#, "e"]),
    (#"'a\b' 'it'\''s'"#, [#"a\b"#, "it's"]),
    (#""a\"b\\c\$d\`e\f 'g'""#, [#"a"b\c$d`e\f 'g'"#]),
    ("--prompt='a b'c", ["--prompt=a bc"]),
    ("'' \"\"", ["", ""]),
    ("p | sed $HOME *", ["p", "|", "sed", "$HOME", "*"]),
    ("책\u{3000}'읽 기'", ["책", "읽 기"]),
    ("open 'quote", ["open", "quote"]),
    (#"end\"#, [#"end\"#]), (#"end \"#, ["end", #"\"#]), (#""end\"#, [#"end\"#]),
    (#"'end\"#, [#"end\"#]), (#"end\\"#, [#"end\"#]),
    // An open quote holds whatever follows, and may be empty.
    (#"open "a b"#, ["open", "a b"]), ("open '", ["open", ""]), (#"open ""#, ["open", ""]),
    (#"a\'b c\"d"#, ["a'b", #"c"d"#]), (#""it's" 'a"b'"#, ["it's", #"a"b"#]),
    (#"a""b ''c d''"#, ["ab", "c", "d"]), (#""a'b c'd""#, ["a'b c'd"]), (#"a\ "#, ["a "]),
    (#""a\ b" "a\b" "a\'b""#, [#"a\ b"#, #"a\b"#, #"a\'b"#]), ("a\\\nb", ["a\nb"]),
    ("a\nb\r\nc\u{a0}d", ["a", "b", "c", "d"]), ("e\u{301} '\u{301}'", ["e\u{301}", "\u{301}"]),
    ("'\u{301}a'", ["\u{301}a"]), ("$(a) `b` ~ a=b;c&&d", ["$(a)", "`b`", "~", "a=b;c&&d"]),
  ])
  func commandsAreTakenApartAsAShellWould(command: String, words: [String]) {
    #expect(ShellWords(command).words == words)
  }

}

struct StringShellUnquotedTests {
  @Test(arguments: [
    ("", ""), ("책장.2", "책장.2"), ("two words", "two words"), (#""two wo"#, "two wo"),
    (#""a\"b\\c\d""#, #"a"b\c\d"#), (#"--data="my books.json""#, "--data=my books.json"),
    (#"az\"#, "az"),
    ("~/mine.json", "/home/ada/mine.json"), ("~", "~"), ("'~/x'", "~/x"), (#"\~/x"#, "~/x"),
    ("--data=~/x", "--data=~/x"), ("$HOME/x", "$HOME/x"), ("$(touch evil)", "$(touch evil)"),
    ("*.json", "*.json"),
  ])
  func isTheWordThatAShellReadsWithoutEvaluatingIt(_ typed: String, _ word: String) {
    #expect(typed.shellUnquoted(home: "/home/ada") == word)
  }

  @Test func withoutAHomeATildeStays() { #expect("~/x".shellUnquoted(home: nil) == "~/x") }
}

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
