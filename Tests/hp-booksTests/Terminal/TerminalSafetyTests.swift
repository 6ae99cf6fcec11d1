import BookCore
import BookPresentation
import TestSupport
import Testing

/// Text that would command or mislead a terminal, wherever it comes from.
@Suite(.limitForPrograms)
struct TerminalSafetyTests {
  /// Where a terminal may reorder them, titles from right to left are isolated, but never in what is
  /// copied or read by programs.
  @Test(arguments: [
    ("xterm", 24, true), ("xterm", nil, false), ("dumb", 24, false), ("linux", 24, false),
  ])
  func titlesFromRightToLeftAreIsolatedOnATerminal(
    term: String, rows: Int?, isIsolated: Bool
  ) throws {
    let reader = try ShellUser(["TERM": term, "HP_BOOKS_COVER": "never"])
    let books = [SampleBook(title: "הארי", chapters: ["1. אב 3"])]
    let file = try reader.home.write(SampleBook.file(books), to: "הארי.json")
    for words in [["status"], ["list"], ["chapters", "1"]] {
      let page = reader.rehearse(words + ["--data", file], rows: rows).output
      #expect(page.contains("\u{2068}") == isIsolated, "\(words)")
      #expect(page.count { $0 == "\u{2068}" } == page.count { $0 == "\u{2069}" })
      let commands = page.split(separator: "\n").filter { $0.contains("hp-books") }
      #expect(commands.allSatisfy { !$0.contains("\u{2068}") })
    }
    let json = reader.rehearse(["list", "--json", "--data", file], rows: rows).output
    #expect(!json.contains("\u{2068}"))
  }

  private static let styleCodes: Set<String> = ["0", "1", "2", "34", "1;4", "1;7"]

  private let reader: ShellUser
  private let folder: TemporaryFolder

  init() throws {
    reader = try ShellUser()
    folder = reader.home
  }

  private static func book(with text: String) -> SampleBook {
    SampleBook(
      title: "A \(text) Z", author: text, dedication: text,
      summary: text + SampleBook.longSummary + text, wiki: "https://example.org/\(text)",
      chapters: ["1. Z\(text)", "Z\(text)"])
  }

  @Test(arguments: HostileText.kept + HostileText.random(count: 60, seed: 1).sampled(5))
  func noFieldReachesTheTerminalAsItIs(text: String) throws {
    let file = try folder.write(SampleBook.file([Self.book(with: text)]), to: "books.json")
    let state = folder.path("state of \(text.filter { $0 != "\0" && $0 != "/" })")
    let commands = [
      ["list"], ["show", "1"], ["show", "1", "--expand"], ["summary", "1"], ["chapters", "1"],
      ["summary", "1", "--collapse"], ["search", "a"], ["paths"], ["shelf", "1", "--add"],
      ["shelf"], ["bookmark", "1", "2"], ["bookmark"], ["list", "--recent"], ["status"],
      ["forget", "1"],
    ]
    for command in commands.sampled(2) {
      for options in [["--width", "80"], ["--width", "20", "--color", "always"]] {
        let run = Rehearsal(command + options + ["--data", file, "--state", state])
        #expect(run.code == 0, "\(command) \(run.errorText)")
        let isColored = options.contains("always")
        let page = isColored ? withoutOwnStyles(run.outputText) : run.outputText
        #expect(page.controlFaults == [], "\(command + options)")
        #expect(withoutOwnStyles(run.errorText).controlFaults == [])
      }
    }
  }

  @Test(arguments: HostileText.kept + HostileText.random(count: 25, seed: 2).sampled(5))
  func noErrorMessageCarriesIt(text: String) throws {
    let bare = #"{"data": [{"attributes": {"title": "\#(text)" "pages": 1}}]}"#
    var wrong = Self.book(with: text)
    wrong.releaseDate = text
    var empty = Self.book(with: text)
    empty.title = " "
    for data in [bare, text] {
      let file = try folder.write(data, to: "books.json")
      _ = expectCleanError(65, ["list", "--data", file])
    }
    for book in [wrong, empty] {
      let file = try folder.write(SampleBook.file([book]), to: "books.json")
      // The error, the line with its caret, and the hint.
      #expect(expectCleanError(65, ["list", "--data", file]).count == 4)
    }
  }

  @Test(arguments: HostileText.kept)
  func noPathOrVariableCarriesIt(text: String) {
    for name in ["HOME", "XDG_STATE_HOME", "HP_BOOKS_STATE", "COLUMNS", "TERM"] {
      let run = Rehearsal(["paths"], environment: [name: "/nowhere/\(text)"])
      #expect(run.outputText.controlFaults == [])
    }
    let missing = Rehearsal(["list", "--data", "/nowhere/\(text)"])
    #expect(missing.code == 66)
    #expect(missing.errorText.controlFaults == [])
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🏳️‍🌈", "🇰🇷", "❤️‍🔥", "마법사의 돌", "마법사", "e\u{301}"])
  func whatIsHarmlessComesThroughWhole(text: String) throws {
    let book = SampleBook(
      title: text, author: text, dedication: text, summary: text, chapters: ["1. \(text)"])
    let file = try folder.write(SampleBook.file([book]), to: "books.json")
    for width in ["20", "80"] {
      let state = folder.path("state.json")
      let run = Rehearsal(["show", "1", "--width", width, "--data", file, "--state", state])
      let pieces = run.outputText.ranges(of: text)
      #expect(pieces.count == 5)
      #expect(pieces.allSatisfy { Array(run.outputText[$0].utf8) == Array(text.utf8) })
    }
  }

  /// What the rehearsals above try one by one, on the program itself.
  @Test(arguments: [[], ["--color", "always"], ["--width", "20"]])
  func theProgramMakesAllOfItVisible(options: [String]) throws {
    let tricks = HostileText.tricks.joined(separator: " ")
    let file = try folder.write(SampleBook.file([Self.book(with: tricks)]), to: "books.json")
    let outcome = try reader.run(["show"] + options + ["--data", file])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors == "")
    #expect(outcome.output.withoutStyles.controlFaults == [])
  }

  /// No line of a page would leave all of this as it is.
  @Test(arguments: [[], ["--width", "20"], ["--color", "always"]], [nil, 5])
  func aDocumentGoesOutByteForByte(options: [String], rows: Int?) throws {
    let flag = "🏴\u{e0067}\u{e0062}\u{e0065}\u{e007f}"
    let title = " \u{600}1\t👨‍👩‍👧\u{1b}[31m\r\n\u{202e}\u{200d}\(flag) "
    let data = try folder.write(SampleBook.file([SampleBook(title: title)]), to: "books.json")
    let run = reader.with(["TERM": "xterm"])
      .rehearse(["list", "--json", "--data", data] + options, rows: rows)
    let series = try BookSeries(contentsOfFile: data)
    let document = JSONDocument.volumes(series.books, of: series, ReaderState())
    #expect(run == .printed(String(decoding: document.bytes, as: UTF8.self)))
    let written = "\u{600}1\\t👨‍👩‍👧\\u001b[31m\\r\\n\\u202e\\u200d\(flag)"
    #expect(run.output.contains("\"title\": \" \(written) \",\n"))
  }

  @Test(arguments: HostileText.names)
  func inAFileNameIsMadeVisible(_ trick: String) throws {
    #expect(expectCleanError(66, ["list", "--data", folder.path(trick)]).count == 1)
    let state = try folder.write("damaged", to: "of \(trick)")
    let run = Rehearsal(["show", "3", "--state", state])
    let lines = run.errorText.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(lines == ["Warning", "Hint"])
    #expect(run.errorText.controlFaults == [])
    #expect(run.outputText.controlFaults == [])
  }

  @Test(arguments: HostileText.names)
  func inAnArgumentIsMadeVisible(_ trick: String) {
    let lines = [
      [trick], ["show", trick], ["show", "3", "x" + trick], ["--\(trick)"],
      ["list", "--width", trick],
      ["list", "--color=\(trick)"], ["help", trick], ["list", "-\(trick)"],
    ]
    for words in lines.sampled(4) {
      let others = expectCleanError(64, words).dropFirst()
      #expect(
        others.allSatisfy { $0.hasPrefix("Usage: ") || $0.hasPrefix("Hint: ") || $0.hasPrefix(" ") }
      )
    }
  }

  @Test(arguments: ["HP_BOOKS_STATE", "XDG_STATE_HOME", "HOME"])
  func inTheEnvironmentIsMadeVisible(name: String) throws {
    let path = try folder.write("file", to: "\u{1b}[31m\(name)")
    let errors = reader.with([name: path + "/x"]).rehearse("show", "3").errors
    #expect(errors.hasPrefix("Warning: "))
    #expect(errors.contains("\\u{1b}[31m"))
    #expect(errors.controlFaults == [])
  }

  /// Runs the program into an error, and returns the lines of the message.
  private func expectCleanError(_ code: UInt8, _ words: [String]) -> [Substring] {
    let run = Rehearsal(words)
    #expect(run.code == code)
    #expect(run.output == [])
    #expect(run.errorText.hasPrefix("Error: "))
    #expect(run.errorText.controlFaults == [])
    return run.errorText.split(separator: "\n")
  }

  /// The text without the codes that the program itself may write, and with all others.
  private func withoutOwnStyles(_ text: String) -> String {
    let pieces = text.split(separator: "\u{1b}[", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces.first ?? "")) { plain, piece in
      let code = String(piece.prefix { $0 != "m" })
      return Self.styleCodes.contains(code)
        ? plain + piece.dropFirst(code.count + 1) : plain + "\u{1b}[" + piece
    }
  }
}
