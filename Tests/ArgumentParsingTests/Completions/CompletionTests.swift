import ArgumentParsing
import Testing

/// What a script is answered.
struct CompletionTests {
  /// Words up to the cursor, and the values that are offered for the last one.
  @Test(
    arguments: [
      (["s"], ["show", "summary", "search"]),
      ([""], ["list", "show", "summary", "search", "completions", "help"]),
      (["show", ""], ["1", "2"]), (["show", "2"], ["2"]), (["show", "the", "f"], ["the+f"]),
      (["search", "dragon", ""], []), (["bogus", ""], []),
      (["help", "e"], ["environment", "exit-codes"]), (["help", "sh"], ["show"]),
      (["help", "show", ""], []), (["completions", ""], ["bash", "zsh", "fish"]),
      (["completions", "bash", ""], []), (["--generate-completion-script", "z"], ["zsh"]),
      (["-"], ["--data", "--width", "--color", "--help", "--version"]), (["--v"], ["--version"]),
      (["show", "--v"], []),
      (["show", "-"], ["--json", "--data", "--width", "--color", "--help"]),
      (["show", "--json", "--"], ["--data", "--width", "--color", "--help"]),
      (["help", "--"], ["--data", "--width", "--color", "--help"]), (["bogus", "--"], []),
      (["summary", "--expand", "--"], ["--data", "--width", "--color", "--help"]),
      (["summary", "-c", "--"], ["--data", "--width", "--color", "--help"]),
      (["-w", "40", "--color", "never", "show", "--"], ["--json", "--data", "--help"]),
      (["--expand", "--c"], ["--color"]), (["--expand", "s"], ["summary"]),
      (["--expand", "summary", "--e"], []), (["--expand", "summary", ""], ["1", "2"]),
      (["--color", "a"], ["auto", "always"]), (["--color", ""], ["auto", "always", "never"]),
      (["--color=al"], ["--color=always"]), (["show", "--color="], whenJoined),
      (["--width", ""], []),
      (["--width=4"], []), (["-w40", "l"], ["list"]), (["--width", "40", "l"], ["list"]),
      (["--color", "-"], []), (["--bogus=a"], []),
      (["show", "--", "-"], []), (["show", "--", ""], ["1", "2"]), (["--", "s"], []),
    ] as [([String], [String])])
  func offersWhatWouldBeAccepted(_ words: [String], _ values: [String]) throws {
    #expect(try offers(words, of: Sample.self) == values)
  }

  @Test func withoutAnyWordTheCommandsAreOffered() throws {
    #expect(try offers([], of: Sample.self) == offers([""], of: Sample.self))
  }

  private static let whenJoined = ["--color=auto", "--color=always", "--color=never"]

  @Test(arguments: [["--data", "in"], ["--data=in"], ["show", "--data", ""], ["--data", "'tw"]])
  func aFileIsLeftToTheShell(words: [String]) throws {
    #expect(try answer(words, of: Sample.self) == "files\n")
  }

  @Test(arguments: [
    (["open", "tw"], ["two words"]), (["load", "input", ""], []), (["keep", ""], ["books"]),
    (["keep", "3", "5", ""], ["books"]), (["keep", "--remove", "3", ""], ["kept"]),
    (["mark", ""], ["books"]),
    (["mark", "3", ""], ["places"]),
    (["mark", "3", "a", "b"], ["places a+b"]), (["mark", "3", "'a b c"], ["a b places a b+c"]),
    (["open", "'two w"], ["two words"]), (["mark", "--", "--help", ""], ["places"]),
    (["lend", "ann", "emma", ""], ["books"]),
    (["keep", "--"], ["--add", "--remove", "--data", "--rehearse", "--help"]),
    (["keep", "--add", "--"], ["--data", "--help"]), (["--rehearse", "keep", "--a"], []),
    (["mark", "--remove", "3", ""], []), (["mark", "--remove", ""], ["books"]),
    (["mark", "3", "--r"], ["--remove", "--rehearse"]),
    (["mark", "3", "4", "--r"], ["--rehearse"]),
    (["turn", "red", "door", ""], ["books"]), (["turn", "red", "door", "--r"], ["--rehearse"]),
  ])
  func offersWhatAnArgumentMayBe(_ words: [String], _ values: [String]) throws {
    #expect(
      try offers(words, of: Shelf.self) { completion, subject in
        let value = completion.phrase.isEmpty ? "" : " \(completion.phrase)+\(completion.typed)"
        return [Term(subject + value)]
      } == values)
  }

  @Test(arguments: [
    ("", ["run", "help"]), ("r", ["run"]), ("x", ["x-ray"]), ("help", ["help"]), ("--f", []),
  ])
  func theFirstWordMayBelongToTheDefaultCommand(typed: String, values: [String]) throws {
    #expect(
      try offers([typed], of: Race.self) { _, _ in
        ["x-ray", "run"].map { Term($0) }
      } == values)
    #expect(try offers(["x", "--"], of: Race.self) == ["--fast", "--help"])
  }

  /// A program whose only command may be left out.
  private enum Race: ParsableProgram {
    enum Run: ParsableCommand {
      static let name = "run"
      static let abstract = "Runs."
      static let arguments = [
        Argument("PLACE", value: .name(subject: "places"), help: "Where to.")
      ]
      static let options = [Flag("fast", help: "In a hurry.")]
    }

    static let name = "race"
    static let version = "1"
    static let abstract = "Runs."
    static let commands: [any ParsableCommand.Type] = [Run.self]
    static let defaultCommand: (any ParsableCommand.Type)? = Run.self
  }

  @Test func aLineHasAValueATabAndADescription() throws {
    #expect(try answer(["sum"], of: Sample.self) == "summary\tShow the summary of a volume.\n")
    #expect(
      try answer(["--color"], of: Sample.self)
        == "--color\tWhen to colour. One of auto, always or never.\n")
    #expect(try answer(["--color", "n"], of: Sample.self) == "never\t\n")
  }

  @Test func aDescriptionIsMadeSafeAndTakesOneLine() throws {
    let answer = try answer(["show", ""], of: Sample.self) { _, _ in
      [Term("1", " One\ttwo\nthree\u{1b}[31m")]
    }
    #expect(answer == "1\tOne two three\\u{1b}[31m\n")
  }

  @Test func theWordsAreReadAsAShellReadsThem() throws {
    let words = [#"--data"#, #"my\ "books".json"#, "show", "~/x"]
    let completion = Completion(words, of: Sample.self, home: "/ada")
    #expect(completion.given[Sample.data] == "my books.json")
    #expect(completion.typed == "/ada/x")
  }

  /// The values of an answer, without their descriptions.
  private func offers<Program: ParsableProgram>(
    _ words: [String], of program: Program.Type,
    values: (Completion, String) -> [Term] = Self.volumes
  ) throws -> [String] {
    try answer(words, of: program, values: values).split(separator: "\n")
      .map { String($0.prefix { $0 != "\t" }) }
  }

  private func answer<Program: ParsableProgram>(
    _ words: [String], of program: Program.Type,
    values: (Completion, String) -> [Term] = Self.volumes
  ) throws -> String {
    guard case .completion(let words) = try Program.parse(["__complete"] + words)
    else { throw AskedForSomethingElse() }
    let completion = Completion(words, of: program)
    return String(decoding: completion.answer { values(completion, $0) }, as: UTF8.self)
  }

  /// Two volumes, and for a name of several words these words.
  private static func volumes(_ completion: Completion, _ subject: String) -> [Term] {
    let (phrase, typed) = (completion.phrase, completion.typed)
    if !phrase.isEmpty { return [Term("\(phrase)+\(typed)")] }
    return ["1", "2"].filter { $0.hasPrefix(typed) }.map { Term($0) }
  }
}
