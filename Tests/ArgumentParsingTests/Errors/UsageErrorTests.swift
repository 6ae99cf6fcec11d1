import ArgumentParsing
import DisplayText
import TestSupport
import Testing

struct UsageErrorTests {
  @Test(arguments: [
    (
      "show --zzzz", "Unknown option '--zzzz'.", "show has one option of its own: --json."
    ),
    (
      "--zzzz", "Unknown option '--zzzz'.",
      "To see the options that all commands take, type: books help options"
    ),
    (
      "summary -ez", "Unknown option '-z'.",
      "summary has options of its own: --expand and --collapse."
    ),
    (
      "show ---3", "Unknown option '---3'.", "show has one option of its own: --json."
    ),
    ("--json", "Unknown option '--json'.", "--json belongs to list and show."),
    ("-e", "Unknown option '-e'.", "-e belongs to summary."),
    (
      "frobnicate", "Unknown command 'frobnicate'.",
      "The commands are list, show, summary, search, completions and help."
    ),
    ("list --expand", "Unknown option '--expand'.", "--expand belongs to summary."),
    (
      "show --generate-completion-script bash",
      "Unknown option '--generate-completion-script'.", "For example: books completions fish"
    ),
    (
      "completions --shell bash", "Unknown option '--shell'.",
      "To see the options that all commands take, type: books help options"
    ),
    (
      "help 9", "There is no help for '9'.",
      "To list all commands and topics, type: books help"
    ),
    ("show 3 4", "Unexpected argument '4': 'show' takes one VOLUME.", nil),
    ("completions bash zsh", "Unexpected argument 'zsh': 'completions' takes one SHELL.", nil),
    ("help list show", "Unexpected argument 'show': 'help' takes one NAME.", nil),
    ("list a b", "2 unexpected arguments 'a' and 'b': 'list' takes no arguments.", nil),
    ("search", "Missing argument TEXT.", "For example: books search dragon"),
    (
      "show --width", "Missing value for '--width N'.",
      "--width N: Columns to wrap at. From 20 to 500."
    ),
  ])
  func hintsAtWhatIsRight(_ line: String, _ message: String, _ hint: String?) {
    let error = Sample.error(for: line)
    #expect(error?.problem.message == message)
    #expect(error?.problem.hint == hint)
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
    (
      "--color ALWAYS",
      "--color must be auto, always or never, not 'ALWAYS'. Did you mean 'always'?"
    ),
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
    ("-3 -- 4", "Unexpected argument '4': 'show' takes one VOLUME."),
  ])
  func saysWhatIsWrongWithShow(_ rest: String, _ message: String) {
    #expect(Sample.message(for: "show \(rest)") == message)
  }

  @Test(arguments: [
    ("list extra", "Unexpected argument 'extra': 'list' takes no arguments."),
    ("completions pwsh", "SHELL must be bash, zsh or fish, not 'pwsh'."),
    ("completions", "Missing argument SHELL."),
    ("completions --width", "Missing value for '--width N'."),
    ("summary --expand --collapse", "--expand and --collapse cannot be used together."),
    ("summary -ec", "--expand and --collapse cannot be used together."),
    ("summary -e=1", "-e takes no value."), ("summary -e=", "-e takes no value."),
    ("summary -ec=1", "-c takes no value."), ("summary -w=", "Missing value for '--width N'."),
    ("summary -w=x", "-w must be a whole number from 20 to 500, not 'x'."),
    ("summary -ew==40", "-w must be a whole number from 20 to 500, not '=40'."),
    ("summary -x=1", "Unknown option '-x'."), ("summary -ex=1", "Unknown option '-x'."),
    ("summary -x=--expand 2 3", "Unknown option '-x'."), ("summary -x1", "Unknown option '-x1'."),
    ("list -j=1", "Unknown option '-j'. Did you mean '--json'?"),
    ("list -json=1", "Unknown option '-json'. Did you mean '--json'?"),
    ("--help=1", "--help takes no value."), ("--help=", "--help takes no value."),
    ("-h=1", "-h takes no value."), ("show --version=1", "--version takes no value."),
    ("-V=1", "-V takes no value."), ("help --bogus", "Unknown option '--bogus'."),
    ("help list --expand", "Unknown option '--expand'."),
  ])
  func saysWhatIsWrongElsewhere(_ line: String, _ message: String) {
    #expect(Sample.message(for: line) == message)
  }

  /// Lines with two mistakes, and the one that is told: a name that is wrong before a value, and
  /// what is there before what is not; of two that are alike the first.
  @Test(arguments: [
    ("summary 1 2 --zzzz", "Unknown option '--zzzz'."),
    ("summary --width x --zzzz", "Unknown option '--zzzz'."),
    ("completions --width --zzzz", "Unknown option '--zzzz'."),
    ("summary -e=1 --zzzz --yyyy", "Unknown option '--zzzz'."),
    (
      "completions pwsh zsh", "Unexpected argument 'zsh': 'completions' takes one SHELL."
    ),
    ("summary 1 2 --width", "Unexpected argument '2': 'summary' takes one VOLUME."),
    ("summary 1 2 -ec", "Unexpected argument '2': 'summary' takes one VOLUME."),
    ("completions --color red", "--color must be auto, always or never, not 'red'."),
    ("summary -ec --width", "--expand and --collapse cannot be used together."),
    ("completions -w --json=1", "Unknown option '--json'."),
    ("list --width --json=1", "--json takes no value."),
    ("summary --color red --width 5", "--color must be auto, always or never, not 'red'."),
    ("summary --width 5 --color red", "--width must be from 20 to 500, not 5."),
    ("summary -ec --width 5", "--width must be from 20 to 500, not 5."),
    ("completions --width", "Missing value for '--width N'."),
    ("help nothing --width 5", "--width must be from 20 to 500, not 5."),
    ("help nothing --width", "Missing value for '--width N'."),
    ("shwo --width 5", "Unknown command 'shwo'. Did you mean 'show'?"),
  ])
  func tellsTheWorstMistake(_ line: String, _ message: String) {
    #expect(Sample.message(for: line) == message)
  }

  @Test(arguments: [
    ([""], "The command name is empty."),
    (["show", ""], "The value of VOLUME is empty."),
    (["show", "--data", ""], "The value of --data is empty."),
    (["show", "fire", ""], "The value of VOLUME is empty."),
    (["list", ""], "Unexpected argument '': 'list' takes no arguments."),
  ])
  func namesWhatIsEmpty(_ arguments: [String], _ message: String) {
    let error = Sample.error(for: arguments)
    #expect(error?.problem.message == message)
    #expect(error?.problem.hint == nil)
  }

  @Test func quotesControlCharactersVisibly() {
    let error = Sample.error(for: ["sh\u{1b}[31m\now"])
    #expect(error?.problem.message == #"Unknown command 'sh\u{1b}[31m\u{a}ow'."#)
  }

  @Test(arguments: Corpus.commandLines)
  func whatOnceBrokeSomethingIsAnsweredVisibly(entry: Corpus.Entry<[String]>) {
    let lines = Sample.error(for: entry.input)?.lines.map(\.plainText) ?? []
    #expect(lines.allSatisfy { $0.sanitizedForTerminal() == $0 })
  }

  @Test(arguments: ["x", "é", "가", "\u{301}", "👨‍👩‍👧", "9"])
  func cutsWhatIsLong(_ unit: String) throws {
    let long = String(repeating: unit, count: 100_000)
    for arguments in [[long], ["show", "--width", long], ["show", "--\(long)"], ["list", long]] {
      let error = try #require(Sample.error(for: arguments))
      #expect(error.problem.message.unicodeScalars.count < 400)
    }
  }

  @Test(arguments: [
    (String(repeating: "x", count: 60), String(repeating: "x", count: 60)),
    (String(repeating: "x", count: 61), String(repeating: "x", count: 59) + "…"),
    (String(repeating: "가", count: 40), String(repeating: "가", count: 29) + "…"),
    (
      "e" + String(repeating: "\u{301}", count: 300),
      "e" + String(repeating: "\u{301}", count: 239) + "…"
    ),
  ])
  func repeatsSixtyColumnsOfAWord(_ word: String, _ excerpt: String) {
    #expect(Sample.error(for: [word])?.problem.message == "Unknown command '\(excerpt)'.")
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

  @Test func addsTheUsageToWhatACommandFindsWrong() {
    let error = Sample.usageError(
      ValidationError("There is no volume 9."), in: Sample.Show.self)
    #expect(error.problem.message == "There is no volume 9.")
    #expect(error.usage == "books show [VOLUME] [options]")
  }

  @Test func detailsStandBetweenTheMessageAndTheHint() {
    let error = Sample.usageError(
      ValidationError("Two fit:", details: ["  1  One", "  2  Two"], hint: "Choose."),
      in: Sample.Show.self)
    #expect(
      error.lines.map(\.plainText) == [
        "Error: Two fit:",
        "  1  One",
        "  2  Two",
        "Hint: Choose.",
        "Usage: books show [VOLUME] [options]",
        "  See 'books show --help' for more information.",
      ])
  }
}
