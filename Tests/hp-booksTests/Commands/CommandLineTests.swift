import TestSupport
import Testing

@Suite(.limitForPrograms)
struct CommandLineTests {
  private let reader: ShellUser

  init() throws { reader = try ShellUser() }

  @Test(arguments: ["--version", "-V"])
  func tellsItsVersion(_ flag: String) throws {
    #expect(try reader.run(flag) == .printed("hp-books 2.0.0\n"))
  }

  @Test(arguments: [["shwo"], ["show", "9"], ["list", "--width", "x"]])
  func tellsOfAMistakeInTheColoursAskedFor(_ words: [String]) throws {
    let reader = reader.with(["FORCE_COLOR": "1", "HOME": reader.home.path])
    #expect(try reader.run(words).errors.hasPrefix("\u{1b}[1mError:"))
    #expect(try reader.run(words + ["--color", "never"]).errors.hasPrefix("Error:"))
    #expect(try reader.run(["--no-color"] + words).errors.hasPrefix("Error:"))
  }

  @Test func helpIsGivenWhateverElseIsAskedFor() throws {
    let help = try reader.run("help", "show", "--no-color")
    #expect(try reader.run("help", "show", "--color", "always", "--no-color") == help)
    #expect(try reader.run("list", "--no-color", "--color", "auto").ending == .exit(64))
  }

  @Test(arguments: [Request("--help"), Request("-h"), Request("help")])
  func tellsWhatItCanDo(_ request: Request) throws {
    let outcome = try reader.run(request.words)
    #expect(outcome == .printed(outcome.output))
    #expect(outcome.output.contains("\nUsage: hp-books COMMAND [options]\n"))
    #expect(outcome.output.layoutFaults(width: 80) == [])
  }

  /// Volumes, and the first line about them.
  @Test(
    arguments: [
      ("9", "There is no volume 9: this series has volumes 1 to 7."),
      ("8", "There is no volume 8: this series has volumes 1 to 7."),
      ("0", "There is no volume 0: this series has volumes 1 to 7."),
      (
        "99999999999999999999",
        "There is no volume 99999999999999999999: this series has volumes 1 to 7."
      ),
      ("-3", "There is no volume -3: this series has volumes 1 to 7."),
    ], ["show", "summary", "chapters"])
  func volumesOutOfRangeAreErrors(_ volume: (String, String), command: String) throws {
    let outcome = try reader.run(command, volume.0)
    let expected = """
      Error: \(volume.1)
      Usage: hp-books \(command) [VOLUME] [options]
        See 'hp-books \(command) --help' for more information.

      """
    #expect(outcome == .failed(64, expected))
  }

  @Test(arguments: [
    Request("shwo"), Request("list", "3"), Request("show", "3", "4"), Request("show", "--nope"),
    Request("list", "--expand"), Request("show", "--expand", "--collapse"), Request(""),
    Request("show", ""), Request("--data"), Request("list", "--data"), Request("list", "--data="),
    Request("list", "--color", "red"), Request("list", "--color"), Request("show", "-x"),
    Request("help", "nope"), Request("show", "-1"), Request("show", "1.5"), Request("9"),
    Request("xyzzy"),
  ])
  func wrongCommandLinesAreErrors(_ request: Request) throws {
    let outcome = try reader.run(request.words)
    #expect(outcome.ending == .exit(64))
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: "))
    #expect(outcome.errors.contains("\nUsage: hp-books "))
    #expect(outcome.errors.layoutFaults(width: 180) == [])
    #expect(try reader.home.contents == [])
  }

  @Test func aSlipOfTheKeyboardIsUnderstood() throws {
    let errors = try reader.run("shwo", "3").errors
    #expect(errors.hasPrefix("Error: Unknown command 'shwo'. Did you mean 'show'?\n"))
  }

  @Test(arguments: [["3"], ["azkaban"], ["prisoner", "of", "azkaban"], ["show", "azkaban"]])
  func showMayBeLeftOut(_ words: [String]) throws {
    #expect(try reader.run(words) == reader.run("show", "3"))
    #expect(try reader.run(words + ["--json"]) == reader.run("show", "3", "--json"))
    #expect(try reader.run("show") == reader.run("show", "3"))
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
    #expect(run(["lits"]).errorText.hasPrefix("Error: Unknown command 'lits'. Did you mean 'list'"))
    #expect(run(["lists", "--expnd"]).errorText.hasPrefix("Error: Unknown option '--expnd'."))
    #expect(run(["lits", "--expnd"]).errorText.hasPrefix("Error: Unknown command 'lits'."))
    #expect(run(["12"]).errorText.hasPrefix("Error: There is no volume 12:"))
  }

  /// What is neither a command nor a title, nor nearly a command.
  @Test(arguments: [
    (
      ["xyzzy"],
      "No command or title matches 'xyzzy'.\nHint: To search for it, type: hp-books search xyzzy"
    ),
    (
      ["prisoner", "of", "azkabn"],
      """
      No command or title matches 'prisoner of azkabn'. Did you mean 'Harry Potter and the \
      Prisoner of Azkaban'?
      """
    ),
    (["-3"], "There is no volume -3: this series has volumes 1 to 7."),
    (
      ["and"],
      """
      'and' is not a command, but matches 7 volumes:
        1  Harry Potter and the Philosopher’s Stone
        2  Harry Potter and the Chamber of Secrets
        3  Harry Potter and the Prisoner of Azkaban
        4  Harry Potter and the Goblet of Fire
        5  Harry Potter and the Order of the Phoenix
        6  Harry Potter and the Half-Blood Prince
        7  Harry Potter and the Deathly Hallows
      Hint: Use a number, or more words of the title.
      """
    ),
  ])
  func whatIsNeitherACommandNorATitleIsAnError(_ words: [String], _ message: String) throws {
    let expected = """
      Error: \(message)
      Usage: hp-books COMMAND [options]
        See 'hp-books --help' for more information.

      """
    #expect(try reader.run(words) == .failed(64, expected))
  }

  /// Each word that tells a title from the others is enough without a command.
  @Test func noWordOfATitleIsTakenForACommand() throws {
    for (volume, words) in zip(1..., Self.tellingWords) {
      for word in words {
        let run = Rehearsal([word, "--json"], environment: ["HOME": reader.home.path])
        #expect(run.outputText.contains("\"volume\": \(volume),"), "\(word)")
      }
    }
  }

  private static let tellingWords = [
    ["philosopher", "philosophers", "stone"], ["chamber", "secrets"], ["prisoner", "azkaban"],
    ["goblet", "fire"], ["order", "phoenix"], ["half", "blood", "prince"], ["deathly", "hallows"],
  ]

  @Test(arguments: [
    ["--width", "40", "show", "3"], ["show", "--width", "40", "3"], ["show", "3", "--width=40"],
    ["show", "3", "-w", "40"], ["-w40", "show", "3"], ["show", "--width", "40", "--", "3"],
  ])
  func optionsStandAnywhere(_ words: [String]) throws {
    #expect(try reader.run(words) == reader.with(["COLUMNS": "40"]).run("show", "3"))
  }
}
