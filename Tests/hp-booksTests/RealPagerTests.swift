import Foundation
import Testing

/// The page in `less` itself, where it is installed.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/less")))
struct RealPagerTests {
  private static let prompt = ":\u{1b}[K"
  private static let bell = "\u{7}"

  private let scene: PagerScene

  init() throws {
    scene = try PagerScene()
  }

  @Test func theBeginningIsSeenFirstAndTheReaderQuits() throws {
    let run = try read(typing: [(Self.prompt, "q")])

    #expect(run.screen.contains("\u{1b}[1mHarry Potter and the Prisoner of Azkaban\u{1b}[0m"))
    #expect(!run.screen.contains("Owl Post Again"))
    #expect(run.exitCode == 0)
  }

  @Test func ctrlCDoesNotEndTheReading() throws {
    let run = try read(typing: [(Self.prompt, "\u{3}"), (Self.bell, "G"), ("(END)", "q")])

    #expect(run.screen.contains("Owl Post Again"))
    #expect(run.exitCode == 0)
  }

  private func read(typing: [(after: String, keys: String)]) throws -> TerminalRun {
    try scene.run(["show", "3"], TerminalPlan(typing: typing))
  }
}
