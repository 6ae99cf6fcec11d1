import BookCore
import BookPresentation
import DisplayText
import Foundation
import TerminalKit
import TestSupport
import Testing

/// The reader as a job of a shell.
@Suite(.limitForPrograms, .enabled(if: ExternalTool.bash.isInstalled, "bash is not installed."))
struct ReadJobControlTests {
  private let program: ShellUser
  private let reader: InteractiveReader
  private let shell: TerminalSession
  private let modes: [UInt64]

  init() throws {
    program = try ShellUser.atTerminal()
    reader = try InteractiveReader.new(volume: 3, size: .default)
    shell = try program.startInteractiveShell(size: .default)
    try shell.wait(for: "a prompt") { $0.transcript.hasSuffix(ShellUser.prompt) }
    modes = shell.modes
  }

  @Test func aSuspendedReaderLeavesTheTerminalAndComesBack() throws {
    try startReader()
    try suspendReader()
    try resumeAndQuit()
  }

  @Test func whatIsSavedMeanwhileIsShownThen() throws {
    try startReader()
    try suspendReader()
    try run("hp-books bookmark 3 12")
    try waitForPrompt()
    try run("fg")
    var reader = reader
    let state = try program.readerState
    reader.change { $0 = .inMemory(state) }
    try shell.wait(for: reader)
    shell.type("q")
    try waitForPrompt()
    try exitShell()
  }

  @Test func inTheBackgroundItWaitsForTheForeground() throws {
    try startReader()
    try suspendReader()
    try run("bg")
    try waitForReport("Stopped", count: 2)
    #expect(!shell.screen.isAlternate, "nothing is drawn over what the shell shows")
    #expect(shell.modes == modes)
    try resumeAndQuit()
  }

  @Test func startedInTheBackgroundItDrawsNothing() throws {
    try run("hp-books read 3 &")
    try waitForReport("Stopped", count: 1)
    #expect(!shell.screen.isAlternate)
    #expect(shell.modes == modes)
    try resumeAndQuit()
  }

  /// They are those that it finds when it is in the foreground; a shell such as bash would put back
  /// its own.
  @Test(.enabled(if: ExternalTool.dash.isInstalled, "dash is not installed."))
  func startedInTheBackgroundItGivesBackTheRightModes() throws {
    try run("exec dash")
    try waitForPrompt()
    try run("stty -icanon; hp-books read 3 &")
    try waitForReport("Stopped", count: 1)
    try run("stty icanon; fg; stty -a")
    try shell.wait(for: reader)
    shell.type("q")
    try shell.wait(for: "the modes") { $0.transcript.contains(" iexten ") }
    #expect(shell.screen.transcript.contains(" icanon "))
    try exitShell()
  }

  @Test func stoppedFromOutsideItComesBack() throws {
    try startReader()
    let number = try #require(shell.foregroundProcess)
    kill(number, SIGSTOP)
    try shell.wait(for: "the prompt") { $0.transcript.hasSuffix(ShellUser.prompt) }
    try resumeAndQuit()
  }

  @Test func aStoppedReaderCanBeEnded() throws {
    try startReader()
    let number = try #require(shell.foregroundProcess)
    try suspendReader()
    kill(number, SIGTERM)
    kill(number, SIGCONT)
    try waitForReport("Terminated", count: 1)
    #expect(shell.modes == modes)
    try exitShell()
  }

  /// What was asked for is held up until the shell has gone, which sends a signal of its own.
  @Test(arguments: ["", "j", "c", "cl", "/", ":", "?", "\u{1a}"])
  func aClosedWindowLosesNothing(keys: String) throws {
    try startReader()
    let number = try #require(shell.foregroundProcess)
    let lock = try HeldFolder(program.home.path)
    try shell.askInVain(reader)
    var reader = reader
    _ = reader.press(.character("m"))
    if keys == "\u{1a}" {
      try suspendReader()
    } else {
      for key in keys { try shell.press(key, in: &reader) }
    }
    shell.closeWindow()
    _ = try shell.ending()
    _ = consume lock
    let deadline = ContinuousClock.now + RunningProgram.patience
    while kill(number, 0) == 0, try program.readerState.expandedVolumes.isEmpty,
      ContinuousClock.now < deadline
    {
      usleep(10_000)
    }
    #expect(try program.readerState.expandedVolumes == [3])
    #expect(try program.readerState.recentVolumes == [3])
  }

  @Test func theShellSeesTheSignal() throws {
    try run("hp-books read 3; echo status $?")
    try shell.wait(for: reader)
    shell.type("\u{3}")
    try waitForPrompt()
    try run("echo status $?")
    try shell.wait(for: "the status") { $0.transcript.contains("status 130") }
    try exitShell()
  }
}

extension ReadJobControlTests {
  private func run(_ command: String) throws {
    shell.type(command + "\n")
    try shell.wait(for: "the echo") { $0.transcript.contains(command) }
  }

  private func startReader() throws {
    try run("hp-books read 3")
    try shell.wait(for: reader)
  }

  private func suspendReader() throws {
    shell.type("\u{1a}")
    try waitForPrompt()
  }

  private func resumeAndQuit() throws {
    try run("fg")
    try shell.wait(for: reader)
    shell.type("q")
    try waitForPrompt()
    try exitShell()
  }

  private func waitForPrompt() throws {
    try shell.wait(for: "the prompt") {
      $0.isGivenBack && $0.transcript.hasSuffix(ShellUser.prompt)
    }
    #expect(shell.modes == modes)
  }

  /// The shell tells what became of a job only when it asks for the next command.
  private func waitForReport(_ word: String, count: Int) throws {
    try shell.wait(for: word) { screen in
      if screen.transcript.hasSuffix(ShellUser.prompt) { shell.type("\n") }
      return screen.transcript.components(separatedBy: word).count > count
    }
  }

  private func exitShell() throws {
    shell.type("exit\n")
    _ = try shell.ending()
  }
}
