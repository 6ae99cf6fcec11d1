import DisplayText
import Testing
@testable import ArgumentParsing

struct SuggestionTests {
  /// Words, and which of the known ones are suggested.
  @Test(
    arguments: [
      ("cat", ["bat", "hat"], ["bat", "hat"]), ("shows", ["snowy", "shown"], ["shown"]),
      ("shows", ["shown", "snows"], ["shown", "snows"]),
      ("sho", ["shopping", "shw"], ["shopping"]),
      ("EXP", ["Expansion"], ["Expansion"]), ("show", ["showing", "Show"], ["Show"]),
      ("exp", ["exit", "expansion", "export"], ["expansion", "export"]),
      ("cat", ["dog"], []), ("", ["a"], []), ("cat", [], []),
    ] as [(String, [String], [String])])
  func theNearestAreMeant(typed: String, words: [String], meant: [String]) {
    #expect(Suggestion.words(like: typed, among: words) == meant)
  }

  @Test func aWordMayBeAsLongAsTheLongestThatIsCompared() {
    let limit = TypingMistakes.maxWordLength
    let longest = String(repeating: "a", count: limit - 1)
    #expect(Suggestion.words(like: longest + "b", among: [longest + "c"]) == [longest + "c"])
    #expect(Suggestion.words(like: longest + "bb", among: [longest + "bb"]) == [])
  }

  @Test(arguments: [
    ("shwo 3", "Unknown command 'shwo'. Did you mean 'show'?"),
    ("sho 3", "Unknown command 'sho'. Did you mean 'show'?"),
    ("SHOW 3", "Unknown command 'SHOW'. Did you mean 'show'?"),
    ("lst", "Unknown command 'lst'. Did you mean 'list'?"),
    ("s", "Unknown command 's'. Did you mean 'show', 'summary' or 'search'?"),
    ("ls", "Unknown command 'ls'. Did you mean 'list'?"),
    ("LS", "Unknown command 'LS'. Did you mean 'list'?"),
    ("json 3", "Unknown command 'json'. Did you mean 'list --json'?"),
    ("usage", "Unknown command 'usage'. Did you mean 'help'?"),
    ("vars", "Unknown command 'vars'. Did you mean 'help environment'?"),
    ("help vars", "There is no help for 'vars'. Did you mean 'environment'?"),
    ("help ls", "There is no help for 'ls'. Did you mean 'list'?"),
    ("help shwo", "There is no help for 'shwo'. Did you mean 'show'?"),
    ("help optins", "There is no help for 'optins'. Did you mean 'options'?"),
    ("list -d", "Unknown option '-d'."),
    ("half", "Unknown command 'half'."),
    ("chamber", "Unknown command 'chamber'."),
    ("comp", "Unknown command 'comp'. Did you mean 'completions'?"),
    ("hlep", "Unknown command 'hlep'. Did you mean 'help'?"),
    ("version", "Unknown command 'version'. Did you mean '--version'?"),
    ("environment", "Unknown command 'environment'. Did you mean 'help environment'?"),
    ("frobnicate", "Unknown command 'frobnicate'."),
    ("3", "Unknown command '3'."),
    ("-3", "Unknown command '-3'."),
    ("-- show 3", "The command 'show' must come before '--'."),
  ])
  func namesTheCommandThatWasMeant(_ line: String, _ message: String) {
    #expect(Sample.message(for: line) == message)
  }

  @Test(arguments: [
    ("show --jso 3", "--jso", "--json"), ("show 3 --jsn", "--jsn", "--json"),
    ("list --j", "--j", "--json"), ("show 3 -json", "-json", "--json"),
    ("show 3 --no-json", "--no-json", "--json"), ("show 3 --JSON", "--JSON", "--json"),
    ("show 3 -j", "-j", "--json"), ("show 3 -J", "-J", "--json"),
    ("--hlep", "--hlep", "--help"), ("--versoin", "--versoin", "--version"),
    ("show --hlep", "--hlep", "--help"), ("show x --vers", "--vers", "--version"),
    ("-v", "-v", "-V"), ("show -W 40", "-W", "-w"), ("-?", "-?", "--help"),
    ("show 3 -?", "-?", "--help"), ("--list", "--list", "list"), ("--lst", "--lst", "list"),
    ("--ls", "--ls", "list"), ("--search owl", "--search", "search"),
    ("--jso list", "--jso", "--json"), ("--environment", "--environment", "help environment"),
    ("show --colour always", "--colour", "--color"),
    ("summary 1 --expnad", "--expnad", "--expand"), ("show --widht 40", "--widht", "--width"),
    ("summary 1 --width x --expnad", "--expnad", "--expand"),
    ("show 3 4 --jsn", "--jsn", "--json"), ("show --jsn=1", "--jsn", "--json"),
  ])
  func namesTheOptionThatWasMeant(_ line: String, _ typed: String, _ meant: String) {
    let error = Sample.error(for: line)
    #expect(error?.problem.message == "Unknown option '\(typed)'. Did you mean '\(meant)'?")
    #expect(error?.problem.hint == nil)
  }

  @Test(arguments: [
    ("summary 1 --col", "Unknown option '--col'. Did you mean '--collapse' or '--color'?"),
    ("summary 1 --collor", "Unknown option '--collor'. Did you mean '--color'?"),
    (
      "list --color a",
      "--color must be auto, always or never, not 'a'. Did you mean 'auto' or 'always'?"
    ),
  ])
  func namesAllThatMayHaveBeenMeant(_ line: String, _ message: String) {
    #expect(Sample.message(for: line) == message)
  }

  /// The word after it may be its value, and no command at all.
  @Test(arguments: [
    ("--bogus owl", "Unknown option '--bogus'."), ("--bogus shwo", "Unknown option '--bogus'."),
    ("shwo --bogus", "Unknown command 'shwo'. Did you mean 'show'?"),
    ("--json owl", "Unknown command 'owl'."),
  ])
  func anUnknownOptionBeforeAWordIsNamedFirst(_ line: String, _ message: String) {
    #expect(Sample.message(for: line) == message)
  }
}
