import ArgumentParsing
import TestSupport
import Testing

@testable import hp_books

/// What the program answers to its completion scripts, and what a shell makes of that.
@Suite(.limitForPrograms)
struct CompletionTests {
  private let reader: ShellUser

  init() throws {
    reader = try ShellUser()
    let books = ["Emma", "Persuasion: \\ and\nmore", "\u{1b}[31mRed\tBook"].map {
      SampleBook(title: $0)
    }
    try reader.home.write(SampleBook.file(books + [Self.oddBook]), to: "mine.json")
    try reader.home.write(SampleBook.file([Self.shadowedBook]), to: "shadows.json")
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
          4\tOdd Numbers

          """))
    #expect(try reader.home.contents == ["mine.json", "pipe", "shadows.json", "wrong.json"])
  }

  /// A book in which some chapters have no number of their own, or no name that could be typed.
  private static let oddBook = SampleBook(
    title: "Odd Numbers",
    chapters: [
      #"Prologue: \ "It's $HOME""#, "1. One", "2. Two\tand\nmore", "3.",
      "3. \u{1b}[31mThree again", "8. Eight", "\u{1b}[31mInterlude", "--json", "",
    ])

  /// A book in which the first two chapters have the places of others and the same title.
  private static let shadowedBook = SampleBook(
    chapters: ["Interlude", "Interlude", "1. One", "2. Two"])

  @Test(arguments: ["3", "３", "+3", "azkaban", "Prisoner"])
  func theChaptersAreThoseOfTheVolume(_ volume: String) throws {
    let answer = try reader.run("__complete", "chapters", "--", volume)
    #expect(answer.errors == "")
    #expect(
      answer.output.hasPrefix("1\tOwl Post\n2\tAunt Marge’s Big Mistake\n3\tThe Knight Bus\n"))
    #expect(answer.output.hasSuffix("\n22\tOwl Post Again\n"))
    #expect(answer.output.split(separator: "\n").count == 22)
  }

  @Test func aChapterIsNamedAsItCanBeTyped() throws {
    #expect(
      try reader.run(
        "__complete", "chapters", "--data", reader.home.path("mine.json"), "--", "odd")
        == .printed(
          """
          Prologue: \\ "It's $HOME"\t
          1\tOne
          2\tTwo and more
          4\t
          5\t\\u{1b}[31mThree again
          8\tEight
          7\t\\u{1b}[31mInterlude
          9\t

          """))
  }

  @Test func aChapterThatNoWordLeadsToIsLeftOut() throws {
    #expect(
      try reader.run(
        "__complete", "chapters", "--data", reader.home.path("shadows.json"), "--", "1")
        == .printed("1\tOne\n2\tTwo\n"))
  }

  @Test(arguments: [[], ["8"], ["0"], ["harry"], ["no such title"], ["--json"], ["~/3"]])
  func aVolumeThatIsNotThereHasNoChapters(_ words: [String]) throws {
    #expect(try reader.run(["__complete", "chapters", "--"] + words) == .printed(""))
  }

  /// Nothing is waited for, since nobody has asked for anything yet.
  @Test(arguments: ["pipe", "missing.json", "/dev/zero", "/dev/stdin", "."])
  func whatIsNoFileIsNotRead(_ name: String) throws {
    for question in ["volumes --data \(name)", "chapters --data \(name) -- 3"] {
      #expect(try reader.shell("cd && hp-books __complete \(question)") == .printed(""))
    }
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

  /// What follows the name of the program on a line, and what a shell offers there.
  private static let offers = [
    (["--data", "mine.json", "show", ""], ["1", "2", "3", "4"]),
    (["--data", "mine.json", "shelf", "2", "--add", "4", ""], ["1", "2", "3", "4"]),
    (["bookmark", "--data", "~/mine.json", "1", ""], ["1", "2"]),
    (["bookmark", "azkaban", "2"], ["2", "20", "21", "22"]),
    (["bookmark", "8", ""], []), (["--data", "pipe", "bookmark", "1", ""], []),
    (["--data", "$HOME/mine.json", "bookmark", "1", ""], []),
    (["bookmark", "$PWD", ""], []), (["bookmark", "3", "--f"], ["--finished"]),
    (["bookmark", "3", "--remove", "--f"], []), (["bookmark", "--clear", "--r"], []),
    (["bookmark", "--finished", "--no-s"], []), (["bookmark", "--no-state", "--f"], []),
    (["shelf", "3", "5", "--a"], ["--add", "--ascii"]), (["shelf", "--add", "3", "--re"], []),
    (["shelf", "--remove", "3", "--cl"], []), (["recent", "--cl"], ["--clear"]),
    (["forget", "--al"], ["--all"]), (["forget", ""], ["1", "2", "3", "4", "5", "6", "7"]),
    (["recent", "3"], []), (["stats", "--js"], ["--json"]),
  ]

  @Test(.enabled(if: ExternalTool.bash.isInstalled, "bash is not installed."), arguments: offers)
  func bashOffersWhatTheProgramKnows(_ words: [String], _ offers: [String]) throws {
    #expect(try completedByBash(words) == offers)
  }

  @Test(.enabled(if: ExternalTool.zsh.isInstalled, "zsh is not installed."), arguments: offers)
  func zshOffersWhatTheProgramKnows(_ words: [String], _ offers: [String]) throws {
    #expect(try completedByZsh(words) == offers)
  }

  @Test(.enabled(if: ExternalTool.fish.isInstalled, "fish is not installed."), arguments: offers)
  func fishOffersWhatTheProgramKnows(_ words: [String], _ offers: [String]) throws {
    let lines = try completedByFish(words).map { String($0.prefix { $0 != "\t" }) }
    #expect(lines.sorted() == offers)
  }

  /// The line of the odd chapters, whose names a shell quotes so that they stay one word.
  private static let oddLine = ["--data", "mine.json", "bookmark", "odd", ""]

  @Test(.enabled(if: ExternalTool.bash.isInstalled, "bash is not installed."))
  func bashQuotesTheNameOfAChapter() throws {
    #expect(
      try completedByBash(Self.oddLine)
        == [#"Prologue:\ \\\ \"It\'s\ \$HOME\""#, "1", "2", "4", "5", "8", "7", "9"])
  }

  @Test(.enabled(if: ExternalTool.zsh.isInstalled, "zsh is not installed."))
  func zshQuotesTheNameOfAChapter() throws {
    #expect(
      try completedByZsh(Self.oddLine)
        == ["1", "2", "4", "5", "7", "8", "9", #"Prologue:\ \\\ \"It\'s\ \$HOME\""#])
  }

  @Test(.enabled(if: ExternalTool.fish.isInstalled, "fish is not installed."))
  func fishShowsTheTitlesOfVolumesAndChapters() throws {
    #expect(
      try completedByFish(["--data", "mine.json", "shelf", "1", ""])
        == [
          "1\tEmma", "2\tPersuasion: \\ and more", "3\t\\u{1b}[31mRed Book", "4\tOdd Numbers",
        ])
    #expect(
      try completedByFish(Self.oddLine)
        == [
          #"Prologue: \ "It's $HOME""#, "1\tOne", "2\tTwo and more", "4",
          "5\t\\u{1b}[31mThree again", "8\tEight", "7\t\\u{1b}[31mInterlude", "9",
        ])
  }
}

extension CompletionTests {
  private func completedByBash(_ words: [String]) throws -> [String] {
    let script = """
      cd
      eval "$(hp-books completions bash)"
      COMP_WORDS=(hp-books "$@")
      COMP_CWORD=$#
      _hp_books
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    return try reader.shell(script, words, in: #require(ExternalTool.bash.path)).lines
  }

  private func completedByFish(_ words: [String]) throws -> [String] {
    let script = """
      cd
      hp-books completions fish | source
      complete -C 'hp-books \(words.joined(separator: " "))'
      """
    // Newer versions of fish print a tab where there is no description.
    return try reader.shell(script, in: #require(ExternalTool.fish.path)).lines
      .map { $0.last == "\t" ? String($0.dropLast()) : $0 }
  }

  private func completedByZsh(_ words: [String]) throws -> [String] {
    try reader.home.createFolder(".bin")
    try reader.home.link(".bin/hp-books", to: BuiltProgram.path)
    return try reader.home.zshOffers(
      for: "hp-books " + words.joined(separator: " "),
      script: CompletionScript.zsh.text(for: HPBooks.self), of: HPBooks.name)
  }
}
