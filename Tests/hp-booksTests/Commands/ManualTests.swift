import Foundation
import Testing

/// The manual page, whole, so that no change of it goes unseen.
///
/// One that is meant is stored anew, and shows in the diff:
///
///     swift run hp-books manual >Tests/hp-booksTests/Commands/manual.mdoc
struct ManualTests {
  @Test func thePageIsTheStoredOne() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "manual.mdoc")
    let stored = try String(contentsOf: file, encoding: .utf8)
    let printed = Rehearsal(["manual"]).outputText
    // Line by line, so that a failure tells only those that differ.
    #expect(
      printed.split(separator: "\n", omittingEmptySubsequences: false)
        == stored.split(separator: "\n", omittingEmptySubsequences: false))
  }
}
