import ArgumentParsing
import DisplayText
import TerminalKit
import TestSupport
import Testing

/// Lets real bash complete.
@Suite(
  .timeLimit(.minutes(60)), .enabled(if: ExternalTool.bash.isInstalled, "bash is not installed."))
struct BashScriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SampleProgram.folder()
  }

  @Test(arguments: Sample.andNothing)
  func passesTheSyntaxCheckOfTheShell(program: any ParsableProgram.Type) throws {
    let script = CompletionScript.bash.text(for: program)
    let check = try ExternalTool.bash.run(["-n", "/dev/stdin"], input: script)
    #expect(check == .printed(""))
  }

  /// Words of which the last one is under the cursor, and what is offered for it.
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
    (["--data", "tw"], ["two words"]), (["--data", "=", "inp"], ["input"]),
    (["--data", "shelf/"], ["shelf/inner file"]), (["show", "inp"], []), (["search", "inp"], []),
  ])
  func offers(_ words: [String], _ offers: [String]) throws {
    #expect(try complete(words, of: Sample.self) == offers)
  }

  @Test func offersFilesAnywhere() throws {
    #expect(
      try complete(["--data", folder.path("inp")], of: Sample.self) == [folder.path("input")])
  }

  /// Lines as they are typed, and what they have become once Tab is pressed.
  @Test(arguments: [
    ("books sho", "books show "),
    ("books s", "books s"),
    ("books --col", "books --color "),
    ("books --color al", "books --color always "),
    ("books --color=al", "books --color=always "),
    ("books --data inp", "books --data input "),
    ("books --data tw", #"books --data two\ words "#),
    ("books --data=tw", #"books --data=two\ words "#),
    (#"books --data "tw"#, #"books --data "two words" "#),
    ("books --data sh", "books --data shelf/"),
    ("books --data shelf/", #"books --data shelf/inner\ file "#),
    (#"books --data two\ words sho"#, #"books --data two\ words show "#),
    ("books --data 'two words' sho", "books --data 'two words' show "),
    ("books show inp", "books show inp"),
  ])
  func completesTheLine(_ typed: String, _ completed: String) throws {
    #expect(try completedLine(typed, of: Sample.self) == completed)
  }

  @Test(arguments: [
    ("shelf open tw", #"shelf open two\ words "#), ("shelf load tw", #"shelf load two\ words "#),
    ("shelf load inp", "shelf load input "), ("shelf load input inp", "shelf load input inp"),
  ])
  func completesAnArgument(_ typed: String, _ completed: String) throws {
    #expect(try completedLine(typed, of: Shelf.self) == completed)
  }

  @Test(arguments: SampleProgram.plainNames)
  func asksTheProgramAboutTheFileOfTheLine(name: String, question: String) throws {
    for line in SampleProgram.lines(naming: name) {
      #expect(try complete(words(of: line), of: Sample.self) == [question], "\(line)")
    }
  }

  @Test func readsATildeAsTheShellDoes() throws {
    let words = ["--data", "~/mine.json", "show", ""]
    #expect(try complete(words, of: Sample.self) == ["--data=\(folder.path("mine.json"))"])
  }

  @Test(arguments: SampleProgram.unclearNames)
  func asksNothingWhereALineWouldHaveToBeEvaluated(name: String) throws {
    for line in SampleProgram.lines(naming: name) {
      #expect(try complete(words(of: line), of: Sample.self) == [], "\(line)")
    }
    #expect(!folder.exists("evil"))
  }

  @Test func aWordThatBashSplitsIsNotPlain() throws {
    for sign in [":", "@", "="] {
      let words = ["--data", "a", sign, "b", "show", ""]
      #expect(try complete(words, of: Sample.self) == [])
    }
  }

  @Test(arguments: SampleProgram.questions)
  func asksTheProgramAboutTheArgumentsOfTheLine(line: String, question: String) throws {
    #expect(try complete(words(of: line), of: Shelf.self) == [question])
  }

  @Test(arguments: SampleProgram.unclearWords)
  func asksNothingBehindAWordThatWouldHaveToBeEvaluated(word: String) throws {
    #expect(try complete(["mark", word, ""], of: Shelf.self) == [])
    #expect(!folder.exists("evil"))
  }

  @Test(arguments: SampleProgram.exclusions)
  func offersNoOptionThatIsRuledOut(line: String, options: [String]) throws {
    let offers = try complete(Array(words(of: line).dropLast()), of: Shelf.self)
    #expect(offers.sorted() == (options + ["--data", "--help"]).sorted())
  }

  @Test func asksNothingBehindTheWholeLineOrAnUnclearFile() throws {
    #expect(try complete(["mark", "3", "4", ""], of: Shelf.self) == [])
    #expect(try complete(["--data", "$HOME/x", "mark", "3", ""], of: Shelf.self) == [])
  }

  @Test func readsATildeInAnArgumentAsTheShellDoes() throws {
    #expect(
      try complete(["mark", "~/emma", ""], of: Shelf.self)
        == ["places+--+\(folder.path("emma"))"])
  }

  /// What follows the name of the program on a line, as bash hands it over.
  private func words(of line: String) -> [String] {
    let words = line.replacing("=", with: " = ").split(separator: " ").map(String.init)
    return words.dropFirst() + [""]
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
    let quoted = ([program.name] + words).map(\.shellQuoted).joined(separator: " ")
    let script = """
      set -u
      PATH=$PWD/.bin:$PATH
      \(CompletionScript.bash.text(for: program))
      COMP_WORDS=(\(quoted))
      COMP_CWORD=\(words.count)
      _\(program.name)
      for reply in ${COMPREPLY[@]+"${COMPREPLY[@]}"}; do printf '%s\\n' "$reply"; done
      """
    return try ExternalTool.bash.run(["--norc", "/dev/stdin"], input: script, in: folder).lines
  }

  /// Types a line and Tab into a shell at a terminal, and reads what is on the line then.
  private func completedLine(
    _ typed: String, of program: any ParsableProgram.Type
  ) throws -> String? {
    let startup = try folder.write(
      """
      PS1='> '
      cd "$HOME"
      \(CompletionScript.bash.text(for: program))
      bind -x '"\\C-g": printf %s "$READLINE_LINE" >line; exit'

      """, to: "startup")
    let shell = try TerminalSession(
      path: ExternalTool.bash.path ?? "/bin/bash",
      arguments: ["--noprofile", "--rcfile", startup, "-i"],
      environment: ["HOME": folder.path, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"],
      size: .default)
    try shell.wait(for: "a prompt") { $0.transcript.hasSuffix("> ") }
    shell.type(typed + "\t\u{7}")
    #expect(try shell.ending() == .exit(0))
    return folder.text(of: "line")
  }
}
