import BookPresentation
import DisplayText
import Foundation
import TerminalKit
import TestSupport
import Testing

/// What the reader takes over from the shell, and what it leaves to it.
@Suite(.limitForPrograms)
struct ReadHandoverTests {
  private let program: ShellUser
  private let home: TemporaryFolder
  private let reader: InteractiveReader

  init() throws {
    program = try ShellUser.atTerminal()
    home = program.home
    reader = try InteractiveReader.new(volume: 3, size: .default)
  }

  /// In the end a frame is over, styles are as usual, and what was set at the start is undone.
  ///
  /// That is the wheel's mode, the other screen, a hidden cursor, no wrapping, pastes set apart,
  /// and a wheel that types arrows.
  @Test func theScreenIsTakenOverAndGivenBackBySequences() throws {
    let session = try program.startInTerminal(["read", "3"])
    try session.wait(for: reader)
    try session.quit()
    let start = "\u{1b}[?1007s\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[?2004h\u{1b}[?1007h"
    let end = "\u{1b}[?2026l\u{1b}[0m\u{1b}[?1007r\u{1b}[?2004l\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"
    #expect(session.text.hasPrefix(start + "\u{1b}[?2026h"))
    #expect(session.text.hasSuffix("\u{1b}[?2026l" + end))
  }

  @Test func whatIsTypedBeforeItStartsIsReadByIt() throws {
    let session = try startShell("kill -s STOP $$; exec hp-books read 3")
    try session.waitForStop()
    session.type("j")
    session.send(SIGCONT)
    var reader = reader
    _ = reader.press(.character("j"))
    try session.wait(for: reader)
    try session.quit()
  }

  /// While it is stopped, keys wait for whoever reads them next.
  @Test func whatIsTypedBehindASignalIsLeftToTheShell() throws {
    let session = try startShell("\(Self.numberedReader); read -r line; echo \"got $line\"")
    try session.wait(for: reader)
    let number = try numberOfReader()
    kill(number, SIGSTOP)
    session.type("this\n")
    kill(number, SIGTERM)
    kill(number, SIGCONT)
    #expect(try session.ending() == .exit(0))
    #expect(session.screen.transcript.hasSuffix("got this\n"))
    #expect(session.modes == session.modesBefore)
  }

  /// Whether it waits for keys then, or for the terminal to take a frame.
  @Test(arguments: [false, true])
  func aClosedWindowIsItsEnd(isWriting: Bool) throws {
    let session = try startShell("trap '' HUP; exec hp-books read 3")
    try session.wait(for: reader)
    if isWriting { try session.blockOutput(typing: "\u{c}") }
    session.closeWindow()
    #expect(try session.ending() == .exit(0))
  }

  @Test func theEndOfItsKeysIsItsEndThoughItHasAScreen() throws {
    let keys = try PseudoTerminal(columns: 80)
    let session = try startShell("trap '' HUP; exec hp-books read 3", input: .file(keys.path))
    try session.wait(for: reader)
    keys.closeBothEnds()
    #expect(try session.ending() == .exit(0))
    #expect(session.screen.isGivenBack)
  }

  /// It writes what takes over the screen, a frame, and what gives the screen back.
  @Test(
    .enabled(if: ExternalTool.strace.isInstalled, "strace is not installed."),
    .disabled(if: BuiltProgram.watchesThreads, "The sanitizer does not bear the failed calls."),
    arguments: [(1, "EIO"), (2, "ENOSPC"), (3, "EIO"), (3, "ENOSPC")])
  func aWriteThatFailsIsAnErrorInATerminalThatIsGivenBack(write: Int, error: String) throws {
    let session = try startShell(
      """
      exec strace -E ASAN_OPTIONS=detect_leaks=0 -o /dev/null -e trace=write \
        -e inject=write:error=\(error):when=\(write) hp-books read 3
      """)
    if write == 3 {
      try session.wait(for: reader)
      session.type("q")
    }
    try session.expectEnding(.exit(74))
    let reason = error == "EIO" ? "Input/output error" : "No space left on device"
    #expect(session.screen.transcript.hasSuffix("Error: Could not write the output: \(reason).\n"))
  }

  #if os(Linux)
  /// Others write through the same open file, and would have to bear its flags.
  @Test(
    .disabled(if: BuiltProgram.watchesAddresses, "The sanitizer answers crashes itself."),
    arguments: [SIGSEGV, SIGTERM, SIGALRM])
  func itsOutputWaitsForTheTerminalAsBefore(signal: Int32) throws {
    let session = try startShell(
      """
      exec 3>&1; cat /proc/$$/fdinfo/3 >"$HOME/before"
      \(Self.numberedReader)
      cat /proc/$$/fdinfo/3 >"$HOME/after"
      """)
    try session.wait(for: reader)
    kill(try numberOfReader(), signal)
    #expect(try session.ending() == .exit(0))
    #expect(try home.read("after") == home.read("before"))
    #expect(try home.read("after").contains("flags:"))
  }
  #endif
}

extension ReadHandoverTests {
  /// Runs the reader in a process whose number is in a file.
  private static let numberedReader = "sh -c 'echo $$ >\"$HOME/number\"; exec hp-books read 3'"

  private func numberOfReader() throws -> pid_t {
    try #require(pid_t(home.read("number").dropLast()))
  }

  /// Starts a shell without job control, which waits for what it runs.
  private func startShell(_ script: String, input: StreamTarget? = nil) throws -> TerminalSession {
    try TerminalSession(
      path: "/bin/sh", arguments: ["-c", script], environment: program.environment,
      size: .default, input: input)
  }
}
