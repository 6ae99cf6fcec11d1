import ArgumentParsing
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// What is coloured, and when.
struct ColorTests {
  /// Runs the program on a terminal of 1000 rows, or without one.
  private func output(
    _ words: [String], _ variables: [String: String?] = [:], onTerminal: Bool = false
  ) throws -> String {
    let reader = try ShellUser(["TERM": "xterm", "HP_BOOKS_COVER": "never"]).with(variables)
    let run = reader.rehearse(words, rows: onTerminal ? 1_000 : nil)
    #expect(run.ending == .exit(0))
    return run.output
  }

  @Test(
    arguments: Request.everyPagedCommand + [Request("help"), Request("help", "show")],
    [20, 80])
  func saysTheSameWithoutColor(_ request: Request, width: Int) throws {
    let words = request.words + ["--width", "\(width)"]
    let plain = try output(words + ["--color", "never"])
    let colored = try output(words + ["--color", "always"])
    #expect(plain.styleCodes == [])
    #expect(colored.withoutStyles == plain)
    let ends = colored.split(separator: "\n").compactMap { String($0).styleCodes.last }
    #expect(ends.allSatisfy { $0 == "0" }, "every style ends in its line")
  }

  @Test(
    arguments: Request.everyPagedCommand + [Request("help"), Request("help", "show")],
    [["COLORTERM": "truecolor"], ["TERM": "xterm-256color"], ["TERM": "xterm"]]
      as [[String: String?]])
  func isReadInEveryTheme(_ request: Request, terminal: [String: String?]) throws {
    let variables = terminal.merging(["HP_BOOKS_COVER": nil]) { $1 }
    let words = request.words + ["--color", "always", "--width", "80"]
    let page = try output(words, variables, onTerminal: true)
    var screen = EmulatedScreen(TerminalSize(columns: 80, rows: page.count { $0 == "\n" } + 1))
    screen.show(Array(page.replacing("\n", with: "\r\n").utf8))
    #expect(screen.cells.joined().filter { !$0.style.canBeRead($0.text) } == [])
  }

  /// What goes wrong is seen at once, and not taken for something else.
  @Test func anErrorHasAColourThatIsReadInEveryTheme() throws {
    let styles = [MessageLabel.error, .warning, .hint, .usage].map { label in
      label.line("x").spans[0].style
    }
    #expect(styles[0].background != nil)
    #expect(styles[0].canBeRead("Error:"))
    #expect(styles.dropFirst().allSatisfy { $0 == .bold })
  }

  /// Variables, and whether a pipe and a terminal get styles then; `ColorChoiceTests` has the rest.
  @Test(
    arguments: try CaseFile().table("follows the environment") as [([String: String?], Bool, Bool)])
  func followsTheEnvironment(_ variables: [String: String?], pipe: Bool, terminal: Bool) throws {
    #expect(try output(["show", "3"], variables).styleCodes.isEmpty != pipe)
    #expect(try output(["show", "3"], variables, onTerminal: true).styleCodes.isEmpty != terminal)
  }

  /// Headings, commands and what was found are seen without colour, too.
  @Test(arguments: Request.everyPagedCommand)
  func noColorKeepsTheWeightOnATerminal(request: Request) throws {
    let page = try output(request.words, ["NO_COLOR": "1"], onTerminal: true)
    #expect(page.withoutStyles == (try output(request.words + ["--no-color"], onTerminal: true)))
    #expect(Set(page.styleCodes).isSubset(of: ["0", "1", "7", "1;7"]))
    let commands = page.split(separator: "\n").filter { $0.contains(" hp-books ") }
    #expect(commands.allSatisfy { $0.contains("\u{1b}[1mhp-books ") })
  }

  @Test func theOptionOutweighsTheEnvironment() throws {
    let variables = ["NO_COLOR": "1", "TERM": "dumb"]
    let colored = try output(["show", "3", "--color", "always"], variables)
    #expect(colored.contains(.badgeOfVolume3))
    let words = ["show", "3", "--color", "never"]
    #expect(try output(words, ["CLICOLOR_FORCE": "1"], onTerminal: true).styleCodes == [])
  }

  @Test(arguments: Request.everyPagedCommand)
  func noColorIsColorNever(request: Request) throws {
    let colorless = try output(request.words + ["--no-color"], onTerminal: true)
    #expect(try output(request.words + ["--color", "never"], onTerminal: true) == colorless)
    #expect(!colorless.contains("\u{1b}"))
    let words = request.words + ["--color", "always", "--no-color"]
    #expect(
      Rehearsal(words).errorText.hasPrefix(
        "Error: --color and --no-color cannot be used together.\n"))
  }
}
