import BookCore
import BookPresentation
import DisplayText
import Foundation
import SystemCalls
import TerminalKit
import TestSupport
import Testing

/// The terminal while the reader has lent it to a browser.
@Suite(.limitForPrograms)
struct ReadBrowserTests {
  private static let address =
    "https://harrypotter.fandom.com/wiki/Harry_Potter_and_the_Prisoner_of_Azkaban"

  private let program: ShellUser
  private let reader: InteractiveReader

  init() throws {
    program = try ShellUser.atTerminal().with(["BROWSER": "browser"])
    reader = try InteractiveReader.new(volume: 3, size: .default)
  }

  /// Where no variable names one, the system's own is asked, since it may find a text browser where
  /// there is no desktop.
  @Test(arguments: ["browser", nil])
  func theBrowserHasTheTerminalUntilItEnds(name: String?) throws {
    let session = try start(browser: #"read -r line; echo "$1, $line""#, as: name)
    #expect(session.modes == session.modesBefore)
    session.type("enough\n")
    try session.wait(for: reader)
    #expect(session.screen.transcript.contains("\(Self.address), enough\n"))
    #expect(session.modes != session.modesBefore)
    try session.quit()
  }

  @Test func theBrowserReadsFromTheTerminalWhereStandardInputWasTheData() throws {
    try install(browser: #"read -r line; echo "$line""#)
    let data = try program.home.write(SampleBook.file([SampleBook()]), to: "books.json")
    let session = try program.startInTerminal(
      ["read", "--data", "-"], TerminalPlan(input: .file(data)))
    try session.wait(for: "the page") { $0.rows.contains("  A matchmaker errs.") }
    session.type("w")
    try session.wait(for: "the browser") { $0.transcript.hasSuffix("browsing\n") }
    session.type("enough\n")
    try session.wait(for: "the page again") { !$0.isGivenBack }
    #expect(session.screen.transcript.contains("browsing\nenough\nenough\n"))
    try session.quit()
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGUSR1])
  func aSignalEndsTheReaderAlone(signal: Int32) throws {
    let session = try start(browser: "read -r line")
    session.send(signal)
    try session.expectEnding(.signal(signal))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func aSignalAfterwardsGivesTheTerminalBack(signal: Int32) throws {
    let session = try start(browser: "read -r line")
    session.type("\n")
    try session.wait(for: reader)
    session.send(signal)
    try session.expectEnding(.signal(signal))
  }

  @Test(arguments: ["\u{3}", "\u{1c}"])
  func theKeysOfSignalsAreLeftToTheBrowser(key: String) throws {
    let session = try start(browser: "read -r line", before: "trap 'exit 0' INT QUIT")
    session.type(key)
    try session.wait(for: reader)
    try session.quit()
  }

  /// This browser reads no keys, or it might take some from the shell before it has stopped.
  @Test(.enabled(if: ExternalTool.bash.isInstalled, "bash is not installed."))
  func bothAreSuspendedAsOneJob() throws {
    try install(browser: "until [ -e \"$HOME/over\" ]; do sleep 0.1; done")
    let shell = try program.startInteractiveShell(size: .default)
    try shell.wait(for: "a prompt") { $0.transcript.hasSuffix(ShellUser.prompt) }
    shell.type("hp-books read 3\n")
    try shell.wait(for: reader)
    shell.type("w")
    try shell.wait(for: "the browser") { $0.transcript.hasSuffix("browsing\n") }
    shell.type("\u{1a}")
    try shell.wait(for: "the prompt") { $0.transcript.hasSuffix(ShellUser.prompt) }
    shell.type("fg\n")
    try shell.wait(for: "the job") { $0.transcript.hasSuffix("hp-books read 3\n") }
    try program.home.write("", to: "over")
    try shell.wait(for: reader)
    shell.type("q")
    try shell.wait(for: "the prompt") { $0.transcript.hasSuffix(ShellUser.prompt) }
    shell.type("exit\n")
    _ = try shell.ending()
  }
}

extension ReadBrowserTests {
  private func install(
    browser script: String, before preparation: String = "", as name: String? = "browser"
  ) throws {
    try program.home.install(
      script: "\(preparation)\necho browsing\n\(script)", as: name ?? Desktop.opener)
  }

  /// A reader that has just started a browser.
  private func start(
    browser script: String, before preparation: String = "", as name: String? = "browser"
  ) throws -> TerminalSession {
    try install(browser: script, before: preparation, as: name)
    let session = try program.with(["BROWSER": name]).startInTerminal(["read", "3"])
    try session.wait(for: reader)
    session.type("w")
    try session.wait(for: "the browser") {
      $0.isGivenBack && $0.transcript.hasSuffix("browsing\n")
    }
    return session
  }
}
