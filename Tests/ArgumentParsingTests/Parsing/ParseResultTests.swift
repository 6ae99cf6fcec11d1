import ArgumentParsing
import TerminalKit
import Testing

/// What a command line asks for.
struct ParseResultTests {
  @Test(arguments: [
    "summary 1 --width 40", "summary 1 --width=40", "summary 1 -w 40", "summary 1 -w40",
    "summary 1 -w=40", "summary --width 40 1", "--width 40 summary 1", "-w40 summary 1",
    "summary 1 --width 500 --width 40", "summary 1 --width 0040", "summary 1 --width ４０",
    "summary 1 -ew40",
  ])
  func readsAnOptionHoweverItIsWritten(_ line: String) throws {
    let values = try Sample.values(for: line)
    #expect(values[Sample.width] == 40)
    #expect(values[Sample.volume] == "1")
  }

  @Test(arguments: [
    ("summary 1", false, false), ("summary 1 --expand", true, false),
    ("summary --collapse 1", false, true), ("--expand summary 1", true, false),
    ("summary -e -e --expand", true, false), ("summary -- 1", false, false),
  ])
  func readsFlags(_ line: String, _ isExpanded: Bool, _ isCollapsed: Bool) throws {
    let values = try Sample.values(for: line)
    #expect(values[Sample.expand] == isExpanded)
    #expect(values[Sample.collapse] == isCollapsed)
  }

  @Test(arguments: [
    ("show", nil), ("show 3", "3"), ("show -3", "-3"), ("show -３", "-３"), ("show -- -3", "-3"),
    ("show -- --json", "--json"), ("show -", "-"), ("show 3 --", "3"), ("show -- help", "help"),
  ])
  func readsAnArgumentAsTyped(_ line: String, _ volume: String?) throws {
    #expect(try Sample.values(for: line)[Sample.volume] == volume)
  }

  @Test func readsEveryWordOfARepeatingArgument() throws {
    let values = try Sample.values(for: "search goblet help -- --fire")
    #expect(values.all(Sample.words) == ["goblet", "help", "--fire"])
    #expect(values[Sample.words] == "goblet")
  }

  @Test func readsFilesAndChoices() throws {
    let values = try Sample.values(for: "list --data - --color never")
    #expect(values[Sample.data] == "-")
    #expect(values[Sample.color] == .never)
  }

  @Test(arguments: [
    "--generate-completion-script zsh", "--generate-completion-script=zsh", "completions zsh",
  ])
  func followsAnAlias(_ line: String) throws {
    #expect(try Sample.values(for: line)[Sample.shell] == .zsh)
  }

  @Test func givesBackTheCommandItself() throws {
    guard case .run(let command, _) = try Sample.parse(["--data", "list", "show"]) else {
      Issue.record("nothing to run")
      return
    }
    #expect(ObjectIdentifier(command) == ObjectIdentifier(Sample.Show.self))
  }

  @Test(arguments: [
    "--version", "-V", "show --version", "show 3 -V", "--version --bogus", "help --version",
    "summary --width x --version",
  ])
  func answersVersionBeforeAnyMistake(_ line: String) throws {
    let outcome = try Sample.parse(line.split(separator: " ").map(String.init))
    guard case .version = outcome else {
      Issue.record("\(line) is not answered with the version")
      return
    }
    #expect(Sample.versionLine == "books 1.0.0")
  }

  @Test func readsTenThousandArgumentsInLinearTime() throws {
    let clock = ContinuousClock()
    let elapsed = try clock.measure {
      let words = (0..<10_000).map { "\($0)" }
      guard case .run(_, let values) = try Sample.parse(["search"] + words) else {
        Issue.record("nothing to run")
        return
      }
      #expect(values.all(Sample.words) == words)
      #expect(Sample.error(for: ["show"] + words) != nil)
      #expect(Sample.error(for: ["show"] + words.map { "--x\($0)" }) != nil)
    }
    #expect(elapsed < .seconds(60))
  }
}

// MARK: - Help

/// Which page a command line asks for; a page is known by the first line of its use.
extension ParseResultTests {
  @Test(arguments: [
    ("", "books COMMAND"), ("--help", "books COMMAND"), ("-h", "books COMMAND"),
    ("-help", "books COMMAND"), ("help", "books COMMAND"), ("--", "books COMMAND"),
    ("--width 40", "books COMMAND"), ("shwo --help", "books COMMAND"),
    ("--help --version", "books COMMAND"), ("--version -h", "books COMMAND"),
    ("help show", "books show"), ("show --help", "books show"), ("show -h", "books show"),
    ("show -help", "books show"), ("show help", "books show"), ("list help", "books list"),
    ("completions help", "books completions"), ("show 3 --help", "books show"),
    ("show 3 4 --help", "books show"), ("show 3 --bogus --help", "books show"),
    ("--help show", "books show"), ("-h --width 5 show", "books show"),
    ("summary --width x -h", "books summary"), ("summary --width --help", "books summary"),
    ("summary -eh", "books summary"), ("summary --expand --collapse -h", "books summary"),
    ("help help", "books help"), ("help --help", "books help"), ("--help help show", "books show"),
    ("help show --json", "books show"), ("help show --width 40", "books show"),
  ])
  func showsThePageOfTheCommand(_ line: String, _ use: String) throws {
    let outcome = try Sample.parse(line.split(separator: " ").map(String.init))
    guard case .help(let page, _) = outcome else {
      Issue.record("\(line) is not answered with help")
      return
    }
    let lines = page.lines(width: 80).map(\.plainText)
    #expect(lines.contains { $0.hasPrefix("Usage: \(use) ") })
  }

  @Test(arguments: [
    ("help environment", "The variables that matter."), ("help exit-codes", "What the exit"),
    ("--help help environment", "The variables that matter."),
  ])
  func showsATopic(_ line: String, _ start: String) throws {
    let outcome = try Sample.parse(line.split(separator: " ").map(String.init))
    guard case .help(let page, _) = outcome else {
      Issue.record("\(line) is not answered with help")
      return
    }
    #expect(page.lines(width: 80).first?.plainText.hasPrefix(start) == true)
  }

  @Test func handsOverTheOptionsThatAreRight() throws {
    let arguments = ["show", "--width", "30", "--color", "x", "--bogus", "--help"]
    guard case .help(_, let values) = try Sample.parse(arguments) else {
      Issue.record("no help")
      return
    }
    #expect(values[Sample.width] == 30)
    #expect(values[Sample.color] == nil)
  }

  @Test(arguments: ["--help=1", "--help=", "-h=1", "show --version=1", "-V=1"])
  func neitherHelpNorVersionTakesAValue(_ line: String) {
    #expect(Sample.error(for: line)?.message.hasSuffix(" takes no value.") == true)
  }

  @Test(arguments: [
    ("help shwo", "There is no help for 'shwo'. Did you mean 'show'?"),
    ("help enviroment", "There is no help for 'enviroment'. Did you mean 'environment'?"),
    ("help 9", "There is no help for '9'."),
    ("help list show", "Unexpected argument 'show': 'help' takes one NAME."),
    ("help --bogus", "Unknown option '--bogus'."),
    ("help list --expand", "Unknown option '--expand'."),
  ])
  func refusesPagesThatDoNotExist(_ line: String, _ message: String) {
    #expect(Sample.error(for: line)?.message == message)
  }
}
