import TestSupport
import Testing

/// What the program answers to its completion scripts, and what bash makes of that; `ReadmeTests`
/// press Tab in each shell.
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
      answer("--data", reader.home.path("mine.json"), "show", "") == """
        1\tEmma
        2\tPersuasion: \\ and more
        3\t\\u{1b}[31mRed Book
        4\tOdd Numbers

        """)
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

  @Test func aChapterIsNamedAsItCanBeTyped() {
    #expect(
      answer("--data", "~/mine.json", "bookmark", "odd", "") == """
        1/9\tPrologue: \\ "It's $HOME"
        1\tOne
        2\tTwo and more
        4/9\t
        5/9\t\\u{1b}[31mThree again
        8\tEight
        7\t\\u{1b}[31mInterlude
        8/9\t--json
        9\t

        """)
    #expect(
      answer("--data", "~/shadows.json", "bookmark", "1", "")
        == "1/4\tInterlude\n2/4\tInterlude\n1\tOne\n2\tTwo\n")
  }

  @Test(arguments: try CaseFile().pairs("a line, and what is offered for its last word"))
  func offersWhatWouldBeAccepted(_ line: String, _ values: String) {
    #expect(offers(line) == values.parts)
  }

  @Test func onlyKeptVolumesCanBeRemoved() {
    _ = reader.rehearse("shelf", "5", "3", "--add")
    #expect(offers("shelf --remove ") == ["3", "5"])
    #expect(offers("shelf --remove 5 ") == ["3"])
    #expect(offers("shelf --remove a") == ["Azkaban"])
    #expect(offers("shelf --add 5 ") == ["1", "2", "3", "4", "6", "7"])
  }

  /// Of a new reader, nobody is.
  @Test func onlyPeopleWhoHaveBeenMetAreOffered() {
    _ = reader.rehearse("bookmark", "3", "18")
    _ = reader.rehearse("bookmark", "1", "5")
    #expect(offers("who ").count == 23)
    #expect(
      answer("who", "").hasPrefix("Harry Potter\tA wizard, famous for having survived"))
    #expect(answer("who", "lu") == "Lupin\tProfessor Lupin\n")
    #expect(answer("who", "PO") == "Potter\t\n")
    #expect(offers("who moony") == [])
    #expect(offers("who scab") == ["Scabbers"])
    #expect(offers("who dudley d") == ["Dursley"])
    #expect(offers("who 'dudley␣d") == ["dudley Dursley"])
    #expect(offers("who '3␣gr") == ["3 Grim"])
    #expect(offers("who lupin ") == [])
    #expect(offers("who --no-state lu") == [])
    #expect(offers("who 3 d") == offers("who d"))
    #expect(offers("who 3 2") == ["2", "20", "21", "22"])
    #expect(offers("who 3 gr") == offers("who gr"))
    #expect(offers("recap 3 gr") == ["Grim", "Gryffindor", "Grudge"])
  }

  /// Whoever has a file, but nobody by a slip of typing.
  @Test func readersAreOffered() {
    _ = reader.rehearse("bookmark", "1", "1", "--reader", "Anna")
    #expect(offers("next --reader a") == ["Anna"])
    #expect(offers("next --reader b") == [])
  }

  /// An offer that is a command would not name the volume.
  @Test func aWordThatIsACommandIsNotOffered() throws {
    let data = try reader.home.write(
      SampleBook.file(["undo", "Shower"].map { SampleBook(title: $0) }), to: "near.json")
    #expect(offers("--data \(data) -- un") == [])
    #expect(offers("--data \(data) show un") == ["undo"])
    #expect(offers("--data \(data) showe") == ["Shower"])
  }

  @Test func theHiddenCommandIsNamedNowhere() {
    for page in ["help", "--help", "manual"] {
      #expect(!reader.rehearse(page).output.contains("__complete"))
    }
    #expect(reader.rehearse("help", "__complete").errors.hasPrefix("Error: There is no help for "))
    #expect(!reader.rehearse("__complet").errors.contains("Did you mean"))
  }

  @Test(.enabled(if: ExternalTool.bash.isInstalled, "bash is not installed."))
  func bashOffersThePlacesOfChaptersWithoutANumberOfTheirOwn() throws {
    #expect(
      try completedByBash("--data mine.json bookmark odd ")
        == ["1/9", "1", "2", "4/9", "5/9", "8", "7", "8/9", "9"])
  }

  /// Bash spells `é` in the locale C as `$'\\303\\251'`, which is none between quotation marks:
  /// what follows in it would be evaluated there.
  @Test(.enabled(if: ExternalTool.bash.isInstalled, "bash is not installed."))
  func bashOffersBetweenQuotationMarksOnlyWhatNeedsNone() throws {
    let titles = ["Wé$(touch${IFS}pwned) One", "Won't Two", "Wonder"].map { SampleBook(title: $0) }
    try reader.home.write(SampleBook.file(titles), to: "odd.json")
    #expect(try completedByBash("--data odd.json show \"w") == ["Wonder"])
    #expect(try completedByBash("--data odd.json show won").count == 2)
  }

  /// What is offered keeps its order, but for files, which bash sorts in its line editor.
  @Test(.enabled(if: ExternalTool.bash.isInstalled, "bash is not installed."))
  func bashSortsFiles() throws {
    let names = "macxqfzkbw".map { "\($0).json" }
    try reader.home.createFolder("files")
    for name in names { try reader.home.write("", to: "files/\(name)") }
    let script = #"""
      cd ~/files
      printf '%s\n' "bind 'set completion-display-width 1'" 'eval "$(hp-books completions bash)"' \
        $'hp-books --data \t\t\025' | "$BASH" --norc -i 2>&1
      """#
    let lines = try reader.shell(script, in: #require(ExternalTool.bash.path)).lines
    #expect(lines.filter { names.contains($0) } == names.sorted())
  }
}

extension CompletionTests {
  /// The answer of the program in the home folder, where there is nothing else to say.
  private func answer(_ words: String...) -> String {
    let run = Rehearsal(["__complete"] + words, environment: reader.environment)
    #expect(run.errorText == "")
    return run.outputText
  }

  private func offers(_ line: String) -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
      .map { String($0.replacing("␣", with: " ")) }
    let run = Rehearsal(["__complete"] + words, environment: reader.environment)
    return run.outputText.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  /// Words that bash would not split further.
  private func completedByBash(_ line: String) throws -> [String] {
    let script = """
      cd
      eval "$(hp-books completions bash)"
      COMP_LINE="hp-books $1" COMP_POINT=${#COMP_LINE} COMP_TYPE=37
      line=${COMP_LINE%%\\"*} quoted=${COMP_LINE#"${COMP_LINE%%\\"*}"}
      IFS=' ' read -ra COMP_WORDS <<<"$line"
      [[ $line == *' ' ]] && COMP_WORDS+=("$quoted")
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _hp_books hp-books "${COMP_WORDS[COMP_CWORD]#\\"}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    return try reader.shell(script, [line], in: #require(ExternalTool.bash.path)).lines
  }
}
