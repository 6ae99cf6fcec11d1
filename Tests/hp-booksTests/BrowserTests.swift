import Testing

/// `show --web`.
struct BrowserTests {
  private static let address =
    "https://harrypotter.fandom.com/wiki/Harry_Potter_and_the_Prisoner_of_Azkaban"
  private static let opening = "Opening \(address) in your browser.\n"
  private static let advice = "Set BROWSER or HP_BOOKS_BROWSER to the program to open it with.\n"

  private let scene: PagerScene

  init() throws {
    scene = try PagerScene()
  }

  @Test(arguments: [
    (["BROWSER": "mine"], "mine|\(address)"),
    (["BROWSER": "mine --tab 'a b'"], "mine|--tab|a b|\(address)"),
    (["BROWSER": "mine --page %s --new"], "mine|--page|\(address)|--new"),
    (["BROWSER": "other", "HP_BOOKS_BROWSER": "mine"], "mine|\(address)"),
    (["BROWSER": "mine", "HP_BOOKS_BROWSER": ""], "mine|\(address)"),
    ([:], "\(opener)|\(address)"),
  ])
  func theBrowserOfTheEnvironmentOpensThePage(variables: [String: String], call: String) throws {
    for name in ["mine", "other", opener] { try scene.installWitness(name) }

    let run = try show(variables, TerminalPlan(typing: [("browser.", "\u{4}")]))

    #expect(run.exitCode == 0)
    #expect(run.screen.hasPrefix(Self.opening))
    #expect(scene.text(of: "called")?.hasPrefix(call + "\n") == true)
  }

  @Test(arguments: [
    ("sh -c 'exit 3'", "The browser 'sh' could not open it."),
    ("/nonexistent", "Could not run the browser '/nonexistent': No such file or directory."),
  ])
  func theAddressIsPrintedWhereTheBrowserDoesNotOpenIt(browser: String, reason: String) throws {
    let run = try show(["BROWSER": browser], TerminalPlan(outputFile: scene.write("output", "")))

    #expect(run.screen == "\(Self.opening)Hint: \(reason) \(Self.advice)")
    #expect(scene.text(of: "output") == Self.address + "\n")
    #expect(run.exitCode == 0)
  }

  @Test(.enabled(if: opener == "xdg-open", "There is always a desktop."))
  func theAddressIsPrintedWhereThereIsNeitherADesktopNorATerminal() throws {
    try scene.installWitness(opener)
    let run = try show([:], TerminalPlan(outputFile: scene.write("output", "")))

    #expect(run.screen == "Hint: No browser was found. \(Self.advice)")
    #expect(scene.text(of: "output") == Self.address + "\n")
    #expect(scene.text(of: "called") == nil)
    #expect(run.exitCode == 0)
  }

  @Test func aDesktopOpensThePageWithoutATerminal() throws {
    try scene.installWitness(opener)
    let plan = TerminalPlan(inputFile: "/dev/null", outputFile: try scene.write("output", ""))
    let run = try show(["DISPLAY": ":0"], plan)

    #expect(run.screen == Self.opening)
    #expect(scene.text(of: "called")?.hasPrefix("\(opener)|\(Self.address)\n") == true)
    #expect(scene.text(of: "output")?.isEmpty == true)
  }

  @Test func theVolumeIsRememberedAsTheLastOneShown() throws {
    _ = try show(["BROWSER": "true"])

    #expect(try scene.run(["chapters", "--no-pager"]).screen.contains("Prisoner of Azkaban"))
  }

  @Test(arguments: ["ftp://example.org/", "file:///etc/passwd", "javascript:alert(1)", "-x", ""])
  func onlyThePagesOfTheWebAreOpened(wiki: String) throws {
    try scene.installWitness("mine")
    let file = try scene.write("books.json", SampleSeries.text(wiki: wiki))
    let run = try scene.run(
      ["show", "1", "--web", "--no-color", "--data", file], with: ["BROWSER": "mine"])

    #expect(run.screen == "Error: Volume 1 has no web page.\n")
    #expect(run.exitCode == 1)
    #expect(scene.text(of: "called") == nil)
  }

  private func show(
    _ variables: [String: String], _ plan: TerminalPlan = TerminalPlan()
  ) throws -> TerminalRun {
    try scene.run(["show", "3", "--web", "--no-color"], with: variables, plan)
  }
}

#if os(macOS)
private let opener = "open"
#else
private let opener = "xdg-open"
#endif
