import ArgumentParsing
import DisplayText
import TestSupport
import Testing

/// What is said of command lines that are wrong.
///
/// The lines and the answers stand in `MistakeTests.txt`, without the usage behind some. To try
/// another line, write it there behind `$`; to store what is said of it, run this and read the
/// difference:
///
///     HP_BOOKS_DRAW=1 swift test --filter MistakeTests
struct MistakeTests {
  private static let file = ProjectFile(path: "Tests/ArgumentParsingTests/Cases/MistakeTests.txt")

  @Test func eachIsAnsweredAsItIsStored() throws {
    let lines = try Self.file.lines.flatMap { line in
      if line.hasPrefix("$ ") { return [line] + answer(to: String(line.dropFirst(2))) }
      return line.isEmpty || line.hasPrefix("# ") ? [line] : []
    }
    #expect(lines.count > 300)
    let difference = try Self.file.difference(from: lines.joined(separator: "\n"))
    #expect(difference == [])
  }

  private func answer(to line: String) -> [String] {
    guard let error = Sample.error(for: line) else { return ["This is no mistake."] }
    return error.lines.map(\.plainText).prefix { !$0.hasPrefix("Usage: ") }.map(\.self)
  }
}
