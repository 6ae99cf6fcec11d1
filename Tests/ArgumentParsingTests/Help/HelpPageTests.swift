import DisplayText
import Testing
@testable import ArgumentParsing

struct HelpPageTests {
  /// How the page of the program begins, whole or on one screen.
  private static let beginning = """
    Read a series of books.

    Usage: books COMMAND [options]

    Commands:
    """

  @Test func describesTheProgram() throws {
    let expected = """
      \(Self.beginning)
        list         List the volumes.
        show         Show a volume as a page.
        summary      Show the summary of a volume.
        search       Search the series.
        completions  Print a completion script.
        help         Show help for a command or topic.

      Topics:
        options      The options that all commands take.
        environment  The variables that matter.
        exit-codes   What the exit codes mean.

      For more about a command or topic, type: books help NAME
      """
    #expect(try text("", width: 80) == expected)
  }

  @Test func listsCommandsUnderTheirHeadings() {
    let expected = """
      Shows books.

      Usage: rack COMMAND [options]
             rack VOLUME [options]

      Books:
        list     List the volumes.
        show     Show a volume as a page.

      The program:
        help     Show help for a command or topic.

      Topics:
        options  The options that all commands take.

      For more about a command or topic, type: rack help NAME
      """
    let page = HelpPage(subject: .program, program: Rack.self)
    #expect(page.lines(width: 80).map(\.plainText).joined(separator: "\n") == expected)
    #expect(
      page.lines(width: 29).prefix(5).map(\.plainText) == [
        "Shows books.", "", "Usage: rack COMMAND [options]", "  rack VOLUME [options]", "",
      ])
  }

  @Test(arguments: [20, 30, 80])
  func commandLinesAreWhole(width: Int) throws {
    let commands = ["books list --json | jq -r '.volumes[] | .title'", "books manual > ~/m.1"]
    let page = HelpPage(
      subject: .topic(Topic("t", abstract: "T.") { [.commands(commands)] }), program: Sample.self)
    #expect(page.lines(width: width).map(\.plainText) == ["T.", ""] + commands.map { "  " + $0 })
  }

  @Test func onlyWhatIsThereTakesRoom() {
    let blocks: [HelpBlock] = [
      .options([Flag("dry-run", help: "Write nothing.")]),
      .terms([Term("a label that is longer than a line", "Wraps.")]),
    ]
    let page = HelpPage(
      subject: .topic(Topic("t", abstract: "T.") { blocks }), program: Sample.self)
    let expected = """
      T.

        --dry-run
          Write nothing.

        a label that is
        longer than a line
          Wraps.
      """
    #expect(page.lines(width: 20).map(\.plainText).joined(separator: "\n") == expected)
    #expect(page.lines(width: 80)[2].plainText == "  --dry-run  Write nothing.")
  }

  @Test func describesACommandInTwoColumns() throws {
    let expected = """
      Show the summary of a volume.

      Usage: books summary [VOLUME] [options]

      Arguments:
        VOLUME          A volume's number or words of its title.

      Options:
        -e, --expand    Show the whole summary, and remember it.
        -c, --collapse  Show the beginning of the summary, and remember it.

      At most one of --expand, --collapse.
      For the options that all commands take, type: books help options
      """
    #expect(try text("summary", width: 80) == expected)
  }

  @Test func putsExplanationsBelowTheirLabelsWhereItIsNarrow() throws {
    let expected = """
      Show a volume as a
      page.

      Usage: books show
        [VOLUME] [options]

      Examples:
        books show 3
          Read the third
          volume
        books show azkaban
          Find it by its
          title

      Without VOLUME it
      shows the volume
      that was shown last.

      Arguments:
        VOLUME
          A volume's
          number or words
          of its title.

      Options:
        --json
          Print JSON for
          programs.

      For the options that
      all commands take,
      type: books help
      options
      """
    #expect(try text("show", width: 20) == expected)
  }

  @Test func describesTheOptionsOfAllCommands() throws {
    let expected = """
      The options that all commands take.

      They may come before or after the command. Other options belong to particular
      commands.

            --data FILE   Read the books in FILE.
        -w, --width N     Columns to wrap at. From 20 to 500.
            --color WHEN  When to colour. One of auto, always or never.
        -h, --help        Show help.
        -V, --version     Show the version.
      """
    #expect(try text("options", width: 80) == expected)
  }

  @Test func describesATopic() throws {
    let expected = """
      The variables that matter.

      Set them in the shell.

        NO_COLOR  Not empty: never use colour.
      """
    #expect(try text("environment", width: 80) == expected)
  }

  @Test(arguments: [1, 20, 21, 27, 30, 39, 40, 41, 60, 80, 200])
  func fitsEveryWidthAndDropsNothing(_ width: Int) throws {
    for name in ["", "list", "show", "summary", "search", "completions", "help", "exit-codes"] {
      let lines = try page(name).lines(width: width)
      for line in lines {
        let isCommand = line.plainText.hasPrefix("  books ")
        #expect(isCommand || line.displayWidth <= max(width, HelpPage.minWidth))
        #expect(line.plainText.last != " ")
      }
      let whole = try page(name).lines(width: 500)
      #expect(letters(of: lines) == letters(of: whole))
    }
  }

  @Test func countsColumnsAndNotCharacters() throws {
    let page = try 도서.help("책 --help").page
    for width in 20...90 {
      #expect(page.lines(width: width).allSatisfy { $0.displayWidth <= width })
    }
  }

  private enum 도서: ParsableProgram {
    enum 책: ParsableCommand {
      static let name = "책"
      static let abstract = "해리 포터 일곱 권을 차례로 보여 준다."
      static let options = [Flag("모두", help: "모든 권을 한 번에 보여 주고 아무것도 빼놓지 않는다.")]
    }

    static let name = "도서"
    static let version = "1"
    static let abstract = "책."
    static let commands: [any ParsableCommand.Type] = [책.self]
  }

  @Test func hasBoldHeadings() throws {
    let bold = try page("show").lines(width: 80).flatMap(\.spans).filter { $0.style == .bold }
    #expect(bold.map(\.text) == ["Usage:", "Examples:", "Arguments:", "Options:"])
  }

  private func page(_ name: String) throws -> HelpPage { try Sample.help("help \(name)").page }

  private func text(_ name: String, width: Int) throws -> String {
    try page(name).lines(width: width).map(\.plainText).joined(separator: "\n")
  }

  private func letters(of lines: [StyledText]) -> String {
    lines.map(\.plainText).joined().filter { $0 != " " }
  }
}
