import Foundation
import Testing

/// Tables of cases that no test uses any more prove nothing, and nobody notices.
struct TestDataTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The words of all sources in a folder.
  private func words(in folder: String) throws -> [String] {
    let folder = Self.root.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
      words(of: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  private func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// The constants of the tests whose names stand nowhere else.
  ///
  /// Some are asked for by the sources, as the descriptions of commands are.
  private func unusedConstants(in tests: [String], sources: [String] = []) -> [String] {
    let counts = Dictionary(grouping: tests + sources, by: \.self).mapValues(\.count)
    return zip(tests, zip(tests.dropFirst(), tests.dropFirst(2)))
      .filter { $0 == "static" && $1.0 == "let" && counts[$1.1] == 1 }
      .map { $1.1 }
  }

  @Test func everyTableIsUsed() throws {
    let tests = try words(in: "Tests")
    #expect(tests.count > 10_000)
    #expect(unusedConstants(in: tests, sources: try words(in: "Sources")) == [])
  }

  @Test func aTableWithoutATestIsFound() {
    let text = "static let cases = [1]\nstatic let loans = [2]\n@Test(arguments: cases)"
    #expect(unusedConstants(in: words(of: text)) == ["loans"])
  }
}
