import ArgumentParsing
import TestSupport
import Testing

/// Lets real zsh complete a line.
@Suite(
  .timeLimit(.minutes(60)), .enabled(if: ExternalTool.zsh.isInstalled, "zsh is not installed."))
struct ZshScriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SampleProgram.folder()
  }

  @Test(arguments: Sample.andNothing)
  func passesTheSyntaxCheckOfTheShell(program: any ParsableProgram.Type) throws {
    let script = CompletionScript.zsh.text(for: program)
    let check = try ExternalTool.zsh.run(["-n", "/dev/stdin"], input: script)
    #expect(check == .printed(""))
  }

  /// Lines before the cursor, and what is offered there, in order.
  @Test(arguments: [
    ("books s", ["search", "show", "summary"]),
    ("books show ", ["1", "2"]),
    ("books --width 40 show ", ["1", "2"]),
    ("books show -w40 ", ["1", "2"]),
    ("books show --width 40 ", ["1", "2"]),
    ("books show --width=40 ", ["1", "2"]),
    ("books summary --expand ", ["1", "2"]),
    ("books help e", ["environment", "exit-codes"]),
    ("books completions ", ["bash", "fish", "zsh"]),
    ("books show --j", ["--json"]),
    ("books show --json --j", []),
    ("books summary --e", ["--expand"]),
    ("books summary --expand --c", ["--color"]),
    ("books summary -c --e", []),
    ("books --color a", ["always", "auto"]),
    ("books show --color=al", ["--color=always"]),
    ("books --v", ["--version"]),
    ("books show --v", []),
    ("books --data inp", ["input"]),
    ("books --data tw", ["two\\ words"]),
    ("books --data shelf/", ["shelf/inner\\ file"]),
    (#"books --data two\ words sh"#, ["show"]),
    ("books show inp", []),
    ("books show --data=inp", ["--data=input"]),
    ("books search dragon ", []),
    ("books --color never show --col", []),
    ("books --color=never show --wi", ["--width"]),
    ("books -w 40 --color never show --", ["--data", "--help", "--json"]),
    ("books show --color never --wi", ["--width"]),
    ("books --expand summary --c", ["--color"]),
    ("books --expand summary --e", []),
    ("books --expand summary ", ["1", "2"]),
    ("books --expand su", ["summary"]),
    ("books --expand -w40 --col", ["--color"]),
    ("books -w 40 --wi", []),
    ("books --data two show --js", ["--json"]),
    ("books --color never --color a", ["always", "auto"]),
    ("books -- sh", []),
    ("books show -- ", ["1", "2"]),
    ("books bogus ", []),
  ])
  func offers(_ line: String, _ offers: [String]) throws {
    #expect(try complete(line, of: Sample.self) == offers)
  }

  @Test(arguments: [
    ("shelf open tw", [#"two\ words"#]), ("shelf load tw", [#"two\ words"#]),
    ("shelf load inp", ["input"]), ("shelf load input inp", []),
  ])
  func offersWhatAnArgumentMayBe(_ line: String, _ offers: [String]) throws {
    #expect(try complete(line, of: Shelf.self) == offers)
  }

  @Test(arguments: SampleProgram.plainNames)
  func asksTheProgramAboutTheFileOfTheLine(name: String, question: String) throws {
    for line in SampleProgram.lines(naming: name) {
      #expect(try complete(line, of: Sample.self) == [question], "\(line)")
    }
  }

  @Test func readsATildeAsTheShellDoes() throws {
    #expect(
      try complete("books --data ~/mine.json show ", of: Sample.self)
        == ["--data=\(folder.path("mine.json"))"])
  }

  @Test(arguments: SampleProgram.unclearNames)
  func asksNothingWhereALineWouldHaveToBeEvaluated(name: String) throws {
    for line in SampleProgram.lines(naming: name) {
      #expect(try complete(line, of: Sample.self) == [], "\(line)")
    }
    #expect(!folder.exists("evil"))
  }

  private func complete(
    _ line: String, of program: any ParsableProgram.Type
  ) throws -> [String] {
    try folder.write(CompletionScript.zsh.text(for: program), to: "_\(program.name)")
    try folder.write(Self.shell, to: "shell.zsh")
    try folder.write(Self.driver, to: "driver.zsh")
    let run = try ExternalTool.zsh.run(["-f", "driver.zsh", line], in: folder)
    #expect(run.ending == .exit(0))
    let lines = run.output.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("=") }
    return lines.map { String($0.dropFirst()) }.sorted()
  }

  /// A shell that loads the script as a user's does, and prints what it would offer.
  ///
  /// The marks tell where the completion begins and ends.
  private static let shell = #"""
    PROMPT= PS2=
    path=($PWD/.bin $path)
    fpath=($PWD $fpath)
    autoload -Uz compinit
    compinit -u -D
    bindkey '^M' undefined-key
    bindkey '^J' undefined-key
    bindkey '^I' complete-word
    mark() { print -r -- $'\1' }
    compprefuncs=(mark)
    comppostfuncs=(mark exit)
    zstyle ':completion:*' insert-tab false
    compadd() {
      if [[ " ${(j: :)@[1,(i)(-|--)]} " == *' -'[OAD]' '* ]]; then
        builtin compadd "$@"
        return
      fi
      local -a hits
      local -A prefix
      builtin compadd -A hits "$@"
      zparseopts -E -A prefix P: p:
      local hit
      for hit in $hits; do print -r -- "=$IPREFIX$prefix[-P]$prefix[-p]$hit"; done
    }
    print -r -- ready

    """#

  /// Types a line and a tab into that shell, and prints what it says.
  private static let driver = #"""
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell 'source shell.zsh'
    zpty -r shell _ $'*ready\r\n'
    zpty -w -n shell "$1"$'\t'
    zpty -r shell text $'*\1*\1*'
    print -r -- "$text"

    """#
}
