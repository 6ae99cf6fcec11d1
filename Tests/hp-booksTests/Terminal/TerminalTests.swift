import TestSupport
import Testing

@Suite(.limitForPrograms)
struct TerminalTests {
  private let reader: ShellUser

  init() throws {
    reader = try ShellUser(["TERM": "xterm"])
  }

  @Test(arguments: [20, 40, 80, 200])
  func laysPagesOutForItsColumns(_ columns: Int) throws {
    let shown = try reader.run(["show", "3"], output: .terminal(columns: columns))
    let piped = try reader.run("show", "3", "--width", "\(columns)")
    #expect(shown.output.withoutStyles == piped.output)
    #expect(shown.ending == .exit(0))
  }

  @Test func takesEightyColumnsWhereItKnowsNone() throws {
    let shown = try reader.run(["show", "3"], output: .terminal(columns: 0))
    #expect(shown.output.withoutStyles == (try reader.run("show", "3").output))
  }

  @Test func theEnvironmentOutweighsItsColumns() throws {
    let shown = try reader.with(["TERM": "xterm", "COLUMNS": "40"])
      .run(["show", "3"], output: .terminal(columns: 80))
    #expect(shown.output.withoutStyles == (try reader.run("show", "3", "--width", "40").output))
  }

  @Test func eachStreamIsColoredForItself() throws {
    let shown = try reader.run(["show", "9"], errors: .terminal(columns: 80))
    #expect(shown.errors.hasPrefix("\u{1b}[1mError:\u{1b}[0m There is no volume 9"))
    let piped = try reader.run(["show", "9"], output: .terminal(columns: 80))
    #expect(piped.errors.hasPrefix("Error: There is no volume 9"))
  }

  @Test(arguments: Request.oneOfEach)
  func isAskedNothing(_ request: Request) throws {
    let shown = try reader.run(request.words, output: .terminal(columns: 80))
    #expect(shown.output.withoutStyles.controlFaults == [])
  }
}
