import Foundation
import TerminalKit
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
    #expect(examples.count >= 5)
    for example in examples {
      let outcome = try reader.shell("cd && \(example.commandLine)")
      #expect(outcome.output + outcome.errors == example.output, "\(example.commandLine)")
    }
  }

  /// What stands between the words; the blocks before it are typed by `.ci/run`.
  @Test func everyCommandInTheTextWorks() throws {
    let reader = try ShellUser()
    let text = try readme.text.replacing("\n", with: " ")
    let mentioned = text.matches(of: /`(hp-books [^`|]+)`/).map { String($0.output.1) }
    #expect(mentioned.count >= 8)
    for command in mentioned { #expect(try reader.shell(command).ending == .exit(0), "\(command)") }
  }

  /// What is between backticks is there to be copied.
  @Test func noCommandIsBroken() throws {
    let text = try readme.text.components(separatedBy: "```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    for line in text.split(separator: "\n") {
      #expect(line.count { $0 == "`" }.isMultiple(of: 2), "\(line)")
    }
  }

  /// The first of the two lines needs the rights of root; the second is typed by a user.
  @Test func theLinesThatUninstallLeaveNothingBehind() throws {
    let reader = try ShellUser()
    #expect(try reader.shell("hp-books show 3").ending == .exit(0))
    let left = "cd && find . -name '*hp-books*'"
    #expect(try reader.shell(left).output == "./.local/state/hp-books\n")
    let removing = try lines(with: "rm -rf")
    #expect(removing.count == 2)
    #expect(try reader.shell(removing[1]).ending == .exit(0))
    #expect(try reader.shell(left).output == "")
  }

  /// Shells, and the file in which each finds what it runs first.
  private static let shells = [
    (ExternalTool.bash, ".bashrc"), (.zsh, ".zshrc"), (.fish, ".config/fish/config.fish"),
  ].filter { $0.0.isInstalled }

  /// In a home folder that is empty but for what fish puts there itself, and then fills for long.
  @Test(arguments: shells)
  func theLineForAShellLetsNewOnesComplete(shell: ExternalTool, file: String) throws {
    let path = try #require(shell.path)
    let reader = try ShellUser()
    let line = try #require(lines(with: "hp-books completions").first { $0.hasSuffix(file) })
    #expect(reader.rehearse("completions", "--help").output.contains("\n  \(line)\n"))
    for folder in [".config/fish", ".local/share/fish/generated_completions"] {
      try reader.home.createFolder(folder)
    }
    #expect(try reader.shell(line, in: path) == .printed(""))
    #expect(reader.home.exists(file))
    let session = try TerminalSession(
      path: path, arguments: ["-i"], environment: reader.environment, size: .default)
    try session.wait(for: "a prompt") { !$0.transcript.isEmpty }
    session.type("hp-books show 'goblet of f\t")
    try session.wait(for: "the title") { $0.transcript.contains("Fire") }
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
