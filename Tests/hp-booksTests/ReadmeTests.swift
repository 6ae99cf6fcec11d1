import Foundation
import TestSupport
import Testing

/// What the README shows is what the program does.
@Suite(.limitForPrograms)
struct ReadmeTests {
  private struct Example {
    let commandLine: String
    let output: String
  }

  @Test func everyExampleIsARealRun() throws {
    let reader = try ShellUser()
    try reader.home.write(Self.wrongValues, to: "persuasion.json")
    try reader.home.write(Self.missingComma, to: "comma.json")
    let examples = try Self.examples
    #expect(examples.count >= 10)
    for example in examples {
      let outcome = try reader.shell("cd && \(example.commandLine)")
      #expect(outcome.output + outcome.errors == example.output, "\(example.commandLine)")
    }
  }

  @Test func theTwoCommandsOfAStrangerAreThere() throws {
    let lines = try Self.text.split(separator: "\n")
    #expect(lines.contains("swift run hp-books show 3"))
    #expect(lines.contains("swift test"))
  }

  /// The data files that the examples of errors are about.
  private static let wrongValues = """
    {
      "data": [
        {
          "attributes": {
            "title": "Persuasion",
            "author": "Jane Austen",
            "releaseDate": "1817-12-20",
            "pages": 223.5,
            "dedication": "",
            "summary": "A second chance.",
            "chapters": [
              {"title": "1. Kellynch Hall"},
              {"title": 2}
            ]
          }
        }
      ]
    }
    """
  private static let missingComma = """
    {
      "data": [
        {
          "attributes": {
            "title": "Emma",
            "wiki": "https://example.org/emma"
            "pages": 474
          }
        }
      ]
    }
    """

  @Test func everySuiteThatProvesSomethingIsThere() throws {
    let names = try Self.text.matches(of: /`(\w+Tests)`/).map { String($0.output.1) }
    let suites = try Self.namesOfSuites
    #expect(names.count >= 15)
    for name in names { #expect(suites.contains(name), "\(name)") }
  }

  /// The names of all types in the tests.
  private static var namesOfSuites: Set<String> {
    get throws {
      let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
      let sources = try files.filter { $0.hasSuffix("Tests.swift") }.map {
        try String(contentsOf: tests.appending(path: $0), encoding: .utf8)
      }
      return Set(
        sources.flatMap { source in
          source.matches(of: /(?:struct|class|enum) (\w+)/).map { String($0.output.1) }
        })
    }
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
