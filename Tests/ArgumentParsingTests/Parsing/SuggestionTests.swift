import Testing

@testable import ArgumentParsing

struct SuggestionTests {
  /// Words, and which of the known ones is suggested.
  @Test(
    arguments: [
      ("cat", ["bat", "hat"], "bat"), ("cat", ["hat", "bat"], "hat"),
      ("shows", ["snowy", "shown"], "shown"), ("shows", ["shown", "snows"], "shown"),
      ("sho", ["shopping", "shw"], "shw"), ("EXP", ["Expansion"], "Expansion"),
      ("exp", ["exit", "expansion", "export"], "expansion"),
      ("cat", ["dog"], nil), ("", ["a"], nil), ("cat", [], nil),
    ] as [(String, [String], String?)])
  func theNearestIsMeantAndOfSeveralTheFirst(typed: String, words: [String], meant: String?) {
    #expect(Suggestion.nearest(to: typed, among: words) == meant)
  }

  @Test(arguments: [
    ("shwo 3", "Unknown command 'shwo'. Did you mean 'show'?"),
    ("sho 3", "Unknown command 'sho'. Did you mean 'show'?"),
    ("SHOW 3", "Unknown command 'SHOW'. Did you mean 'show'?"),
    ("lst", "Unknown command 'lst'. Did you mean 'list'?"),
    ("s", "Unknown command 's'. Did you mean 'show'?"),
    ("comp", "Unknown command 'comp'. Did you mean 'completions'?"),
    ("hlep", "Unknown command 'hlep'. Did you mean 'help'?"),
    ("version", "Unknown command 'version'. Did you mean '--version'?"),
    ("environment", "Unknown command 'environment'. Did you mean 'help environment'?"),
    ("frobnicate", "Unknown command 'frobnicate'."),
    ("3", "Unknown command '3'."),
    ("-3", "Unknown command '-3'."),
    ("shwo --bogus", "Unknown command 'shwo'. Did you mean 'show'?"),
    ("-- show 3", "The command 'show' must come before '--'."),
  ])
  func namesTheCommandThatWasMeant(_ line: String, _ message: String) {
    #expect(Sample.error(for: line)?.message == message)
  }

  @Test(arguments: [
    ("show --jso 3", "--jso", "--json"), ("show 3 --jsn", "--jsn", "--json"),
    ("list --j", "--j", "--json"), ("show 3 -json", "-json", "--json"),
    ("show 3 --no-json", "--no-json", "--json"), ("show 3 --JSON", "--JSON", "--json"),
    ("show 3 -j", "-j", "--json"), ("show 3 -J", "-J", "--json"),
    ("--hlep", "--hlep", "--help"), ("--versoin", "--versoin", "--version"),
    ("show --hlep", "--hlep", "--help"), ("show x --vers", "--vers", "--version"),
    ("-v", "-v", "--version"), ("show --colour always", "--colour", "--color"),
    ("summary 1 --expnad", "--expnad", "--expand"), ("show --widht 40", "--widht", "--width"),
    ("summary 1 --width x --expnad", "--expnad", "--expand"),
    ("show 3 4 --jsn", "--jsn", "--json"), ("show --jsn=1", "--jsn", "--json"),
  ])
  func namesTheOptionThatWasMeant(_ line: String, _ typed: String, _ meant: String) {
    let error = Sample.error(for: line)
    #expect(error?.message == "Unknown option '\(typed)'. Did you mean '\(meant)'?")
    #expect(error?.hint == nil)
  }
}
