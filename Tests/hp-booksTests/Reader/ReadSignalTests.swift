import BookCore
import BookPresentation
import Foundation
import TerminalKit
import TestSupport
import Testing

/// How the terminal is given back, whatever ends or interrupts the reader.
@Suite(.limitForPrograms)
struct ReadSignalTests {
  private static let size = TerminalSize(columns: 80, rows: 24)
  private let program: ShellUser
  private let reader: Reader

  init() throws {
    program = try ShellUser.atTerminal()
    reader = try Reader.new(volume: 3, size: Self.size)
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
    session.type(" ")
    _ = reader.handle(.key(.character(" ")))
    try session.wait(for: reader)
    session.send(signal)
    #expect(try session.ending() == .signal(signal))
    #expect(session.screen.isGivenBack)
    #expect(session.modes == session.modesBefore)
    #expect(program.readerState.places[3] != nil, "the place is saved on the way out")
  }

  @Test(
    .enabled(if: !BuiltProgram.watchesAddresses, "The sanitizer answers crashes itself."),
    arguments: [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT])
  func aCrashGivesTheTerminalBackAndSaysSo(signal: Int32) throws {
    let session = try start()
    try session.wait(for: reader)
    session.send(signal)
    #expect(try session.ending() == .signal(signal))
    #expect(session.screen.isGivenBack)
    #expect(session.modes == session.modesBefore)
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
    #expect(try session.ending() == .signal(signal))
    #expect(session.screen.isGivenBack)
    #expect(session.modes == session.modesBefore)
  }

  @Test func aClosedWindowEndsIt() throws {
    let session = try start()
    try session.wait(for: reader)
    session.closeWindow()
    #expect(try session.ending() == .signal(SIGHUP))
  }

  @Test func aSecondSignalEndsItThoughItIsStuck() throws {
    // Without a second signal it gives up saving after five seconds. A machine that has much else
    // to do may take as long for anything, so it gets several chances to be quick once.
    let isQuick = try (1...10).contains { _ in try durationOfEndWhileStuck() < .seconds(4) }
    #expect(isQuick)
  }

  private func durationOfEndWhileStuck() throws -> Duration {
    let session = try start()
    try session.wait(for: reader)
    let lock = try HeldFolder(program.home.path)
    session.type("m")
    let start = ContinuousClock.now
    while try !session.hasEnded() { session.send(SIGTERM) }
    let duration = ContinuousClock.now - start
    #expect(try session.ending() == .signal(SIGTERM))
    #expect(session.screen.isGivenBack)
    #expect(session.modes == session.modesBefore)
    _ = consume lock
    return duration
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
    session.type("q")
    #expect(try session.ending() == .exit(0))
    #expect(session.modes == session.modesBefore)
  }

  @Test func aStopThatNoShellWatchesIsNone() throws {
    let session = try start()
    try session.wait(for: reader)
    let before = session.screen.frameCount
    session.type("\u{1a}")
    try session.wait(for: "another frame") { $0.frameCount > before && !$0.isDrawing }
    try session.wait(for: reader)
    session.type("q")
    #expect(try session.ending() == .exit(0))
  }
}

extension ReadSignalTests {
  private func start() throws -> TerminalSession {
    try program.startInTerminal(["read", "3"], TerminalPlan(size: Self.size))
  }
}
