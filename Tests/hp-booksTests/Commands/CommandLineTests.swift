import DisplayText
import TestSupport
import Testing

@testable import ArgumentParsing
@testable import hp_books

/// Command lines as a whole: where options stand, what may be left out, and what is no command.
struct CommandLineTests {
  private let reader: ShellUser

  init() throws { reader = try ShellUser() }

  @Test(arguments: ["--version", "-V"])
  func tellsItsVersion(_ flag: String) {
    #expect(reader.rehearse(flag) == .printed("hp-books 4.0.0\n"))
  }

  @Test(arguments: [["shwo"], ["show", "9"], ["list", "--width", "x"]])
  func tellsOfAMistakeInTheColoursAskedFor(_ words: [String]) {
    let reader = reader.with(["FORCE_COLOR": "1"])
    #expect(reader.rehearse(words).errors.hasPrefix("\u{1b}[1;7mError:"))
    #expect(reader.rehearse(words + ["--color", "never"]).errors.hasPrefix("Error:"))
    #expect(reader.rehearse(["--no-color"] + words).errors.hasPrefix("Error:"))
  }

  @Test func helpIsGivenWhateverElseIsAskedFor() {
    let help = reader.rehearse("help", "show", "--no-color")
    #expect(reader.rehearse("help", "show", "--color", "always", "--no-color") == help)
    #expect(reader.rehearse("list", "--no-color", "--color", "auto").ending == .exit(64))
  }

  @Test(arguments: [20, 30, 60, 79, 100])
  func helpHasTheWidthThatIsAskedForUpToEighty(width: Int) throws {
    guard case .help(let help, _) = try HPBooks.parse(["help", "show"]) else {
      Issue.record("There is no help for show.")
      return
    }
    let lines = help.lines(width: min(width, 80)).map { $0.plainText + "\n" }.joined()
    #expect(reader.rehearse("help", "show", "-w", "\(width)").output == lines)
  }

  /// A screen has 24 rows, and a prompt takes one.
  @Test(arguments: HPBooks.commands.map { $0.name } + ["help"])
  func theHelpOfACommandFitsOnAScreen(command: String) {
    let help = reader.rehearse("help", command).output
    let isLong = [ReadCommand.name, SearchCommand.name].contains(command)
    #expect(help.count { $0 == "\n" } <= (isLong ? 47 : 23))
  }

  /// None stands behind one that takes all further words, or is required behind one that is not.
  @Test(arguments: HPBooks.commands.map { $0.name })
  func everyArgumentCanBeReached(name: String) throws {
    let arguments = try #require(HPBooks.commands.first { $0.name == name }).arguments
    for (argument, next) in zip(arguments, arguments.dropFirst()) {
      #expect(argument.extent == .word, "\(next.name)")
      #expect(next.isOptional || !argument.isOptional, "\(next.name)")
    }
  }

  /// Transcripts leave it out.
  @Test(arguments: try CaseFile().pairs("the usage stands below a mistake"))
  func theUsageStandsBelowAMistake(line: String, usage: String) {
    let errors = reader.rehearse(line.split(separator: " ").map(String.init)).errors
    #expect(errors.hasSuffix(".\nUsage: hp-books \(usage) for more information.\n"))
  }

  @Test(arguments: [["3"], ["azkaban"], ["prisoner", "of", "azkaban"], ["show", "azkaban"]])
  func showMayBeLeftOut(_ words: [String]) {
    #expect(reader.rehearse(words) == reader.rehearse("show", "3"))
    #expect(reader.rehearse(words + ["--json"]) == reader.rehearse("show", "3", "--json"))
  }

  @Test func statusMayBeLeftOut() {
    #expect(reader.rehearse() == reader.rehearse("status"))
    #expect(reader.rehearse("--json") == reader.rehearse("status", "--json"))
  }

  /// Words in a series whose titles are like commands, and the volumes that they name.
  @Test(arguments: [
    (["lists"], 1), (["history"], 2), (["history", "of", "magic"], 2), (["--", "shows"], 3),
    (["2001"], 4), (["show", "2001"], 4),
  ])
  func aTitleIsFoundBeforeACommandIsSuggested(_ words: [String], _ volume: Int) throws {
    let titles = ["Lists", "A History of Magic", "Shows", "2001: A Space Odyssey", "Ocean’s 12"]
    let data = try reader.home.write(
      SampleBook.file(titles.map { SampleBook(title: $0) }), to: "near.json")
    func run(_ words: [String]) -> Rehearsal {
      Rehearsal(["--json"] + words, environment: ["HP_BOOKS_DATA": data])
    }
    #expect(run(words).outputText.contains("\"volume\": \(volume),"))
    #expect(
      run(["lits"]).errorText.hasPrefix("Error: Unknown command 'lits'.\nHint: Did you mean 'list'")
    )
    #expect(run(["lists", "--expnd"]).errorText.hasPrefix("Error: Unknown option '--expnd'."))
    #expect(run(["lits", "--expnd"]).errorText.hasPrefix("Error: Unknown command 'lits'."))
    #expect(run(["12"]).errorText.hasPrefix("Error: There is no volume 12:"))
  }

  private static let tellingWords = [
    ["philosopher", "philosophers", "stone"], ["chamber", "secrets"], ["prisoner", "azkaban"],
    ["goblet", "fire"], ["order", "phoenix"], ["half", "blood", "prince"], ["deathly", "hallows"],
  ]

  /// Each word that tells a title from the others is enough without a command.
  @Test(arguments: zip(1...7, tellingWords))
  func noWordOfATitleIsTakenForACommand(volume: Int, words: [String]) {
    for word in words {
      #expect(reader.rehearse(word, "--json").output.contains("\"volume\": \(volume),"), "\(word)")
    }
  }
}
