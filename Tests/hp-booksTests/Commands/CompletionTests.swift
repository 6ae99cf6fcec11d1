import ArgumentParsing
import TestSupport
import Testing

/// What the program answers to its completion scripts, and what a shell makes of that.
@Suite(.limitForPrograms)
struct CompletionTests {
  private let reader: ShellUser

  init() throws {
    reader = try ShellUser()
    let books = ["Emma", "Persuasion: \\ and\nmore", "\u{1b}[31mRed\tBook"].map {
      SampleBook(title: $0)
    }
    try reader.home.write(SampleBook.file(books), to: "mine.json")
    try reader.home.write("{", to: "wrong.json")
    try reader.home.makePipe("pipe")
  }

  @Test func theVolumesAreThoseOfTheDataFile() throws {
    #expect(
      try reader.run("__complete", "volumes")
        == .printed(
          """
          1\tHarry Potter and the Philosopher’s Stone
          2\tHarry Potter and the Chamber of Secrets
          3\tHarry Potter and the Prisoner of Azkaban
          4\tHarry Potter and the Goblet of Fire
          5\tHarry Potter and the Order of the Phoenix
          6\tHarry Potter and the Half-Blood Prince
          7\tHarry Potter and the Deathly Hallows

          """))
    #expect(
      try reader.run("__complete", "volumes", "--data", reader.home.path("mine.json"))
        == .printed(
          """
          1\tEmma
          2\tPersuasion: \\ and more
          3\t\\u{1b}[31mRed Book

          """))
    #expect(try reader.home.contents == ["mine.json", "pipe", "wrong.json"])
  }

  /// Nothing is waited for, since nobody has asked for anything yet.
  @Test(arguments: ["pipe", "missing.json", "/dev/zero", "/dev/stdin", "."])
  func whatIsNoFileIsNotRead(_ name: String) throws {
    let script = "cd && hp-books __complete volumes --data \(name)"
    #expect(try reader.shell(script) == .printed(""))
  }

  @Test func otherQuestionsHaveNoAnswer() throws {
    #expect(try reader.run("__complete", "nonsense") == .printed(""))
    #expect(try reader.shell("cd && hp-books __complete volumes --data wrong.json").output == "")
  }

  @Test func theHiddenCommandIsNamedNowhere() throws {
    for page in [["help"], ["--help"], ["manual"]] {
      #expect(try !reader.run(page).output.contains("__complete"))
    }
    #expect(
      try reader.run("help", "__complete").errors.hasPrefix("Error: There is no help for "))
    #expect(try reader.run("__complet").errors.contains("Did you mean") == false)
  }

  @Test(.enabled(if: ExternalTool.bash.isInstalled, "bash is not installed."))
  func bashOffersTheVolumesOfTheFile() throws {
    let script = """
      cd
      eval "$(hp-books completions bash)"
      COMP_WORDS=(hp-books --data mine.json show '')
      COMP_CWORD=4
      _hp_books
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let bash = try #require(ExternalTool.bash.path)
    #expect(try reader.shell(script, in: bash) == .printed("1\n2\n3\n"))
  }

  @Test(.enabled(if: ExternalTool.fish.isInstalled, "fish is not installed."))
  func fishOffersTheVolumesOfTheFileWithTheirTitles() throws {
    let script = """
      cd
      hp-books completions fish | source
      complete -C 'hp-books --data ~/mine.json summary '
      """
    let fish = try #require(ExternalTool.fish.path)
    #expect(
      try reader.shell(script, in: fish)
        == .printed("1\tEmma\n2\tPersuasion: \\ and more\n3\t\\u{1b}[31mRed Book\n"))
  }
}
