import TestSupport
import Testing

@testable import hp_books

/// What errors advise works when it is typed.
@Suite(.limitForPrograms)
struct ErrorHintTests {
  private let reader: ShellUser

  init() throws {
    reader = try ShellUser()
    try reader.home.write(SampleBook.file(volumes: 2), to: "my books.json")
    try reader.home.write("[]", to: "wrong.json")
    try reader.home.createFolder(".zfunc/_hp-books")
  }

  /// Invalid command lines, one for each kind of hint, and the hints.
  @Test(arguments: [
    ("search", "For example: hp-books search dumbledore"),
    ("show --generate-completion-script bash", "For example: hp-books completions fish"),
    ("help nonsense", "To list all commands and topics, type: hp-books help"),
    ("show first", "To see all volumes, type: hp-books list"),
    ("hagrid", "To search for it, type: hp-books search hagrid"),
    ("my books.json", "To read a data file, type: hp-books list '--data=my books.json'"),
    (
      "show first --data 'my books.json'",
      "To see all volumes, type: hp-books list --data 'my books.json'"
    ),
    ("show volume 3", "To choose a volume by its number, type: hp-books show 3"),
    ("show 'book 3'", "To choose a volume by its number, type: hp-books show 3"),
    ("volume 3", "To choose a volume by its number, type: hp-books show 3"),
    ("chapters of 3", "To choose a volume by its number, type: hp-books chapters 3"),
    // What changes something for good is not advised.
    ("summary expand 1", "For options such as --expand, type: hp-books help summary"),
    ("shelf add 3", "For options such as --add, type: hp-books help shelf"),
    ("--zzzz", "To see the options that all commands take, type: hp-books help options"),
    (
      "show volume 2 --data='my books.json' --state my.state",
      """
      To choose a volume by its number, type: hp-books show 2 --data 'my books.json' --state my.state
      """
    ),
    ("completions", "For example: hp-books completions bash"),
    (
      "completions zsh --install",
      "To print the completion script instead, type: hp-books completions zsh"
    ),
    ("list --data wrong.json", "For the format of a data file, type: hp-books help data"),
  ])
  func aHintIsACommandLineThatWorks(_ line: String, _ hint: String) throws {
    let failed = try reader.shell("cd && hp-books \(line)")
    #expect(failed.output == "")
    #expect(failed.hints == [hint])
    let commandLine = try #require(hint.firstRange(of: ": ")).upperBound
    let followed = try reader.shell("cd && \(hint[commandLine...])")
    #expect(followed == .printed(followed.output))
    #expect(followed.output != "")
  }

  /// Hints without a command line in them.
  @Test(arguments: [
    (
      "show --json=1 -s",
      "show has options of its own: --expand, --collapse, --no-cover, --web and --json."
    ),
    ("--clear", "--clear belongs to bookmark, shelf and recent."),
    ("list --expand", "--expand belongs to show and summary."),
    ("list --width", "--width N: Lay out the text for this many columns. From 20 to 500."),
    ("show harry", "Use a number, or more words of the title."),
  ])
  func otherHintsNameNoCommandLine(_ line: String, _ hint: String) {
    let hints = reader.rehearse(line.shellWords).hints
    #expect(hints.count == 1)
    #expect(hints[0].hasPrefix(hint))
    #expect(!hints[0].contains("hp-books"))
  }

  /// Lines with one mistake each, and those that the suggestions make of them.
  @Test(arguments: [
    ("shwo 3", ["show 3"]), ("SHOW 3", ["show 3"]), ("ls", ["list"]), ("dir", ["list"]),
    ("keep 3", ["shelf --add 3"]), ("add 3", ["shelf --add 3"]), ("fav 3", ["shelf --add 3"]),
    ("remove 3", ["shelf --remove 3"]), ("rm 3", ["shelf --remove 3"]),
    ("mark 3 9", ["bookmark 3 9"]), ("finish 3", ["bookmark --finished 3"]), ("redo", ["undo"]),
    ("history --json", ["recent --json"]), ("open 3", ["show 3"]),
    ("view 3", ["show 3"]), ("info 3", ["show 3"]), ("toc 3", ["chapters 3"]),
    ("where", ["status"]), ("progress", ["status"]), ("stats", ["status"]), ("config", ["paths"]),
    ("usage", ["help"]), ("help keys", ["help read"]), ("help format", ["help data"]),
    ("find owl", ["search owl"]), ("grep owl", ["search owl"]), ("version", ["--version"]),
    ("environment", ["help environment"]), ("-?", ["--help"]), ("show 3 -?", ["show 3 --help"]),
    ("--list", ["list"]), ("--search owl", ["search owl"]), ("show 3 -W 40", ["show 3 -w 40"]),
    ("show 3 -j", ["show 3 --json"]), ("help shwo", ["help show"]),
    ("summary 1 --col", ["summary 1 --collapse", "summary 1 --color"]),
    (
      "chapters 3 --no",
      ["--no-state", "--no-color", "--no-links", "--no-pager"].map { "chapters 3 \($0)" }
    ),
    ("list --color a", ["list --color auto", "list --color always"]),
    ("show azkabn", ["show 'Harry Potter and the Prisoner of Azkaban'"]),
    ("azkabn", ["'Harry Potter and the Prisoner of Azkaban'"]),
  ])
  func aSuggestionWorksInPlaceOfTheMistake(_ line: String, _ corrected: [String]) {
    let message = reader.rehearse(line.shellWords).errors
    let quoted = message.prefix { $0 != "\n" }.matches(of: /'([^']+)'/).map { String($0.output.1) }
    let isTitle = quoted.contains { $0.contains(" ") && $0.hasPrefix("Harry") }
    let lines = quoted.dropFirst().map {
      line.replacing(quoted[0], with: isTitle ? "'\($0)'" : $0, maxReplacements: 1)
    }
    #expect(lines == corrected)
    for line in lines where !line.hasSuffix("--color") {
      let outcome = reader.rehearse(line.shellWords)
      #expect(outcome == .printed(outcome.output), "\(line)")
    }
  }
}

extension ProgramResult {
  /// What the message advises.
  fileprivate var hints: [String] {
    errors.split(separator: "\n").filter { $0.hasPrefix("Hint: ") }.map {
      String($0.dropFirst("Hint: ".count))
    }
  }
}

extension String {
  /// The words that a shell makes of a line whose only quotation marks are around a title.
  fileprivate var shellWords: [String] {
    split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { place, part in
      place.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }
}
