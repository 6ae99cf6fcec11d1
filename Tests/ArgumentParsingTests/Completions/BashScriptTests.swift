import ArgumentParsing
import TestSupport
import Testing

/// Lets real bash complete: the last word is the one under the cursor.
@Suite(
  .timeLimit(.minutes(60)), .enabled(if: ExternalTool.bash.isInstalled, "bash is not installed."))
struct BashScriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "input")
  }

  @Test(arguments: Sample.andNothing)
  func passesTheSyntaxCheckOfTheShell(program: any ParsableProgram.Type) throws {
    let script = CompletionScript.bash.text(for: program)
    let check = try ExternalTool.bash.run(["-n", "/dev/stdin"], input: script)
    #expect(check == .printed(""))
  }

  @Test(arguments: [
    (["s"], ["show", "summary", "search"]),
    ([""], ["list", "show", "summary", "search", "completions", "help"]),
    (["show", ""], ["1", "2"]), (["show", "1"], ["1"]), (["show", "1", ""], []),
    (["help", "e"], ["environment", "exit-codes"]), (["help", "sh"], ["show"]),
    (["completions", ""], ["bash", "zsh", "fish"]),
    (["show", "--j"], ["--json"]),
    (["show", "-"], ["--json", "--data", "--width", "--color", "--help"]),
    (["show", "--json", "--"], ["--data", "--width", "--color", "--help"]),
    (["--v"], ["--version"]), (["show", "--v"], []),
    (["-"], ["--version", "--data", "--width", "--color", "--help"]),
    (["help", "--"], ["--data", "--width", "--color", "--help"]),
    (["summary", "--expand", "--"], ["--data", "--width", "--color", "--help"]),
    (["summary", "-c", "--"], ["--data", "--width", "--color", "--help"]),
    (
      ["summary", "1", "--"], ["--expand", "--collapse", "--data", "--width", "--color", "--help"]
    ),
    (["--color", "a"], ["auto", "always"]), (["--color", "=", "al"], ["always"]),
    (["--color", "="], ["auto", "always", "never"]), (["--color=al"], ["--color=always"]),
    (["--width", ""], []), (["--width", "40", "l"], ["list"]), (["-w", "40", "l"], ["list"]),
    (["--width", "=", "40", "show", ""], ["1", "2"]), (["--width=40", "show", ""], ["1", "2"]),
    (["show", "--", "-"], []), (["show", "--", ""], ["1", "2"]), (["bogus", ""], []),
    (["--data", "inp"], ["input"]), (["--data", "./inp"], ["./input"]),
  ])
  func offers(_ words: [String], _ offers: [String]) throws {
    #expect(try complete(words, of: Sample.self) == offers)
  }

  @Test func offersFilesAnywhere() throws {
    #expect(
      try complete(["--data", folder.path("inp")], of: Sample.self) == [folder.path("input")])
  }

  @Test(arguments: [
    (["run", "--"], ["--fast", "--slow", "--help"]), (["run", "--fast", "--"], ["--help"]),
    (["--slow", "--"], ["--version", "--help"]), (["--slow", "run", "--"], ["--help"]),
  ])
  func offersNothingThatConflictsWithASharedOption(_ words: [String], _ offers: [String]) throws {
    #expect(try complete(words, of: Race.self) == offers)
  }

  @Test func asksForNoGroupsWhereThereAreNone() {
    #expect(CompletionScript.bash.text(for: Sample.self).contains("groups+=("))
    #expect(!CompletionScript.bash.text(for: Sample.self).contains("groups+=()"))
  }

  private enum Race: ParsableProgram {
    enum Run: ParsableCommand {
      static let name = "run"
      static let abstract = "Runs."
    }

    static let name = "books"
    static let version = "1"
    static let abstract = "Runs."
    static let commands: [any ParsableCommand.Type] = [Run.self]
    static let parsableCommands = commands
    static let sharedOptions = [
      Flag("fast", help: "In a hurry."), Flag("slow", help: "At leisure."),
    ]
    static let sharedExclusiveGroups = [ExclusiveGroup(sharedOptions)]
  }

  private func complete(
    _ words: [String], of program: any ParsableProgram.Type
  ) throws -> [String] {
    let quoted = (["books"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      set -u
      \(CompletionScript.bash.text(for: program))
      COMP_WORDS=(\(quoted))
      COMP_CWORD=\(words.count)
      _books
      for reply in ${COMPREPLY[@]+"${COMPREPLY[@]}"}; do printf '%s\\n' "$reply"; done
      """
    return try ExternalTool.bash.run(["--norc", "/dev/stdin"], input: script, in: folder).lines
  }
}
