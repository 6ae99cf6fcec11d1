import ArgumentParsing
import TerminalKit
import Testing

/// Which page a command line asks for; a page is known by the first line of its use.
struct HelpRequestTests {
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
