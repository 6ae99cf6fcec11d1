import ArgumentParsing
import TestSupport
import Testing

@testable import hp_books

/// The manual page, whole, so that no change of it goes unseen.
///
/// One that is meant is stored anew, and shows in the diff:
///
///     HP_BOOKS_DRAW=1 swift test --filter ManualTests
struct ManualTests {
  private static let stored = ProjectFile(path: "Tests/hp-booksTests/Commands/manual.mdoc")

  @Test func thePageIsTheStoredOne() throws {
    let difference = try Self.stored.difference(from: Rehearsal(["manual"]).outputText)
    #expect(difference == [])
  }

  @Test(
    .limitForPrograms, .enabled(if: ExternalTool.mandoc.isInstalled, "mandoc is not installed."))
  func mandocFindsNothing() throws {
    let check = try ExternalTool.mandoc.run(
      ["-T", "lint"], input: Rehearsal(["manual"]).outputText)
    // Which other pages there are is up to the machine.
    let findings = check.lines.filter {
      !$0.contains("referenced manual not found") && !$0.contains("mandoc.db")
    }
    #expect(findings == [])
  }
}
