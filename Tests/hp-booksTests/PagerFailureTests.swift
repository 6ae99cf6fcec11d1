import Testing

/// What becomes of a page where its pager does not do what it should.
struct PagerFailureTests {
  private let scene: PagerScene

  init() throws {
    scene = try PagerScene()
  }

  @Test func aPagerThatIsNotThereCostsOneWarning() throws {
    let run = try show(["HP_BOOKS_PAGER": "/nonexistent/pager -x"])

    #expect(
      run.screen == """
        \(try wholePage())Warning: Could not run the pager '/nonexistent/pager': \
        No such file or directory.

        """)
    #expect(run.exitCode == 0)
  }

  @Test(arguments: ["exit 3", "kill -s PIPE $$", "cat > /dev/null; nonexistent 2> /dev/null"])
  func aPagerThatFailsDoesNotLoseTheText(script: String) throws {
    let run = try show(["PAGER": "sh -c '\(script)'"])

    #expect(
      run.screen == """
        \(try wholePage())Warning: The pager 'sh' failed, so the page is printed without it.

        """)
    #expect(run.exitCode == 0)
  }

  @Test(arguments: ["exit 0", "read -r line", "read -r line; exit 1", "kill -s INT $$"])
  func aPagerThatIsQuitEarlyIsASuccess(script: String) throws {
    let run = try show(["PAGER": "sh -c '\(script)'"])

    #expect(run.screen.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test(arguments: [("head -1 > /dev/null", true), ("exit 3", false)])
  func aTextLargerThanAPipeEndsNobody(script: String, isSuccess: Bool) throws {
    let summary = String(repeating: "mischief managed ", count: 20_000)
    let file = try scene.write("books.json", SampleSeries.text(summary: summary))
    let run = try scene.run(
      ["summary", "1", "--expand", "--data", file], with: ["PAGER": "sh -c '\(script)'"])

    #expect(run.exitCode == 0)
    #expect(run.screen.contains("managed") != isSuccess)
    #expect(run.screen.contains("Warning:") != isSuccess)
  }

  @Test func ctrlCIsLeftToThePager() throws {
    try scene.install(
      "patient",
      """
      trap 'printf again; trap : INT' INT
      cat > /dev/null
      printf ready
      read -r answer < /dev/tty || read -r answer < /dev/tty
      printf "%s" "got $answer"
      """)
    let run = try scene.run(
      ["show", "3"], with: ["PAGER": "patient"],
      TerminalPlan(typing: [("ready", "\u{3}"), ("again", "yes\n")]))

    #expect(run.screen.contains("got yes"))
    #expect(run.exitCode == 0)
  }

  @Test func ctrlCEndsAPagerThatDoesNotMindIt() throws {
    try scene.install("fragile", "cat > /dev/null; printf ready; sleep 60")
    let run = try scene.run(
      ["show", "3"], with: ["PAGER": "fragile"], TerminalPlan(typing: [("ready", "\u{3}")]))

    #expect(run.screen.hasPrefix("ready"))
    #expect(!run.screen.contains("Azkaban"))
    #expect(run.exitCode == 0)
  }

  private func show(_ variables: [String: String]) throws -> TerminalRun {
    try scene.run(["show", "3", "--no-color"], with: variables)
  }

  private func wholePage() throws -> String {
    try scene.run(["show", "3", "--no-pager", "--no-color"]).screen
  }
}
