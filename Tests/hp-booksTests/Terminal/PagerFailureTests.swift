import Foundation
import TerminalKit
import TestSupport
import Testing

/// What becomes of a page where its pager does not do what it should.
@Suite(.limitForPrograms)
struct PagerFailureTests {
  private let reader: ShellUser

  init() throws { reader = try ShellUser(["TERM": "xterm"]) }

  @Test func aPagerThatIsNotThereCostsOneWarning() throws {
    let run = try show(["HP_BOOKS_PAGER": "no-such-pager -x"])
    #expect(
      run.output == """
        \(try wholePage())Warning: Could not run the pager 'no-such-pager': No such file \
        or directory.

        """)
    #expect(run.ending == .exit(0))
  }

  /// Also where the system would tell nothing of a program that this one starts.
  @Test(arguments: ["exit 126", "cat > /dev/null; exit 127"], ["env", "env --ignore-signal=CHLD"])
  func aPagerThatAShellCannotRunDoesNotLoseTheText(script: String, environment: String) throws {
    let session = try TerminalSession(
      path: "/bin/sh", arguments: ["-c", "exec \(environment) hp-books show 3 --no-color"],
      environment: reader.with(["PAGER": "sh -c '\(script)'"]).environment, size: .default)
    let run = try session.finish()
    #expect(
      run.output == """
        \(try wholePage())Warning: The pager 'sh' failed, so the page is printed without it.

        """)
    #expect(run.ending == .exit(0))
  }

  /// As with git: what a pager says is all that there is to say.
  @Test(arguments: ["echo no such option; exit 3", "echo no such option; kill -s PIPE $$"])
  func aPagerThatFailsSaysSoItself(script: String) throws {
    let run = try show(["PAGER": "sh -c '\(script)'"])
    #expect(run.output == "no such option\n")
    #expect(run.ending == .exit(0))
  }

  @Test(arguments: ["head -1 > /dev/null", "exit 3"])
  func aTextLargerThanAPipeEndsNobody(script: String) throws {
    let summary = String(repeating: "마법사의 ", count: 9_000)
    let file = try reader.home.write(
      SampleBook.file([SampleBook(summary: summary)]), to: "books.json")
    let run = try reader.runInTerminal(
      ["summary", "1", "--expand", "--data", file], with: ["PAGER": "sh -c '\(script)'"])
    #expect(run.ending == .exit(0))
    #expect(run.output == "")
  }

  @Test func ctrlCIsLeftToThePager() throws {
    try reader.home.install(
      script: """
        trap 'printf again; trap : INT' INT
        cat > /dev/null
        printf ready
        read -r answer < /dev/tty || read -r answer < /dev/tty
        printf "%s" "got $answer"
        """, as: "patient")
    let run = try reader.runInTerminal(
      ["show", "3"], with: ["PAGER": "patient"],
      TerminalPlan(typing: [("ready", "\u{3}"), ("again", "yes\n")]))
    #expect(run.output.contains("got yes"))
    #expect(run.ending == .exit(0))
  }

  @Test func ctrlCEndsAPagerThatDoesNotMindIt() throws {
    try reader.home.install(script: "cat > /dev/null; printf ready; sleep 60", as: "fragile")
    let run = try reader.runInTerminal(
      ["show", "3"], with: ["PAGER": "fragile"], TerminalPlan(typing: [("ready", "\u{3}")]))
    #expect(run.output.hasPrefix("ready"))
    #expect(!run.output.contains("Azkaban"))
    #expect(run.ending == .exit(0))
  }

  /// The shell of a pipe waits for it, whatever comes, so that nobody reads the next command from
  /// the terminal meanwhile.
  @Test(arguments: ["patient", "cat | patient"], [SIGTERM, SIGHUP])
  func aSignalToTheProgramEndsThePagerFirst(pager: String, signal: Int32) throws {
    // A shell that reads would miss a signal that comes just before; one that waits does not.
    let isAsked = pager != "patient"
    try reader.home.install(
      script: """
        trap 'kill $!; printf "gone "; exit 0' TERM HUP
        cat > /dev/null
        sleep 600 &
        printf ready
        \(isAsked ? "read -r answer < /dev/tty; kill $!" : "wait")
        printf "%s" "got $answer"
        """, as: "patient")
    let session = try reader.with(["PAGER": pager]).startInTerminal(["show", "3", "--no-color"])
    try session.wait(for: "the pager") { _ in session.text.hasSuffix("ready") }
    session.send(signal)
    if isAsked { session.type("yes\n") }
    #expect(try session.ending() == .signal(signal))
    #expect(session.text == (isAsked ? "readyyes\ngot yes" : "readygone "))
  }

  private func show(_ variables: [String: String]) throws -> ProgramResult {
    try reader.runInTerminal(["show", "3", "--no-color"], with: variables)
  }

  private func wholePage() throws -> String {
    try reader.runInTerminal(["show", "3", "--no-pager", "--no-color"]).output
  }
}
