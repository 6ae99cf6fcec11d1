import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// One run of the built program in a pseudo-terminal of its own.
struct TerminalRun {
  /// Everything that appeared on the terminal, with its line ends as the program wrote them.
  private(set) var screen = ""

  /// The status in the form in which the system has it: 0 for an exit with code 0.
  private(set) var waitStatus: Int32 = -1

  private static let patience = Duration.seconds(60)

  var exitCode: Int32? {
    waitStatus & 0x7f == 0 ? waitStatus >> 8 & 0xff : nil
  }

  /// Runs the program to its end.
  init(_ arguments: [String], _ environment: [String: String], _ plan: TerminalPlan) throws {
    let (keyboard, terminal) = try Self.open(plan)
    defer { close(keyboard) }
    let name = try Self.name(of: terminal)
    let process = try SpawnedProgram.start(
      arguments, environment, input: plan.inputFile ?? name, output: plan.outputFile ?? name,
      errors: name)
    close(terminal)
    try follow(keyboard, of: process, plan.typing)
    while waitpid(process, &waitStatus, 0) == -1 && errno == EINTR {}
  }
}

extension TerminalRun {
  private static func open(_ plan: TerminalPlan) throws -> (keyboard: Int32, terminal: Int32) {
    var size = winsize(ws_row: plan.rows, ws_col: plan.columns, ws_xpixel: 0, ws_ypixel: 0)
    var keyboard: Int32 = -1
    var terminal: Int32 = -1
    try Inheritance.whileAlone {
      try #require(openpty(&keyboard, &terminal, nil, nil, &size) == 0)
      for end in [keyboard, terminal] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    return (keyboard, terminal)
  }

  /// Many tests ask at the same time, so each needs a place of its own for the answer.
  static func name(of terminal: Int32) throws -> String {
    var name = [CChar](repeating: 0, count: 256)
    let code = ttyname_r(terminal, &name, 256)
    try #require(code == 0)
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private mutating func follow(
    _ keyboard: Int32, of process: pid_t, _ typing: [(after: String, keys: String)]
  ) throws {
    let deadline = ContinuousClock.now + Self.patience
    var typist = Typist(keyboard: keyboard, typing)
    var bytes: [UInt8] = []
    while let piece = Self.appeared(at: keyboard) {
      bytes += piece
      screen = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
      typist.look(at: screen, isUnchanged: piece.isEmpty)
      if ContinuousClock.now > deadline {
        kill(process, SIGKILL)
        Issue.record("the program did not end; the terminal shows: \(screen)")
        break
      }
    }
    #expect(typist.isDone, "what was to be typed is not; the terminal shows: \(screen)")
  }

  /// What appears within a moment, or nil at the end of the last program on the terminal.
  private static func appeared(at keyboard: Int32) -> ArraySlice<UInt8>? {
    var request = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 250) > 0 else { return [] }
    var piece = [UInt8](repeating: 0, count: 65_536)
    let count = read(keyboard, &piece, piece.count)
    // The end is an error on Linux, and no bytes elsewhere.
    return count > 0 ? piece[..<count] : nil
  }
}
