import TestSupport
import Testing

/// `show --web`.
@Suite(.limitForPrograms)
struct BrowserTests {
  private static let address =
    "https://harrypotter.fandom.com/wiki/Harry_Potter_and_the_Prisoner_of_Azkaban"
  private static let opening = "Opening \(address) in your browser.\n"
  private static let hint = "Hint: To choose a browser, set HP_BOOKS_BROWSER or BROWSER.\n"

  private let reader: ShellUser

  init() throws { reader = try ShellUser(["TERM": "xterm"]) }

  @Test(arguments: [
    (["BROWSER": "mine --tab 'a b'"], "mine|--tab|a b|\(address)"),
    (["BROWSER": "other", "HP_BOOKS_BROWSER": "mine"], "mine|\(address)"),
    (["BROWSER": "false:no-such-browser %s:mine --tab %s:other"], "mine|--tab|\(address)"),
    ([:], "\(opener)|\(address)"),
  ])
  func theBrowserOfTheEnvironmentOpensThePage(variables: [String: String], call: String) throws {
    for name in ["mine", "other", opener] { try reader.installWitness(name) }
    let run = try show(variables, TerminalPlan(typing: [("browser.", "\u{4}")]))
    #expect(run.ending == .exit(0))
    #expect(run.output.hasPrefix(Self.opening))
    #expect(reader.home.text(of: "called")?.hasPrefix(call + "\n") == true)
  }

  @Test(arguments: [
    ("sh -c 'exit 3'", "The browser 'sh' could not open the page."),
    ("no-such-browser", "Could not run the browser 'no-such-browser': No such file or directory."),
    ("false:no-such-browser:sh -c 'kill $$'", "The browser 'sh' could not open the page."),
  ])
  func theAddressIsPrintedWhereTheBrowserDoesNotOpenIt(browser: String, reason: String) throws {
    let plan = TerminalPlan(output: .file(try reader.home.write("", to: "output")))
    let run = try show(["BROWSER": browser], plan)
    #expect(run.output == "\(Self.opening)Error: \(reason)\n\(Self.hint)")
    #expect(reader.home.text(of: "output") == Self.address + "\n")
    #expect(run.ending == .exit(69))
  }

  @Test(.enabled(if: opener == "xdg-open", "There is always a desktop."))
  func theAddressIsPrintedWhereThereIsNeitherADesktopNorATerminal() throws {
    try reader.installWitness(opener)
    let run = try show([:], TerminalPlan(output: .file(reader.home.write("", to: "output"))))
    #expect(run.output == "Error: No browser was found.\n\(Self.hint)")
    #expect(reader.home.text(of: "output") == Self.address + "\n")
    #expect(reader.home.text(of: "called") == nil)
    #expect(run.ending == .exit(69))
  }

  @Test func aDesktopOpensThePageWithoutATerminal() throws {
    try reader.installWitness(opener)
    let plan = TerminalPlan(input: .null, output: .file(try reader.home.write("", to: "output")))
    let run = try show(["DISPLAY": ":0"], plan)
    #expect(run.output == Self.opening)
    #expect(reader.home.text(of: "called")?.hasPrefix("\(opener)|\(Self.address)\n") == true)
    #expect(reader.home.text(of: "output")?.isEmpty == true)
  }

  @Test func theVolumeIsRememberedAsTheLastOneShown() throws {
    _ = try show(["BROWSER": "true"])
    #expect(
      try reader.runInTerminal(["chapters", "--no-pager"]).output.contains("Prisoner of Azkaban"))
  }

  @Test(arguments: ["ftp://example.org/", "file:///etc/passwd", "javascript:alert(1)", "-x", ""])
  func onlyThePagesOfTheWebAreOpened(wiki: String) throws {
    try reader.installWitness("mine")
    let file = try reader.home.write(SampleBook.file([SampleBook(wiki: wiki)]), to: "books.json")
    let run = try reader.runInTerminal(
      ["show", "1", "--web", "--no-color", "--data", file], with: ["BROWSER": "mine"])
    #expect(run.output == "Error: Volume 1 has no wiki page.\n")
    #expect(run.ending == .exit(1))
    #expect(reader.home.text(of: "called") == nil)
  }

  private func show(
    _ variables: [String: String], _ plan: TerminalPlan = TerminalPlan()
  ) throws -> ProgramResult {
    try reader.runInTerminal(["show", "3", "--web", "--no-color"], with: variables, plan)
  }
}

#if os(macOS)
private let opener = "open"
#else
private let opener = "xdg-open"
#endif
