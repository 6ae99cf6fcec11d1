import BookPresentation
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// `--no-state`: nothing is recalled and nothing is remembered.
@Suite(.limitForPrograms)
struct StatelessTests {
  private let reader: ShellUser

  init() throws { reader = try ShellUser() }

  @Test(arguments: [
    Request("show"), Request("show", "3"), Request("summary", "3"), Request("chapters"),
    Request("show", "3", "--json"), Request("summary", "3", "--json"), Request("read", "3"),
    Request("list"), Request("search", "owl"), Request("status"),
  ])
  func everybodyGetsThePageOfANewReader(_ request: Request) throws {
    let page = try ShellUser().run(request.words)
    for words in [["show", "3", "--expand"], ["shelf", "3", "--add"], ["bookmark", "3", "9"]] {
      _ = try reader.run(words)
    }
    let before = try reader.home.contents
    #expect(try reader.run(request.words + ["--no-state"]) == page)
    #expect(try reader.run(["--no-state"] + request.words) == page)
    #expect(try reader.home.contents == before)
  }

  /// What a new reader would get a hint for.
  @Test(arguments: [
    Request("shelf"), Request("shelf", "3"), Request("recent"), Request("bookmark"),
    Request("bookmark", "3"),
  ])
  func questionsAreAnsweredOnceThatNothingIsRecalled(_ request: Request) throws {
    let output = try ShellUser().run(request.words).output
    for words in [["show", "3"], ["shelf", "3", "--add"], ["bookmark", "3", "9"]] {
      _ = try reader.run(words)
    }
    #expect(
      try reader.run(request.words + ["--no-state"])
        == ProgramResult(
          output: output, errors: "Hint: With --no-state, nothing is recalled or remembered.\n"))
  }

  @Test func aStateThatCannotBeUsedIsNoConcern() throws {
    let page = try ShellUser().run("show", "3")
    let file = try reader.home.write("damaged", to: "state.json")
    for variables in [["HP_BOOKS_STATE": file], ["HOME": ""]] as [[String: String?]] {
      #expect(try reader.with(variables).run("show", "3", "--no-state") == page)
    }
    #expect(try reader.home.names() == ["state.json"])
  }

  @Test(arguments: ["show", "summary"], ["--expand", "--collapse"])
  func whatIsToBeRememberedCannotBeForgotten(_ command: String, _ flag: String) throws {
    #expect(
      try reader.run(command, "3", "--no-state", flag)
        == .failed(
          64,
          """
          Error: \(flag) and --no-state cannot be used together.
          Usage: hp-books \(command) [VOLUME] [options]
            See 'hp-books \(command) --help' for more information.

          """))
    #expect(try reader.home.contents == [])
  }

  @Test func thereIsAFileOrNone() throws {
    #expect(
      try reader.run("list", "--no-state", "--state", "state.json")
        == .failed(
          64,
          """
          Error: --state and --no-state cannot be used together.
          Usage: hp-books list [options]
            See 'hp-books list --help' for more information.

          """))
    #expect(
      try reader.run("paths", "--no-state")
        == .printed(
          """
            Data   embedded in the program
            State  nowhere, because of --no-state

          """))
  }

  @Test func theReaderForgetsWhatItExpanded() throws {
    let program = try ShellUser.atTerminal()
    let size = TerminalSize(columns: 80, rows: 24)
    var reader = try InteractiveReader.new(volume: 3, size: size)
    let words = ["read", "3", "--no-state"]
    let session = try program.startInTerminal(words, TerminalPlan(size: size))
    try session.wait(for: reader)
    for key in ["m", " "] as [Character] {
      session.type(String(key))
      _ = reader.handle(.key(.character(key)))
      try session.wait(for: reader)
    }
    session.type("q")
    #expect(try session.ending() == .exit(0))
    #expect(try program.home.names() == [])
  }
}
