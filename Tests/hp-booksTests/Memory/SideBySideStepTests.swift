import BookPresentation
import TerminalKit
import TestSupport
import Testing

/// Steps from chapter to chapter while other programs set the bookmark.
@Suite(.limitForPrograms)
struct SideBySideStepTests {
  private static let size = TerminalSize(columns: 80, rows: 24)
  private let program: ShellUser

  init() throws { program = try ShellUser.atTerminal() }

  /// Keys, where the bookmark was set meanwhile, and where it is then.
  @Test(arguments: [(".", "20", 21), (",", "20", 19), ("..", "5", 7), (".,", "5", 5)])
  func aStepInTheReaderIsFromWhatIsStored(keys: String, place: String, expected: Int) throws {
    _ = try program.run("bookmark", "3", "3")
    let session = try program.startInTerminal(["read", "3"], TerminalPlan(size: Self.size))
    try session.wait(for: "the page") { $0.isAlternate && !$0.isDrawing && $0.frameCount > 0 }
    _ = try program.run("bookmark", "3", place)
    session.type(keys)
    session.type("q")
    #expect(try session.ending() == .exit(0))
    #expect(session.screen.isGivenBack)
    let answer = try program.run("bookmark", "3", "--json").output
    #expect(answer.contains("\"chapter\": \(expected),"))
  }

  /// No step is lost, and none is counted twice.
  @Test(arguments: ["next", "bookmark 3 +1"])
  func stepsOfManyProgramsAddUp(line: String) throws {
    _ = try program.run("bookmark", "3", "1")
    let words = line.split(separator: " ").map(String.init)
    let runs = try (1...20).map { _ in try program.start(words) }
    for run in runs { #expect(try run.finish().ending == .exit(0)) }
    let answer = try program.run("bookmark", "3", "--json").output
    #expect(answer.contains("\"chapter\": 21,"))
  }
}
