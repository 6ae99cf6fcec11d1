import Foundation
import TestSupport
import Testing

/// The page in `less` itself, where it is installed.
@Suite(.limitForPrograms, .enabled(if: ExternalTool.less.isInstalled, "less is not installed."))
struct RealPagerTests {
  private static let prompt = ":\u{1b}[K"
  private static let bell = "\u{7}"

  private let reader: ShellUser

  init() throws { reader = try ShellUser(["TERM": "xterm"]) }

  @Test func theBeginningIsSeenFirstAndTheReaderQuits() throws {
    let run = try read(typing: [(Self.prompt, "q")])
    #expect(run.output.contains("\u{1b}[1mHarry Potter and the Prisoner of Azkaban\u{1b}[0m"))
    #expect(!run.output.contains("Owl Post Again"))
    #expect(run.ending == .exit(0))
  }

  @Test func ctrlCDoesNotEndTheReading() throws {
    let run = try read(typing: [(Self.prompt, "\u{3}"), (Self.bell, "G"), ("(END)", "q")])
    #expect(run.output.contains("Owl Post Again"))
    #expect(run.ending == .exit(0))
  }

  @Test func aSignalToTheProgramGivesTheTerminalBack() throws {
    let session = try reader.startInTerminal(["show", "3"])
    try session.wait(for: "the prompt") { _ in session.text.hasSuffix(Self.prompt) }
    session.send(SIGTERM)
    #expect(try session.ending() == .signal(SIGTERM))
    #expect(session.modes == session.modesBefore)
  }

  private func read(typing: [(after: String, keys: String)]) throws -> ProgramResult {
    try reader.runInTerminal(["show", "3"], TerminalPlan(typing: typing))
  }
}
