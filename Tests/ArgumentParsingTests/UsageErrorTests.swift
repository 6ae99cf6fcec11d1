import ArgumentParsing
import TerminalKit
import Testing

struct UsageErrorTests {
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
    ("-- show 3", "The command 'show' must stand before '--'."),
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

  @Test(arguments: [
    ("show --zzzz", "Unknown option '--zzzz'.",
      "The options are --json, --data, --width, --color and --help."),
    ("--zzzz", "Unknown option '--zzzz'.",
      "The options are --data, --width, --color, --help and --version."),
    ("summary -ez", "Unknown option '-z'.",
      "The options are --expand, --collapse, --data, --width, --color and --help."),
    ("show ---3", "Unknown option '---3'.",
      "The options are --json, --data, --width, --color and --help."),
    ("--json", "Unknown option '--json'.", "--json belongs to list and show."),
    ("-e", "Unknown option '-e'.", "-e belongs to summary."),
    ("frobnicate", "Unknown command 'frobnicate'.",
      "The commands are list, show, summary, search, completions and help."),
    ("3", "Unknown command '3'.", "To show a volume: books show"),
    ("help 9", "There is no help for '9'.",
      """
      There is help for list, show, summary, search, completions, help, environment and \
      exit-codes.
      """),
    ("search", "Missing argument TEXT.", "For example: books search dragon"),
    ("show --width", "Missing value for '--width N'.",
      "--width N: Columns to wrap at. From 20 to 500."),
  ])
  func hintsAtWhatIsRight(_ line: String, _ message: String, _ hint: String) {
    let error = Sample.error(for: line)
    #expect(error?.message == message)
    #expect(error?.hint == hint)
  }

  @Test(arguments: [
    ("--width 5", "--width must be from 20 to 500, not 5."),
    ("--width -5", "--width must be from 20 to 500, not -5."),
    ("--width=-5", "--width must be from 20 to 500, not -5."),
    ("-w-5", "-w must be from 20 to 500, not -5."),
    ("--width 99999999999999999999", "--width must be from 20 to 500, not 99999999999999999999."),
    ("--width -99999999999999999999", "--width must be from 20 to 500, not -99999999999999999999."),
    ("--width x", "--width must be a whole number from 20 to 500, not 'x'."),
    ("--width 3.0", "--width must be a whole number from 20 to 500, not '3.0'."),
    ("--width 0x30", "--width must be a whole number from 20 to 500, not '0x30'."),
    ("--color red", "--color must be auto, always or never, not 'red'."),
    ("--color ALWAYS", "--color must be auto, always or never, not 'ALWAYS'. Did you mean 'always'?"),
    ("--color nevr", "--color must be auto, always or never, not 'nevr'. Did you mean 'never'?"),
    ("--width", "Missing value for '--width N'."),
    ("--width=", "Missing value for '--width N'."),
    ("--width --json", "Missing value for '--width N'."),
    ("--width --", "Missing value for '--width N'."),
    ("--json=", "--json takes no value."), ("--json=1", "--json takes no value."),
    ("3 4", "Unexpected argument '4': 'show' takes one VOLUME."),
    ("3 4 5", "2 unexpected arguments '4' and '5': 'show' takes one VOLUME."),
    ("1 2 3 4 5 6", "5 unexpected arguments '2', '3', '4' and 2 more: 'show' takes one VOLUME."),
    ("3 4 --width x", "Unexpected argument '4': 'show' takes one VOLUME."),
    ("3 -- --json", "Unexpected argument '--json': 'show' takes one VOLUME."),
  ])
  func saysWhatIsWrongWithShow(_ rest: String, _ message: String) {
    #expect(Sample.error(for: "show \(rest)")?.message == message)
  }

  @Test(arguments: [
    ("list extra", "Unexpected argument 'extra': 'list' takes no arguments."),
    ("completions pwsh", "SHELL must be bash, zsh or fish, not 'pwsh'."),
    ("completions", "Missing argument SHELL."),
    ("completions --width", "Missing value for '--width N'."),
    ("summary --expand --collapse", "--expand and --collapse cannot be used together."),
    ("summary -ec", "--expand and --collapse cannot be used together."),
    ("summary -e=1", "-e takes no value."),
  ])
  func saysWhatIsWrongElsewhere(_ line: String, _ message: String) {
    #expect(Sample.error(for: line)?.message == message)
  }

  @Test(arguments: [
    ([""], "The name of the command is empty."),
    (["show", ""], "The value of VOLUME is empty."),
    (["show", "--data", ""], "The value of --data is empty."),
    (["show", "3", ""], "Unexpected argument '': 'show' takes one VOLUME."),
  ])
  func namesWhatIsEmpty(_ arguments: [String], _ message: String) {
    #expect(Sample.error(for: arguments)?.message == message)
  }

  @Test func quotesControlCharactersVisibly() {
    let error = Sample.error(for: ["sh\u{1b}[31m\now"])
    #expect(error?.message == #"Unknown command 'sh\u{1b}[31m\u{a}ow'."#)
  }

  @Test(arguments: ["x", "é", "가", "\u{301}", "👨‍👩‍👧", "9"])
  func cutsWhatIsLong(_ unit: String) throws {
    let long = String(repeating: unit, count: 100_000)
    for arguments in [[long], ["show", "--width", long], ["show", "--\(long)"], ["list", long]] {
      let error = try #require(Sample.error(for: arguments))
      #expect(error.message.unicodeScalars.count < 400)
    }
  }

  @Test func isLaidOutInLines() {
    #expect(
      Sample.error(for: "show --width")?.lines.map(\.plainText) == [
        "Error: Missing value for '--width N'.",
        "Hint: --width N: Columns to wrap at. From 20 to 500.",
        "Usage: books show [VOLUME] [options]",
        "  See 'books show --help' for more information.",
      ])
    #expect(
      Sample.error(for: "shwo")?.lines.map(\.plainText) == [
        "Error: Unknown command 'shwo'. Did you mean 'show'?",
        "Usage: books COMMAND [options]",
        "  See 'books --help' for more information.",
      ])
  }

  @Test func canBeMadeByTheProgram() {
    let error = Sample.program.usageError("There is no volume 9.", for: Sample.show)
    #expect(error.message == "There is no volume 9.")
    #expect(error.usage == "books show [VOLUME] [options]")
    #expect(Sample.program.usageError("Wrong.").usage == "books COMMAND [options]")
  }
}
