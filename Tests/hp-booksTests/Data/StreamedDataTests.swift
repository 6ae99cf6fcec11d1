import BookCore
import TerminalKit
import TestSupport
import Testing

/// Books that do not come from a file: `--data -`, named pipes and open descriptors.
@Suite(.limitForPrograms)
struct StreamedDataTests {
  private static let summary = String(repeating: "a", count: 460)
  private static let line = String(repeating: "a", count: 76)
  private static let hint =
    "Hint: Nothing is recalled or remembered, since %s may hold other books next time.\n"

  private let reader: ShellUser

  init() throws {
    reader = try ShellUser()
    try reader.home.write(SampleBook.file([SampleBook(summary: Self.summary)]), to: "books.json")
    try reader.home.makePipe("pipe")
  }

  /// What a shell runs in the home folder, and what messages call the source.
  private static let scripts = [
    ("cat books.json | hp-books WORDS --data -", "standard input"),
    ("hp-books WORDS --data=- <books.json", "standard input"),
    ("hp-books --data - WORDS <books.json", "standard input"),
    ("cat books.json | hp-books WORDS --data /dev/stdin", "/dev/stdin"),
    ("hp-books WORDS --data /dev/fd/5 5<books.json", "/dev/fd/5"),
    ("cat books.json >pipe & hp-books WORDS --data pipe", "pipe"),
  ]

  @Test(arguments: scripts)
  func aPageOffersNoCommandThatCouldNotReadItAgainAndAChangeIsRefused(
    script: String, source: String
  ) throws {
    #expect(try run(script, "summary") == .printed(page("\(Self.line.dropLast(6))…")))
    #expect(try run(script, "show 1").errors == "")
    #expect(!reader.home.exists(".local"))
    let refused = try run(script, "shelf 1 --add --json")
    let message = "Error: Nothing can be changed, since \(source) may hold other books next time.\n"
    #expect(refused.errors.hasPrefix(message + "Usage: "))
    #expect(refused.output == "")
    #expect(refused.ending == .exit(64))
  }

  /// Whatever `--no-state` refuses, and whether it would have made a difference or not.
  @Test(arguments: try CaseFile().texts("no change is taken from standard input"))
  func noChangeIsTakenFromStandardInput(words: String) throws {
    for line in ["\(words) --data -", "\(words) --data - --json"] {
      let refused = try run("hp-books WORDS <books.json", line)
      #expect(refused.ending == .exit(64))
      #expect(refused.errors.hasPrefix("Error: Nothing can be changed, since standard input "))
      #expect(try run("hp-books WORDS --no-state", words).ending == .exit(64))
    }
  }

  @Test(arguments: ["shelf", "shelf 1", "list --recent", "bookmark", "bookmark 1"])
  func itIsSaidOnceThatNothingIsKept(words: String) throws {
    let errors = try run("hp-books WORDS --data - <books.json", words).errors
    #expect(errors == hint("standard input"))
  }

  @Test func errorsNameTheSource() throws {
    #expect(
      try reader.shell("echo '{' | hp-books list --data -").errors == """
        Error: standard input:2:1: expected a name in double quotes or '}', found the end of the file.

        """)
    #expect(try reader.run(["list", "--data", "-"]).errors == "Error: Standard input is empty.\n")
    #expect(
      try reader.run(["list", "--data", "-"], input: .closed)
        == .failed(66, "Error: Standard input cannot be read: Bad file descriptor.\n"))
  }

  @Test(arguments: [
    ("azkaban", "No title matches 'azkaban'"), ("part 1", "No title matches 'part 1'"),
    ("1 1", "'1 1' names a chapter, not a volume"),
  ])
  func anErrorHasNoHintThatCouldNotReadItAgain(name: String, message: String) throws {
    for source in ["- <books.json", "/dev/fd/5 5<books.json"] {
      let run = try run("hp-books show '\(name)' --data \(source)", "")
      #expect(run.ending == .exit(64))
      #expect(
        run.errors == """
          Error: \(message).
          Usage: hp-books show [VOLUME] [options]
            See 'hp-books show --help' for more information.

          """)
    }
  }

  /// The keys come from the terminal, since standard input has been read to its end.
  @Test func theReaderReadsItsKeysFromTheTerminal() throws {
    let reader = try ShellUser.atTerminal()
    let data = try reader.home.write(
      SampleBook.file([SampleBook(summary: Self.summary)]), to: "books.json")
    let session = try reader.startInTerminal(
      ["read", "--data", "-"], TerminalPlan(input: .file(data)))
    try session.wait(for: "the button") { $0.rows.contains("  [ m  More ]") }
    session.type("m")
    try session.wait(for: "the other button") { $0.rows.contains("  [ m  Less ]") }
    session.type("q")
    #expect(try session.ending() == .exit(0))
    let label = "\u{1b}[1mHint:\u{1b}[0m"
    // The terminal gets it on two lines.
    let text = session.text.replacing("\n  ", with: " ")
    #expect(text.hasSuffix(hint("standard input").replacing("Hint:", with: label)))
    #expect(!reader.home.exists("state.json"))
  }

  /// The page of the summary, which begins with five full lines.
  private func page(_ end: String) -> String {
    """
    Emma

      \(Self.line)
      \(Self.line)
      \(Self.line)
      \(Self.line)
      \(Self.line)
      \(end)

    """
  }

  private func run(_ script: String, _ words: String) throws -> ProgramResult {
    try reader.shell("cd || exit; " + script.replacing("WORDS", with: words))
  }

  private func hint(_ source: String) -> String { Self.hint.replacing("%s", with: source) }
}
