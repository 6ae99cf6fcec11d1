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
    let installing = try lines(with: "--install")
    #expect(mentioned.count >= 8 && installing.count == 2)
    for command in mentioned + installing {
      #expect(try user.shell(command).ending == .exit(0), "\(command)")
    }
  }

  /// The first of the two lines needs the rights of root; the second is typed by a user.
  @Test func theLinesThatUninstallLeaveNothingBehind() throws {
    let reader = try ShellUser()
    for shell in ["bash", "zsh", "fish"] {
      #expect(try reader.shell("hp-books completions \(shell) --install").ending == .exit(0))
    }
    #expect(try reader.shell("hp-books show 3").ending == .exit(0))
    let manual =
      "cd && mkdir -p .local/share/man/man1 && hp-books manual >.local/share/man/man1/hp-books.1"
    #expect(try reader.shell(manual).ending == .exit(0))
    let left = "cd && find . -name '*hp-books*' -not -path './bin/*'"
    #expect(try reader.shell(left).output.split(separator: "\n").count >= 5)
    let removing = try lines(with: "rm -rf")
    #expect(removing.count == 2)
    #expect(try reader.shell(removing[1]).ending == .exit(0))
    #expect(try reader.shell(left).output == "")
  }

  /// The block that a shell runs in which something stands, by lines.
  private func lines(with words: String) throws -> [String] {
    let block = try readme.blocks("sh").first { $0.contains(words) }
    return try #require(block).split(separator: "\n").map(String.init)
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
