import Testing

/// Long pages on a terminal of 24 rows.
struct PagerTests {
  private let scene: PagerScene

  init() throws {
    scene = try PagerScene()
    for name in ["less", "mine", "other"] { try scene.installWitness(name) }
  }

  @Test(arguments: [
    ([:], "less"),
    (["PAGER": "mine"], "mine"),
    (["PAGER": "mine -x 'a b' |"], "mine|-x|a b||"),
    (["PAGER": "other", "HP_BOOKS_PAGER": "mine -S"], "mine|-S"),
  ])
  func thePagerOfTheEnvironmentShowsALongPage(variables: [String: String], call: String) throws {
    let run = try scene.run(["show", "3"], with: variables)

    #expect(run.exitCode == 0)
    #expect(run.screen.isEmpty)
    #expect(scene.text(of: "called")?.hasPrefix(call + "\n") == true)
    #expect(scene.text(of: "text")?.contains("Talons and Tea Leaves") == true)
  }

  @Test(arguments: [
    ["PAGER": ""], ["PAGER": "cat"], ["PAGER": "mine", "HP_BOOKS_PAGER": ""],
    ["TERM": "dumb"], ["TERM": ""], ["TERM": PagerScene.unset],
  ])
  func withoutAPagerThePageIsPrinted(variables: [String: String]) throws {
    let run = try scene.run(["show", "3", "--no-color"], with: variables)

    #expect(run.exitCode == 0)
    #expect(run.screen == (try wholePage()))
    #expect(scene.text(of: "called") == nil)
  }

  @Test(arguments: [
    (["show", "3", "--no-pager"], false),
    (["--no-pager", "show", "3"], false),
    (["show", "3"], true),
    (["summary", "4", "--expand"], true),
    (["chapters", "3"], true),
    (["list"], false),
    (["show", "--help"], false),
    (["help"], false),
    (["--version"], false),
  ])
  func onlyPagesGoThroughThePager(arguments: [String], isPaged: Bool) throws {
    let run = try run(arguments, TerminalPlan(rows: 3))

    #expect(run.exitCode == 0)
    #expect((scene.text(of: "called") != nil) == isPaged)
    #expect(run.screen.isEmpty == isPaged)
  }

  @Test(arguments: [(24, true), (25, false), (26, false)])
  func aPageThatLeavesARowToThePromptIsPrinted(rows: UInt16, isPaged: Bool) throws {
    let run = try run(["chapters", "3"], TerminalPlan(rows: rows))

    // A title, an empty line and 22 chapters.
    #expect(run.screen.count { $0 == "\n" } == (isPaged ? 0 : 24))
    #expect((scene.text(of: "called") != nil) == isPaged)
  }

  @Test func aTerminalThatDoesNotKnowItsSizeHas24Rows() throws {
    _ = try run(["chapters", "3"], TerminalPlan(rows: 0, columns: 0))

    #expect(scene.text(of: "called") != nil)
  }

  @Test func linesThatTheTerminalBreaksCountAsOftenAsTheyAreBroken() throws {
    let wide = TerminalPlan(rows: 12, columns: 20)

    #expect(try run(["summary", "1", "--width", "500"], wide).screen.isEmpty)
  }

  @Test func aPipeOnEitherSideMeansNoPager() throws {
    let file = try scene.write("output", "")
    var plan = TerminalPlan(inputFile: "/dev/null")
    #expect(try run(["show", "3", "--no-color"], plan).screen == wholePage())

    plan = TerminalPlan(outputFile: file)
    #expect(try run(["show", "3"], plan).screen.isEmpty)
    #expect(scene.text(of: "output") == (try wholePage()))
    #expect(scene.text(of: "called") == nil)
  }

  @Test(arguments: [
    ([:], "R", "utf-8"),
    (["LESS": "-S"], "-S", "utf-8"),
    (["LESS": "", "LESSCHARSET": "latin1"], "", "latin1"),
  ])
  func lessIsToldOfColoursAndLettersWhereNobodyElseDid(
    variables: [String: String], less: String, charset: String
  ) throws {
    _ = try scene.run(["show", "3"], with: variables)

    #expect(scene.text(of: "called") == "less\nLESS=\(less)\nLESSCHARSET=\(charset)\n")
  }

  @Test(arguments: [([], true), (["--no-color"], false), (["--color", "never"], false)])
  func thePagerGetsTheColoursOfTheTerminal(arguments: [String], hasColors: Bool) throws {
    _ = try scene.run(["show", "3"] + arguments)

    #expect(scene.text(of: "text")?.contains("\u{1b}[") == hasColors)
  }

  private func run(_ arguments: [String], _ plan: TerminalPlan) throws -> TerminalRun {
    try scene.run(arguments, plan)
  }

  private func wholePage() throws -> String {
    try scene.run(["show", "3", "--no-pager", "--no-color"]).screen
  }
}
