import ArgumentParsing
import DisplayText
import TestSupport
import Testing

/// What a command line asks for.
struct ParseResultTests {
  @Test(arguments: try CaseFile().texts("reads an option however it is written"))
  func readsAnOptionHoweverItIsWritten(_ line: String) throws {
    let values = try Sample.run(line).given
    #expect(values[Sample.width] == 40)
    #expect(values[Sample.volume] == "1")
  }

  @Test(arguments: try CaseFile().table("reads flags") as [(String, Bool, Bool)])
  func readsFlags(_ line: String, _ isExpanded: Bool, _ isCollapsed: Bool) throws {
    let values = try Sample.run(line).given
    #expect(values[Sample.expand] == isExpanded)
    #expect(values[Sample.collapse] == isCollapsed)
  }

  @Test(arguments: [
    ("show", nil), ("show 3", "3"), ("show -3", "-3"), ("show -３", "-３"), ("show -- -3", "-3"),
    ("show -- --json", "--json"), ("show -", "-"), ("show 3 --", "3"), ("show -- help", "help"),
  ])
  func readsAnArgumentAsTyped(_ line: String, _ volume: String?) throws {
    #expect(try Sample.run(line).given[Sample.volume] == volume)
  }

  /// Where a digit is an option, only numbers that begin with another digit are words.
  @Test(
    arguments: try CaseFile().table("reads a digit as the option that it is")
      as [(String, Bool, [String])])
  func readsADigitAsTheOptionThatItIs(_ rest: String, _ isFirst: Bool, _ words: [String]) throws {
    let values = try Digits.run("run \(rest)").given
    #expect(values[Digits.first] == isFirst)
    #expect(values[Digits.words] == words)
  }

  @Test(arguments: [
    ("-13", "Unknown option '-3'."), ("-1=2", "-1 takes no value."),
    ("--of -1", "Missing value for '--of N'."),
  ])
  func refusesAnotherDigitBehindOne(_ rest: String, _ message: String) {
    #expect(Digits.message(for: "run \(rest)") == message)
  }

  /// A program with an option that is a digit.
  private enum Digits: ParsableProgram {
    enum Run: ParsableCommand {
      static let name = "run"
      static let abstract = "Runs."
      static let arguments = [words]
      static let options = [first, of]
    }

    static let first = Flag("first", short: "1", help: "The first alone.")
    static let of = Option("of", short: "o", value: .integer(in: -9...9), help: "How many.")
    static let words = Argument("WORD", .words, value: .text(), help: "Words.", isOptional: true)
    static let name = "digits"
    static let version = "1"
    static let abstract = "Runs."
    static let commands: [any ParsableCommand.Type] = [Run.self]
  }

  @Test func readsEveryWordOfARepeatingArgument() throws {
    let values = try Sample.run("search goblet help -- --fire").given
    #expect(values[Sample.words] == ["goblet", "help", "--fire"])
  }

  @Test func whatARepeatingArgumentEndsInIsForTheCommandToTell() throws {
    let values = try Shelf.run("turn red door 9").given
    #expect(values[Shelf.Turn.book] == ["red", "door", "9"])
    #expect(try Shelf.run("turn").given[Shelf.Turn.book] == [])
  }

  /// An argument of another command has no value, whatever its name.
  @Test func aDescriptionIsKnownByItsIdentity() throws {
    let given = try Sample.run("show 3 --json").given
    #expect(given[Argument("VOLUME", value: .name(), help: "Another one.")] == nil)
    #expect(!given[Flag("json", help: "Another one.")])
  }

  @Test(arguments: try CaseFile().table("reads loose words as one phrase") as [(String, String?)])
  func readsLooseWordsAsOnePhrase(_ line: String, _ volume: String?) {
    #expect((try? Sample.run(line))?.given[Sample.volume] == volume)
  }

  @Test func readsFilesAndChoices() throws {
    let values = try Sample.run("list --data - --color never").given
    #expect(values[Sample.data] == "-")
    #expect(values[Sample.color] == Sample.When.never.rawValue)
  }

  @Test(arguments: [
    "--generate-completion-script zsh", "--generate-completion-script=zsh", "completions zsh",
  ])
  func followsAnAlias(_ line: String) throws {
    #expect(try Sample.run(line).given[Sample.shell] == CompletionScript.zsh.rawValue)
  }

  @Test func givesBackTheCommandItself() throws {
    let command = try Sample.run("--data list show").command
    #expect(ObjectIdentifier(command) == ObjectIdentifier(Sample.Show.self))
  }

  @Test(arguments: [
    "--version", "-V", "show --version", "show 3 -V", "--version --bogus", "help --version",
    "summary --width x --version",
  ])
  func answersVersionBeforeAnyMistake(_ line: String) throws {
    guard case .version = try Sample.parse(line.words) else { throw AskedForSomethingElse() }
    #expect(Sample.versionLine == "books 1.0.0")
  }

  /// Were the time to grow with the square of the number, this would take minutes.
  @Test func readsTwentyThousandArguments() throws {
    let words = (0..<20_000).map { "\($0)" }
    let line = words.joined(separator: " ")
    #expect(try Sample.run("search \(line)").given[Sample.words] == words)
    #expect(
      Sample.message(for: "completions bash \(line)") == """
        20000 unexpected arguments '0', '1', '2' and 19997 more: 'completions' takes one SHELL.
        """)
    let options = words.map { "--x\($0)" }
    #expect(Sample.error(for: ["show"] + options)?.problem.message == "Unknown option '--x0'.")
  }
}

// MARK: - The default command

extension ParseResultTests {
  @Test(arguments: [
    ("3", "3"), ("goblet of fire", "goblet of fire"), ("--json 3", "3"), ("-3", "-3"),
    ("-- -x", "-x"), ("half", "half"),
  ])
  func theDefaultCommandMayBeLeftOut(_ line: String, _ volume: String) throws {
    let (command, values) = try Rack.run(line)
    #expect(command.name == "show")
    #expect(values[Sample.volume] == volume)
    #expect(values.isCommandImplied)
  }

  @Test(arguments: ["", "--json"])
  func aLineWithoutAWordHasACommandOfItsOwn(_ line: String) throws {
    let (command, values) = try Rack.run(line)
    #expect(command.name == "list")
    #expect(values.isCommandImplied)
  }

  @Test func aNamedCommandIsNoDefault() throws {
    #expect(try !Rack.run("show 3").given.isCommandImplied)
  }

  @Test(arguments: try CaseFile().pairs("what was nearly meant is an error"))
  func whatWasNearlyMeantIsAnError(_ line: String, _ message: String) {
    #expect(Rack.message(for: line) == message)
  }

  /// Such a word may be a name all the same, so it is for the program to say that it is none.
  @Test(arguments: [
    ("shwo", "Unknown command 'shwo'."), ("half", nil), ("show 3", nil),
    ("", nil),
  ])
  func aWordLikeACommandBelongsToTheDefaultCommand(_ line: String, _ message: String?) throws {
    _ = try Rack.run(line)
    #expect(Rack.misspelledCommand(in: line.words)?.problem.message == message)
  }

  @Test(arguments: [
    ("3 --help", "rack show"), ("shwo --help", "rack COMMAND"), ("--help", "rack COMMAND"),
    ("list --help", "rack list"),
  ])
  func helpIsThatOfTheDefaultCommand(_ line: String, _ use: String) throws {
    let lines = try Rack.help(line).page.lines(width: 80)
    #expect(lines.contains { $0.plainText.hasPrefix("Usage: \(use) ") })
  }
}

// MARK: - Help

/// Which page a command line asks for; a page is known by the first line of its use.
extension ParseResultTests {
  @Test(arguments: try CaseFile().pairs("shows the page of the command"))
  func showsThePageOfTheCommand(_ line: String, _ use: String) throws {
    let lines = try Sample.help(line).page.lines(width: 80)
    #expect(lines.contains { $0.plainText.hasPrefix("Usage: \(use) ") })
  }

  @Test(arguments: [
    ("help environment", "The variables that matter."), ("help exit-codes", "What the exit"),
    ("--help help environment", "The variables that matter."),
  ])
  func showsATopic(_ line: String, _ start: String) throws {
    let first = try Sample.help(line).page.lines(width: 80).first
    #expect(first?.plainText.hasPrefix(start) == true)
  }

  @Test func handsOverTheOptionsThatAreRight() throws {
    let values = try Sample.help("show --width 30 --color x --bogus --help").given
    #expect(values[Sample.width] == 30)
    #expect(values[Sample.color] as String? == nil)
  }
}
