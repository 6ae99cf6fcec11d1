import TestSupport
import Testing

/// What is coloured, and when.
@Suite(.limitForPrograms)
struct ColorTests {
  private static let commands = ["list", "show", "summary", "chapters"]

  private let reader: ShellUser

  init() throws { reader = try ShellUser(["TERM": "xterm"]) }

  @Test func marksTitlesLabelsAndHints() throws {
    let output = try ShellUser().run("show", "3", "--color", "always").output
    let title = "\u{1b}[1mHarry Potter and the Prisoner of Azkaban\u{1b}[0m"
    #expect(output.contains(title))
    #expect(output.contains(.badgeOfVolume3))
    #expect(output.contains("\u{1b}[1mAuthor\u{1b}[0m    J. K. Rowling\n"))
    #expect(output.contains("\n  More: hp-books summary 3 --expand\n"))
    #expect(try ShellUser().run("list", "--color", "always").output.contains("\u{1b}[1mTitle"))
  }

  @Test(arguments: Request.everyPage)
  func endsEveryStyleInItsLine(_ request: Request) throws {
    let output = try ShellUser().run(request.words + ["--color", "always"]).output
    let ends = output.split(separator: "\n").compactMap { String($0).styleCodes.last }
    #expect(!ends.isEmpty)
    #expect(ends.allSatisfy { $0 == "0" })
  }

  @Test(arguments: Request.oneOfEach, [20, 80])
  func saysTheSameWithoutColor(_ request: Request, width: Int) throws {
    let words =
      request.words + (request.words.contains("--version") ? [] : ["--width", "\(width)"])
    let plain = try ShellUser().run(words + ["--color", "never"]).output
    let colored = try ShellUser().run(words + ["--color", "always"]).output
    #expect(plain.styleCodes == [])
    #expect(colored.withoutStyles == plain)
  }

  /// Variables, and whether a pipe and a terminal get colour then.
  @Test(
    arguments: [
      ([:], pipe: false, terminal: true),
      (["TERM": "dumb"], pipe: false, terminal: false),
      (["TERM": ""], pipe: false, terminal: false),
      (["TERM": nil], pipe: false, terminal: false),
      (["NO_COLOR": "1"], pipe: false, terminal: false),
      (["NO_COLOR": "0"], pipe: false, terminal: false),
      (["NO_COLOR": ""], pipe: false, terminal: true),
      (["CLICOLOR": "0"], pipe: false, terminal: false),
      (["CLICOLOR_FORCE": "1"], pipe: true, terminal: true),
      (["CLICOLOR_FORCE": "0"], pipe: false, terminal: true),
      (["FORCE_COLOR": "1"], pipe: true, terminal: true),
      (["FORCE_COLOR": ""], pipe: false, terminal: true),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], pipe: false, terminal: false),
      (["CLICOLOR_FORCE": "1", "TERM": "dumb"], pipe: true, terminal: true),
    ] as [([String: String?], Bool, Bool)])
  func followsTheEnvironment(_ variables: [String: String?], pipe: Bool, terminal: Bool) throws {
    let reader = reader.with(variables)
    #expect(try reader.run("show", "3").output.styleCodes.isEmpty != pipe)
    let shown = try reader.run(["show", "3"], output: .terminal(columns: 80))
    #expect(shown.output.styleCodes.isEmpty != terminal)
    #expect(shown.ending == .exit(0))
  }

  @Test func theOptionOutweighsTheEnvironment() throws {
    let colored = try ShellUser(["NO_COLOR": "1", "TERM": "dumb"])
      .run("show", "3", "--color", "always").output
    #expect(colored.contains(.badgeOfVolume3))
    let plain = try ShellUser(["CLICOLOR_FORCE": "1", "TERM": "xterm"])
      .run(["show", "3", "--color", "never"], output: .terminal(columns: 80)).output
    #expect(plain.styleCodes == [])
  }

  @Test(arguments: commands)
  func noColorIsColorNever(command: String) throws {
    let colorless = try reader.runInTerminal([command, "--no-pager", "--no-color"]).output

    #expect(
      colorless == (try reader.runInTerminal([command, "--no-pager", "--color", "never"]).output))
    #expect(colorless != (try reader.runInTerminal([command, "--no-pager"]).output))
    #expect(!colorless.contains("\u{1b}"))
  }

  @Test(arguments: commands)
  func bothTogetherAreRefused(command: String) throws {
    let run = try reader.runInTerminal([command, "--color", "always", "--no-color"])

    #expect(run.output.contains("--color and --no-color cannot be used together."))
    #expect(run.ending == .exit(64))
  }
}
