import Foundation
import TestSupport
import Testing

/// What the README shows is what the program does.
@Suite(.limitForPrograms)
struct ReadmeTests {
  private let readme = ProjectFile(path: "README.md")

  @Test func everyExampleIsARealRun() throws {
    let reader = try ShellUser()
    try reader.home.write(#require(readme.blocks("json").first), to: "emma.json")
    let examples = try readme.consoleRuns
    #expect(examples.count >= 8)
    for example in examples {
      let outcome = try reader.shell("cd && \(example.commandLine)")
      #expect(outcome.output + outcome.errors == example.output, "\(example.commandLine)")
    }
  }

  /// What stands between the words, and what is installed; the blocks before it are typed by
  /// `.ci/run`.
  @Test func everyCommandInTheTextWorks() throws {
    let reader = try ShellUser(["SHELL": "/bin/bash"])
    let user = reader.with(["DESTDIR": reader.home.path("system")])
    let text = try readme.text.replacing("\n", with: " ")
    let mentioned = text.matches(of: /`(hp-books [^`|]+)`/).map { String($0.output.1) }
    let installing = try #require(try readme.blocks("sh").last).split(separator: "\n")
    #expect(mentioned.count >= 8 && installing.count == 2)
    for command in mentioned + installing.map(String.init) {
      #expect(try user.shell(command).ending == .exit(0), "\(command)")
    }
  }

  @Test func theTwoCommandsOfAStrangerAreThere() throws {
    let lines = try readme.text.split(separator: "\n")
    #expect(lines.contains("swift run hp-books show 3"))
    #expect(lines.contains("swift test"))
  }

  @Test func theLastSectionIsTheLicence() throws {
    let sections = try readme.text.components(separatedBy: "\n## ")
    let last = try #require(sections.last)
    #expect(last.hasPrefix("Licence\n\nThis is an unofficial project"))
    #expect(last.contains("MIT licence"))
    #expect(last.contains(/Copyright \(c\) \d{4} the hp-books authors\n/))
  }
}

extension ProjectFile {
  /// What a console block shows.
  fileprivate struct ConsoleRun {
    let commandLine: String
    let output: String
  }

  /// The blocks of code in a language, in their order.
  fileprivate func blocks(_ language: String) throws -> [String] {
    try text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// Everything that is typed at a prompt in the console blocks, and what follows it there.
  fileprivate var consoleRuns: [ConsoleRun] {
    get throws {
      try blocks("console").flatMap { block in
        "\n\(block)".components(separatedBy: "\n$ ").dropFirst().map { run in
          let lines = run.split(separator: "\n", omittingEmptySubsequences: false)
          let output = lines.dropFirst().joined(separator: "\n")
          return ConsoleRun(commandLine: String(lines[0]), output: output.withFinalLineBreak)
        }
      }
    }
  }
}

extension String {
  /// The text with the line break at its end that splitting it off from the next run has taken.
  fileprivate var withFinalLineBreak: String { isEmpty || hasSuffix("\n") ? self : self + "\n" }
}
