import Testing
@testable import TerminalKit

struct ExternalProgramTests {
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
    #expect(CommandWords(command).commands == (words.isEmpty ? [] : [words]))
  }

  @Test(arguments: [
    ("lynx", [["lynx"]]), ("", []), (" : ", []), ("firefox:", [["firefox"]]),
    ("firefox --new-tab %s:w3m::lynx", [["firefox", "--new-tab", "%s"], ["w3m"], ["lynx"]]),
    (#"'a:b' c\:d "e:f":g"#, [["a:b", "c:d", "e:f"], ["g"]]),
  ])
  func colonsSeparateTheCommandsOfAList(list: String, commands: [[String]]) {
    #expect(CommandWords(list, separator: ":").commands == commands)
  }

  @Test func aColonIsAnOrdinaryCharacterOfOneCommand() {
    #expect(CommandWords("less -P a:b").commands == [["less", "-P", "a:b"]])
  }
}
