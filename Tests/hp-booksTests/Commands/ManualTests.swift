import ArgumentParsing
import Foundation
import Testing

@testable import hp_books

/// The manual page, whole, so that no change of it goes unseen.
///
/// One that is meant is stored anew, and shows in the diff:
///
///     swift run hp-books manual >Tests/hp-booksTests/Commands/manual.mdoc
struct ManualTests {
  @Test func thePageIsTheStoredOne() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "manual.mdoc")
    let stored = Self.lines(of: try String(contentsOf: file, encoding: .utf8))
    let difference = Self.lines(of: Rehearsal(["manual"]).outputText).difference(from: stored)
    #expect(difference.removals.map(\.line) == [])
    // A command that is not stored yet adds lines, and takes none away.
    let isCommandNew = HPBooks.commands.contains { !stored.contains(".Cm \($0.name)") }
    if !isCommandNew { #expect(difference.insertions.map(\.line) == []) }
  }

  private static func lines(of page: String) -> [String] {
    page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension CollectionDifference<String>.Change {
  fileprivate var line: String {
    switch self {
    case .insert(_, let line, _), .remove(_, let line, _): line
    }
  }
}
