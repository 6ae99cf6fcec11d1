import TestSupport
import Testing

/// Widths on a terminal, in the environment and in a file.
@Suite(.limitForPrograms)
struct WidthTests {
  private let user: ShellUser

  init() throws { user = try ShellUser() }

  private static let state = """
    {"version": \(stateVersion), "series": {"embedded": {"volumes": [
      {"volume": 3, "title": "Harry Potter and the Prisoner of Azkaban", "isKept": true,
       "bookmark": {"chapter": 9, "title": "Grim Defeat"}, "lastShown": 1, "isReading": true},
      {"volume": 5, "title": "Harry Potter and the Order of the Phoenix", "isKept": true}
    ]}}}
    """

  /// Runs a command of somebody who has read in volume 3, whatever was run before, in a terminal
  /// that has some columns or in none.
  private func run(
    _ words: [String], columns: Int? = nil, variable: String? = nil
  ) throws -> ProgramResult {
    let state = try user.home.write(Self.state, to: "state.json")
    return user.with(["COLUMNS": variable, "HP_BOOKS_STATE": state])
      .rehearse(words, rows: columns.map { _ in 1_000 }, columns: columns ?? 0)
  }

  @Test(
    arguments: Request.everyCommandForPeople,
    [20, 21, 39, 40, 79, 80, 81, 132, 200, 499, 500].sampled(2))
  func everyCommandFitsTheWidth(_ request: Request, width: Int) throws {
    let asked = try run(request.words + ["--width", "\(width)"])
    #expect(asked.ending == .exit(0))
    #expect(asked.output.withoutWholeText.layoutFaults(width: width) == [])
    #expect(try run(request.words, variable: "\(width)") == asked)
    #expect(try run(request.words, columns: width).output == asked.output)
  }

  @Test(arguments: Request.everyCommandForPeople, [1, 2, 3, 7, 19].sampled(2))
  func theNarrowestTerminalGetsSomethingOfEverything(_ request: Request, width: Int) throws {
    let run = try run(request.words, columns: width)
    #expect(run.ending == .exit(0))
    #expect(run.output.controlFaults == [])
    #expect(run.output.contains { !$0.isWhitespace })
  }

  @Test(arguments: ["show", "summary", "chapters", "read"], [1, 2, 3, 7, 19])
  func aTerminalThatIsTooNarrowStillGetsEveryWord(command: String, width: Int) throws {
    let words = [command, "5"]
    let letters = try run(words, columns: 80).output.filter(\.isLetter)
    #expect(try run(words, columns: width).output.filter(\.isLetter) == letters)
  }

  /// What the system says about a file, whichever terminal the program was started on.
  @Test func aFileHasNoColumns() throws {
    var plan = TerminalPlan.size(columns: 40)
    plan.output = .file(try user.home.write("", to: "output"))
    _ = try user.runInTerminal(["summary", "3"], plan)
    #expect(try user.home.read("output") == run(["summary", "3"]).output)
  }
}
