import Foundation
import TestSupport
import Testing

/// What the README shows is what the program does.
@Suite(.limitForPrograms)
struct ReadmeTests {
  @Test func everyExampleIsARealRun() throws {
    let reader = try ShellUser()
    try reader.home.write(#require(ProjectFile.readme.blocks("json").first), to: "emma.json")
    try reader.home.write(Self.wrongValues, to: "persuasion.json")
    try reader.home.write(Self.missingComma, to: "comma.json")
    let examples = try ProjectFile.readme.consoleRuns
    #expect(examples.count >= 10)
    for example in examples {
      let outcome = try reader.shell("cd && \(example.commandLine)")
      #expect(outcome.output + outcome.errors == example.output, "\(example.commandLine)")
    }
  }

  @Test func theTwoCommandsOfAStrangerAreThere() throws {
    let lines = try ProjectFile.readme.text.split(separator: "\n")
    #expect(lines.contains("swift run hp-books show 3"))
    #expect(lines.contains("swift test"))
  }

  @Test func theLastSectionIsTheLicence() throws {
    let sections = try ProjectFile.readme.text.components(separatedBy: "\n## ")
    let last = try #require(sections.last)
    #expect(last.hasPrefix("Licence\n\nThis is an unofficial project"))
    #expect(last.contains("MIT licence"))
    #expect(last.contains(/Copyright \(c\) \d{4} the hp-books authors\n/))
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
}
