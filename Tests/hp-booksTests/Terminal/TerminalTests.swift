import TestSupport
import Testing

/// What a terminal gets that a pipe does not.
@Suite(.limitForPrograms)
struct TerminalTests {
  private let reader: ShellUser

  init() throws { reader = try ShellUser(["TERM": "xterm", "HP_BOOKS_COVER": "never"]) }

  @Test func itsColumnsAreAskedFor() throws {
    let shown = try reader.run(["show", "3"], output: .terminal(columns: 40))
    #expect(shown.output.withoutStyles == reader.rehearse("show", "3", "--width", "40").output)
    #expect(shown.output.withoutStyles.controlFaults == [])
    let unknown = try reader.run(["show", "3"], output: .terminal(columns: 0))
    #expect(unknown.output.withoutStyles == reader.rehearse("show", "3").output)
  }

  @Test func eachStreamIsColoredForItself() throws {
    let shown = try reader.run(["show", "9"], errors: .terminal(columns: 80))
    #expect(shown.errors.hasPrefix("\u{1b}[1;7mError:\u{1b}[0m There is no volume 9"))
    let piped = try reader.run(["show", "9"], output: .terminal(columns: 80))
    #expect(piped.errors.hasPrefix("Error: There is no volume 9"))
  }
}
