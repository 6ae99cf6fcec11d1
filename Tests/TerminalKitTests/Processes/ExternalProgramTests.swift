import TerminalKit
import Testing

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
    (#"end\"#, [#"end\"#]),
  ])
  func commandsAreTakenApartAsAShellWould(command: String, words: [String]) {
    #expect(command.commandWords == words)
  }
}
