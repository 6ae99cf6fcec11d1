import BookCore
import BookPresentation
import DisplayText
import Foundation
import TerminalKit
import TestSupport
import Testing

/// How the terminal is given back, whatever ends or interrupts the reader.
@Suite(.limitForPrograms)
struct ReadSignalTests {
  private let program: ShellUser
  private let reader: InteractiveReader

  init() throws {
    program = try ShellUser.atTerminal()
    reader = try InteractiveReader.new(volume: 3, size: .default)
  }

  /// The signals that end a program unless it handles them; the first and the last of those for
  /// real-time programs.
  private static let terminations: [Int32] = {
    let everywhere = [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF,
      SIGSYS,
    ]
    #if os(Linux)
    return everywhere + [SIGIO, SIGPWR, SIGSTKFLT, 34, 64]
    #else
    return everywhere
    #endif
  }()

  @Test(arguments: terminations)
  func aSignalThatEndsItIsDiedOf(signal: Int32) throws {
    var reader = reader
    let session = try start()
    try session.wait(for: reader)
    try session.press(" ", in: &reader)
    session.send(signal)
    try session.expectEnding(.signal(signal))
    #expect(try program.readerState.recentVolumes == [3], "the volume is saved on the way out")
  }

  @Test(
    .disabled(
      if: BuiltProgram.watchesAddresses || BuiltProgram.watchesThreads,
      "The sanitizer answers crashes itself."),
    arguments: [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT])
  func aCrashGivesTheTerminalBackAndSaysSo(signal: Int32) throws {
    let session = try start()
    try session.wait(for: reader)
    session.send(signal)
    try session.expectEnding(.signal(signal))
    #expect(session.screen.transcript.hasSuffix("the terminal has been restored.\n"))
  }

  /// Nobody reads what it draws, so that it is stuck in the midst of a frame.
  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func oneSignalEndsItThoughTheTerminalTakesNothing(signal: Int32) throws {
    let session = try start()
    try session.wait(for: reader)
    try session.blockOutput(typing: "\u{c}")
    session.send(signal)
    #expect(try session.endingUnread() == .signal(signal))
    #expect(session.modes == session.modesBefore)
  }

  @Test(arguments: [("\u{3}", SIGINT), ("\u{1c}", SIGQUIT)])
  func theKeysOfSignalsSendThem(key: String, signal: Int32) throws {
    let session = try start()
    try session.wait(for: reader)
    session.type(key)
    try session.expectEnding(.signal(signal))
  }

  @Test func aClosedWindowEndsItWhenItHasSaved() throws {
    let session = try start()
    try session.wait(for: reader)
    let lock = try HeldFolder(program.home.path)
    try session.askInVain(reader)
    session.closeWindow()
    session.send(SIGHUP)
    _ = consume lock
    #expect(try session.ending() == .signal(SIGHUP))
    #expect(try program.readerState.expandedVolumes == [3])
  }

  /// Without a later signal it gives up saving after five seconds, and dies of the first.
  ///
  /// A machine that has much else to do may take as long for anything, so it gets several chances.
  @Test func aLaterSignalEndsItThoughItIsStuck() throws {
    let isEnded = try (1...10).contains { _ in
      let session = try start()
      try session.wait(for: reader)
      let lock = try HeldFolder(program.home.path)
      try session.askInVain(reader)
      session.send(SIGTERM)
      try session.wait(for: "the screen of the shell") { $0.isGivenBack }
      for _ in 1...20 {
        usleep(100_000)
        session.send(SIGUSR1)
      }
      let ending = try session.ending()
      #expect(session.screen.isGivenBack)
      #expect(session.modes == session.modesBefore)
      _ = consume lock
      return ending == .signal(SIGUSR1)
    }
    #expect(isEnded)
  }

  /// The system and the shell each send one when a window is closed, and others when a user logs
  /// out.
  @Test(arguments: [
    [SIGHUP, SIGHUP], [SIGTERM, SIGTERM], [SIGHUP, SIGTERM], [SIGTERM, SIGHUP, SIGTERM, SIGHUP],
  ])
  func severalSignalsAtOnceLeaveItTimeToSave(signals: [Int32]) throws {
    let session = try start()
    try session.wait(for: reader)
    let lock = try HeldFolder(program.home.path)
    try session.askInVain(reader)
    for signal in signals {
      session.send(signal)
      usleep(1_000)
    }
    try session.wait(for: "the screen of the shell") { $0.isGivenBack }
    _ = consume lock
    // Of two that wait for a busy machine, the second may come first.
    let ending = try session.ending()
    #expect(signals.contains { ending == .signal($0) })
    #expect(try program.readerState.expandedVolumes == [3])
  }

  /// As `nohup` starts programs, and shells those in the background.
  @Test(arguments: [
    ("HUP", SIGHUP), ("INT", SIGINT), ("QUIT", SIGQUIT), ("TERM", SIGTERM), ("ALRM", SIGALRM),
    ("USR1", SIGUSR1), ("TSTP", SIGTSTP),
  ])
  func aSignalThatItIsStartedToIgnoreDoesNothing(name: String, signal: Int32) throws {
    var reader = reader
    let session = try TerminalSession(
      path: "/bin/sh", arguments: ["-c", "trap '' \(name); exec hp-books read 3"],
      environment: program.environment, size: .default)
    try session.wait(for: reader)
    let before = session.screen.frameCount
    session.send(signal)
    try session.press("j", in: &reader)
    #expect(session.screen.frameCount == before + 1)
    try session.quit()
  }

  @Test func stoppedAndContinuedItDrawsEverythingAgain() throws {
    let session = try start()
    try session.wait(for: reader)
    session.send(SIGSTOP)
    try session.waitForStop()
    let before = session.screen.frameCount
    session.send(SIGCONT)
    try session.wait(for: "another frame") { $0.frameCount > before && !$0.isDrawing }
    #expect(session.screen.rows == reader.rows)
    try session.quit()
  }

  @Test func aStopThatNoShellWatchesIsNone() throws {
    let session = try start()
    try session.wait(for: reader)
    let before = session.screen.frameCount
    session.type("\u{1a}")
    try session.wait(for: "another frame") { $0.frameCount > before && !$0.isDrawing }
    try session.wait(for: reader)
    try session.quit()
  }
}

extension ReadSignalTests {
  private func start() throws -> TerminalSession { try program.startInTerminal(["read", "3"]) }
}
