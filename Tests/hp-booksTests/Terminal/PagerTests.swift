import TestSupport
import Testing

/// Long pages on a terminal of 24 rows.
@Suite(.limitForPrograms)
struct PagerTests {
  private let reader: ShellUser

  init() throws {
    reader = try ShellUser(["TERM": "xterm"])
    for name in ["less", "mine", "other"] { try reader.installWitness(name) }
  }

  @Test(
    arguments: try CaseFile().table("the pager of the environment shows a long page")
      as [([String: String], String)])
  func thePagerOfTheEnvironmentShowsALongPage(variables: [String: String], call: String) throws {
    let run = try reader.runInTerminal(["show", "3"], with: variables)
    #expect(run.ending == .exit(0))
    #expect(run.output.isEmpty)
    #expect(reader.home.text(of: "called")?.hasPrefix(call + "\n") == true)
    #expect(reader.home.text(of: "text")?.contains("Talons and Tea Leaves") == true)
  }

  @Test(arguments: [["PAGER": "mine", "HP_BOOKS_PAGER": ""], ["TERM": "dumb"]])
  func withoutAPagerThePageIsPrinted(variables: [String: String]) throws {
    let run = try reader.runInTerminal(["show", "3", "--no-color"], with: variables)
    #expect(run.ending == .exit(0))
    #expect(run.output == (try wholePage()))
    #expect(reader.home.text(of: "called") == nil)
  }

  /// On a terminal of one row, with a pager that shows nothing.
  @Test(arguments: Request.everyPagedCommand + [Request()])
  func pagesGoThroughThePagerAndDocumentsDoNot(request: Request) {
    let reader = reader.with(["PAGER": "true"])
    #expect(reader.rehearse(request.words, rows: 1).output == "")
    #expect(reader.rehearse(request.words + ["--json"], rows: 1).output != "")
  }

  @Test(arguments: [
    (Request("help"), true), (Request("show", "--help"), true), (Request("--version"), false),
    (Request("manual"), false), (Request("completions", "bash"), false),
    (Request("show", "3", "--no-pager"), false), (Request("--no-pager", "show", "3"), false),
  ])
  func onlyWhatIsForReadersGoesThroughThePager(request: Request, isPaged: Bool) {
    let run = reader.with(["PAGER": "true"]).rehearse(request.words, rows: 1)
    #expect(run.output.isEmpty == isPaged)
  }

  @Test func aTerminalThatDoesNotKnowItsSizeHas24Rows() throws {
    _ = try run(["chapters", "3"], TerminalPlan(size: nil))
    #expect(reader.home.text(of: "called") != nil)
  }

  @Test func linesThatTheTerminalBreaksCountAsOftenAsTheyAreBroken() throws {
    let wide = TerminalPlan.size(columns: 20, rows: 12)
    #expect(try run(["summary", "1", "--width", "500"], wide).output.isEmpty)
  }

  @Test func aPipeOnEitherSideMeansNoPager() throws {
    let file = try reader.home.write("", to: "output")
    var plan = TerminalPlan(input: .null)
    #expect(try run(["show", "3", "--no-color"], plan).output == wholePage())
    plan = TerminalPlan(output: .file(file))
    #expect(try run(["show", "3"], plan).output.isEmpty)
    #expect(reader.home.text(of: "output") == (try wholePage()))
    #expect(reader.home.text(of: "called") == nil)
  }

  @Test(
    arguments: try CaseFile().table("less is told of colours and of letters where nobody else did")
      as [([String: String], String, String)])
  func lessIsToldOfColoursAndOfLettersWhereNobodyElseDid(
    variables: [String: String], less: String, charset: String
  ) throws {
    _ = try reader.runInTerminal(["show", "3"], with: variables)
    #expect(reader.home.text(of: "called") == "less\nLESS=\(less)\nLESSCHARSET=\(charset)\n")
  }

  @Test(arguments: [([], true), (["--no-color"], false), (["--color", "never"], false)])
  func thePagerGetsTheColoursOfTheTerminal(arguments: [String], hasColors: Bool) throws {
    _ = try reader.runInTerminal(["show", "3"] + arguments)
    #expect(reader.home.text(of: "text")?.contains("\u{1b}[") == hasColors)
  }

  private func run(_ arguments: [String], _ plan: TerminalPlan) throws -> ProgramResult {
    try reader.runInTerminal(arguments, plan)
  }

  private func wholePage() throws -> String {
    try reader.runInTerminal(["show", "3", "--no-pager", "--no-color"]).output
  }
}
