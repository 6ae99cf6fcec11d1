import BookCore
import BookPresentation
import Foundation
import TerminalKit
import Testing

/// How the terminal is given back, whatever ends or interrupts the reader.
final class ReadSignalTests {
  private static let size = TerminalSize(columns: 80, rows: 24)
  private let program: ReaderProgram
  private var reader: Reader

  init() throws {
    program = try ReaderProgram()
    reader = try ReaderProgram.reader(volume: 3, size: Self.size)
  }

  deinit {
    program.removeFolder()
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2])
  func aSignalThatEndsItIsDiedOf(signal: Int32) throws {
    let session = try start()
    try showReader(in: session)
    session.type(" ")
    _ = reader.handle(.key(.character(" ")))
    try showReader(in: session)
    session.send(signal)
    #expect(try session.ending() == .signal(signal))
    #expect(session.screen.isGivenBack)
    #expect(session.modes == session.modesBefore)
    #expect(program.state.places[3] != nil, "the place is saved on the way out")
  }

  @Test(
    .enabled(if: !Instrumentation.watchesAddresses, "The sanitizer answers crashes itself."),
    arguments: [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT])
  func aCrashGivesTheTerminalBackAndSaysSo(signal: Int32) throws {
    let session = try start()
    try showReader(in: session)
    session.send(signal)
    #expect(try session.ending() == .signal(signal))
    #expect(session.screen.isGivenBack)
    #expect(session.modes == session.modesBefore)
    #expect(session.screen.transcript.hasSuffix("the terminal has been restored.\n"))
  }

  @Test(arguments: [("\u{3}", SIGINT), ("\u{1c}", SIGQUIT)])
  func theKeysOfSignalsSendThem(key: String, signal: Int32) throws {
    let session = try start()
    try showReader(in: session)
    session.type(key)
    #expect(try session.ending() == .signal(signal))
    #expect(session.screen.isGivenBack)
    #expect(session.modes == session.modesBefore)
  }

  @Test func aClosedWindowEndsIt() throws {
    let session = try start()
    try showReader(in: session)
    session.closeWindow()
    #expect(try session.ending() == .signal(SIGHUP))
  }

  @Test func aSecondSignalEndsItThoughItIsStuck() throws {
    let session = try start()
    try showReader(in: session)
    let lock = try HeldFolder(program.folder)
    session.type("m")
    let start = Date()
    while try !session.hasEnded() { session.send(SIGTERM) }
    #expect(Date().timeIntervalSince(start) < 4, "saving would be given up after five seconds")
    #expect(try session.ending() == .signal(SIGTERM))
    #expect(session.screen.isGivenBack)
    #expect(session.modes == session.modesBefore)
    _ = consume lock
  }

  @Test func stoppedAndContinuedItDrawsEverythingAgain() throws {
    let session = try start()
    try showReader(in: session)
    session.send(SIGSTOP)
    try session.waitForStop()
    let before = session.screen.frameCount
    session.send(SIGCONT)
    try session.wait(for: "another frame") { $0.frameCount > before && !$0.isDrawing }
    #expect(session.screen.rows == reader.rows)
    session.type("q")
    #expect(try session.ending() == .code(0))
    #expect(session.modes == session.modesBefore)
  }

  @Test func aStopThatNoShellWatchesIsNone() throws {
    let session = try start()
    try showReader(in: session)
    let before = session.screen.frameCount
    session.type("\u{1a}")
    try session.wait(for: "another frame") { $0.frameCount > before && !$0.isDrawing }
    try showReader(in: session)
    session.type("q")
    #expect(try session.ending() == .code(0))
  }
}

extension ReadSignalTests {
  private func start() throws -> TerminalSession {
    try program.start(["read", "3"], size: Self.size)
  }

  private func showReader(in session: TerminalSession) throws {
    let rows = reader.rows
    try session.wait(for: rows.joined(separator: "\n") + "\nbut found") {
      !$0.isDrawing && $0.isAlternate && $0.rows == rows
    }
  }
}
