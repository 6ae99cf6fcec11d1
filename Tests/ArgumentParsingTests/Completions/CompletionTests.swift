import ArgumentParsing
import TestSupport
import Testing

/// What a script is answered.
struct CompletionTests {
  @Test(
    arguments: try CaseFile().pairs(
      "words of a line of books, and what is offered for the last of them"))
  func offersWhatWouldBeAccepted(line: String, values: String) throws {
    #expect(try offers(line.typedWords, of: Sample.self) == values.parts)
  }

  @Test func withoutAnyWordTheCommandsAreOffered() throws {
    #expect(try offers([], of: Sample.self) == offers([""], of: Sample.self))
  }

  @Test(arguments: [["--data", "in"], ["--data=in"], ["show", "--data", ""], ["--data", "'tw"]])
  func aFileIsLeftToTheShell(words: [String]) throws {
    #expect(try answer(words, of: Sample.self) == "files\n")
  }

  @Test(
    arguments: try CaseFile().pairs(
      "words of a line of shelf, and what is offered for the last of them, or asked of the program"
    ))
  func offersWhatAnArgumentMayBe(line: String, values: String) throws {
    let offers = try offers(line.typedWords, of: Shelf.self) { completion, subject in
      let words = completion.words.joined(separator: " ")
      let value = words.isEmpty ? "" : " \(words)+\(completion.typed)"
      return [Term(subject + value)]
    }
    #expect(offers == values.parts)
  }

  @Test(arguments: [
    ("", ["list", "show", "help"]), ("s", ["show"]), ("x", ["x-ray"]), ("help", ["help"]),
    ("--j", ["--json"]),
  ])
  func theFirstWordMayBelongToTheDefaultCommand(typed: String, values: [String]) throws {
    #expect(
      try offers([typed], of: Rack.self) { _, _ in
        ["x-ray", "show"].map { Term($0) }
      } == values)
    #expect(try offers(["x", "--"], of: Rack.self) == ["--json", "--help"])
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
    let (phrase, typed) = (completion.words.joined(separator: " "), completion.typed)
    if !phrase.isEmpty { return [Term("\(phrase)+\(typed)")] }
    return ["1", "2"].filter { $0.hasPrefix(typed) }.map { Term($0) }
  }
}

extension String {
  /// Words as they are typed, with `␣` for a space within one; the last may be empty.
  fileprivate var typedWords: [String] {
    split(separator: " ", omittingEmptySubsequences: false)
      .map { String($0.replacing("␣", with: " ")) }
  }
}
