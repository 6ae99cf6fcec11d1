import ArgumentParsing
import TestSupport
import Testing

/// Lets real fish complete a line.
@Suite(
  .timeLimit(.minutes(60)), .enabled(if: ExternalTool.fish.isInstalled, "fish is not installed."))
struct FishScriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SampleProgram.folder()
  }

  @Test(arguments: Sample.andNothing)
  func passesTheSyntaxCheckOfTheShell(program: any ParsableProgram.Type) throws {
    let script = CompletionScript.fish.text(for: program)
    let check = try ExternalTool.fish.run(["-n", "/dev/stdin"], input: script)
    #expect(check == .printed(""))
  }

  @Test(arguments: [
    (
      "books s",
      [
        "search\tSearch the series.", "show\tShow a volume as a page.",
        "summary\tShow the summary of a volume.",
      ]
    ),
    (
      "books show ",
      ["1\tThe First", #"2\tIt's "Two": $HOME \u{1b}"#.replacing(#"\t"#, with: "\t")]
    ),
    ("books --width 40 show 1", ["1\tThe First"]),
    ("books show 1 ", []),
    (
      "books help e",
      [
        "environment\tThe variables that matter.",
        "exit-codes\tWhat the exit codes mean.",
      ]
    ),
    ("books completions ", ["bash", "fish", "zsh"]),
    ("books show --j", ["--json\tPrint JSON for programs."]),
    (
      "books summary --expand --c",
      ["--color\tWhen to colour. One of auto, always or never."]
    ),
    ("books summary --e", ["--expand\tShow the whole summary, and remember it."]),
    ("books summary -c --e", []),
    (
      "books --color a",
      [
        "always\tWhen to colour. One of auto, always or never.",
        "auto\tWhen to colour. One of auto, always or never.",
      ]
    ),
    ("books show --color=al", ["--color=always\tWhen to colour. One of auto, always or never."]),
    ("books --v", ["--version\tShow the version."]), ("books show --v", []),
    ("books --data inp", ["input"]),
    ("books --data ", ["input", "shelf/", "two words"]),
    ("books --data=tw", ["--data=two words"]),
    ("books list --data shelf/", ["shelf/inner file"]),
    (#"books --data two\ words sh"#, ["show\tShow a volume as a page."]),
    ("books --width ", []), ("books show inp", []), ("books search inp", []),
  ])
  func offers(_ line: String, _ offers: [String]) throws {
    #expect(try complete(line, of: Sample.self) == offers)
  }

  @Test(arguments: [
    ("shelf open tw", ["two words\tA name."]), ("shelf load tw", ["two words"]),
    ("shelf load ", ["input", "shelf/", "two words"]), ("shelf load input inp", []),
  ])
  func offersWhatAnArgumentMayBe(_ line: String, _ offers: [String]) throws {
    #expect(try complete(line, of: Shelf.self) == offers)
  }

  @Test(arguments: SampleProgram.plainNames)
  func asksTheProgramAboutTheFileOfTheLine(name: String, question: String) throws {
    for line in SampleProgram.lines(naming: name) {
      #expect(try complete(line, of: Sample.self) == ["\(question)\tAsked"], "\(line)")
    }
  }

  @Test func readsATildeAsTheShellDoes() throws {
    #expect(
      try complete("books --data ~/mine.json show ", of: Sample.self)
        == ["--data=\(folder.path("mine.json"))\tAsked"])
  }

  /// Fish takes quotation marks away before a script sees the words.
  @Test(arguments: SampleProgram.unclearNames.filter { !$0.hasSuffix("'") && !$0.hasSuffix("\"") })
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
    let offers = try complete(line, of: Shelf.self).map { String($0.prefix { $0 != "\t" }) }
    #expect(offers.sorted() == (options + ["--data", "--help"]).sorted())
  }

  @Test func asksNothingBehindTheWholeLineOrAnUnclearFile() throws {
    #expect(try complete("shelf mark 3 4 ", of: Shelf.self) == [])
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
    try folder.write(line, to: ".line")
    let script = """
      set PATH $PWD/.bin $PATH
      \(CompletionScript.fish.text(for: program))
      complete -C (cat .line)
      """
    let arguments = ["--no-config", "/dev/stdin"]
    let lines = try ExternalTool.fish.run(arguments, input: script, in: folder).lines
    return lines.map(withoutTrailingTab).sorted()
  }

  /// Newer versions of fish print a tab where there is no description.
  private func withoutTrailingTab(_ line: String) -> String {
    line.last == "\t" ? String(line.dropLast()) : line
  }
}
