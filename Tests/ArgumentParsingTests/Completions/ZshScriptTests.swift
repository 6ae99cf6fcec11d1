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

  @Test(arguments: SampleProgram.questions)
  func asksTheProgramAboutTheArgumentsOfTheLine(line: String, question: String) throws {
    #expect(try complete(line, of: Shelf.self) == [question])
  }

  @Test(arguments: SampleProgram.unclearWords)
  func asksNothingBehindAWordThatWouldHaveToBeEvaluated(word: String) throws {
    #expect(try complete("shelf mark \(word) ", of: Shelf.self) == [])
    #expect(!folder.exists("evil"))
  }

  @Test(arguments: SampleProgram.exclusions)
  func offersNoOptionThatIsRuledOut(line: String, options: [String]) throws {
    let offers = try complete(line, of: Shelf.self)
    #expect(offers.sorted() == (options + ["--data", "--help"]).sorted())
  }

  /// Where there is nothing else to offer, zsh offers options.
  @Test func asksNothingBehindTheWholeLineOrAnUnclearFile() throws {
    #expect(
      try complete("shelf mark 3 4 ", of: Shelf.self)
        == ["--data", "--help", "--rehearse", "--remove", "-h"])
    #expect(try complete("shelf --data $HOME/x mark 3 ", of: Shelf.self) == [])
  }

  @Test func readsATildeInAnArgumentAsTheShellDoes() throws {
    #expect(
      try complete("shelf mark ~/emma ", of: Shelf.self)
        == ["places+--+\(folder.path("emma"))"])
  }

  private func complete(
    _ line: String, of program: any ParsableProgram.Type
  ) throws -> [String] {
    try folder.zshOffers(
      for: line, script: CompletionScript.zsh.text(for: program), of: program.name)
  }
}
