import Foundation
import Testing

/// What the README shows is what the program does.
struct ReadmeTests {
  private struct Example {
    let commandLine: String
    let output: String
  }

  @Test func everyExampleIsARealRun() throws {
    let reader = try ShellUser()
    let examples = try Self.examples
    #expect(examples.count >= 8)
    for example in examples {
      let outcome = try reader.shell(example.commandLine)
      #expect(outcome.output + outcome.errors == example.output, "\(example.commandLine)")
    }
  }

  @Test func theTwoCommandsOfAStrangerAreThere() throws {
    let lines = try Self.text.split(separator: "\n")
    #expect(lines.contains("swift run hp-books show 3"))
    #expect(lines.contains("swift test"))
  }

  private static var text: String {
    get throws {
      let package = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../README.md").standardizedFileURL
      return try String(contentsOf: package, encoding: .utf8)
    }
  }

  /// The blocks that begin with a prompt, in their order.
  private static var examples: [Example] {
    get throws {
      try text.components(separatedBy: "```console\n$ ").dropFirst().map { block in
        let example = block.components(separatedBy: "\n```")[0]
        let end = example.firstIndex(of: "\n") ?? example.endIndex
        return Example(
          commandLine: String(example[..<end]), output: String(example[end...].dropFirst()) + "\n")
      }
    }
  }
}
