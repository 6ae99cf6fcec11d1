import Foundation
import TestSupport
import Testing

/// What the README shows is what the program does.
@Suite(.limitForPrograms)
struct ReadmeTests {
  @Test func everyExampleIsARealRun() throws {
    let reader = try ShellUser()
    try reader.home.write(#require(ProjectFile.readme.blocks("json").first), to: "emma.json")
    let examples = try ProjectFile.readme.consoleRuns
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
    let text = try ProjectFile.readme.text.replacing("\n", with: " ")
    let mentioned = text.matches(of: /`(hp-books [^`|]+)`/).map { String($0.output.1) }
    let installing = try #require(try ProjectFile.readme.blocks("sh").last).split(separator: "\n")
    #expect(mentioned.count >= 8 && installing.count == 2)
    for command in mentioned + installing.map(String.init) {
      #expect(try user.shell(command).ending == .exit(0), "\(command)")
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
}
