import TestSupport
import Testing

@Suite(.limitForPrograms)
struct TerminalTests {
  private let reader: ShellUser

  init() throws { reader = try ShellUser(["TERM": "xterm", "HP_BOOKS_COVER": "never"]) }

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

  /// Columns and rows for the page of volume 5, which has 62 lines.
  ///
  /// Two columns save 18 of them: 19 less one for a title that is wrapped in its column.
  @Test(arguments: [
    (100, 62, true), (100, 45, true), (100, 44, false), (100, 63, false), (99, 62, false),
  ])
  func chaptersAreInTwoColumnsIfOnlyThatFits(columns: Int, rows: Int, isSpread: Bool) throws {
    let run = try reader.runInTerminal(
      ["show", "5", "--no-pager", "--no-color"], .size(columns: columns, rows: rows))
    let first = run.output.split(separator: "\n").first { $0.contains("1. Dudley Demented") }
    #expect(first?.contains("20. Hagrid’s Tale") == isSpread)
    #expect(run.output.count { $0 == "\n" } == (isSpread ? 44 : 62))
  }

  @Test func neitherAPipeNorAPageWiderThanTheTerminalHasTwoColumns() throws {
    let narrow = try reader.run("show", "5", "--width", "120").output
    #expect(narrow.contains("\n   1. Dudley Demented\n"))
    let run = try reader.runInTerminal(
      ["show", "5", "--no-pager", "--no-color", "--width", "120"], .size(columns: 100, rows: 45))
    #expect(run.output == narrow)
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
