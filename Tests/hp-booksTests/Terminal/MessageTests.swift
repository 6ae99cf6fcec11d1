import DisplayText
import TestSupport
import Testing

/// Errors and hints on a narrow terminal.
@Suite(.limitForPrograms)
struct MessageTests {
  private let reader: ShellUser

  init() throws { reader = try ShellUser(["TERM": "xterm", "NO_COLOR": "1"]) }

  @Test func linesAreBrokenBetweenWords() throws {
    let run = try reader.runInTerminal(["list", "--data", "no such file.json"], .size(columns: 30))

    #expect(
      run.output == """
        Error: There is no file 'no
          such file.json'.

        """)
    #expect(run.ending == .exit(66))
  }

  @Test func theCommandOfAHintCanBeCopied() throws {
    let run = try reader.runInTerminal(["search"], .size(columns: 30))

    #expect(
      run.output == """
        Error: Missing argument TEXT.
        Hint: For example:
          hp-books search dumbledore
        Usage: hp-books search TEXT...
          [options]
          See 'hp-books search --help'
          for more information.

        """)
    let narrow = try reader.runInTerminal(["search"], .size(columns: 20))
    #expect(narrow.output.contains("Hint: For example:\n  hp-books search \\\n    dumbledore\n"))
  }

  @Test func aLongPathIsLeftWhole() throws {
    let path = "/nowhere/" + String(repeating: "long/", count: 10) + "books.json"
    let run = try reader.runInTerminal(["list", "--data", path], .size(columns: 30))

    #expect(run.output == "Error: There is no file '\(path)'.\n")
  }

  @Test func aPipeGetsEachMessageOnOneLine() throws {
    let run = try reader.with(["COLUMNS": "20"]).run("list", "--data", "no such file.json")

    #expect(run == .failed(66, "Error: There is no file 'no such file.json'.\n"))
  }

  /// The manual is for `man`, on a terminal as well.
  @Test func aTerminalIsToldHowToReadTheManual() throws {
    let run = try reader.runInTerminal(["manual"])
    let page = try reader.run("manual").output

    #expect(run.output == page + "Hint: To read it, type: hp-books manual | man -l -\n")
  }
}
