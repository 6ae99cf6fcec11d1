#if os(Linux)
import Glibc
import TestSupport

/// A run of the program that stops at each entry to a system call and at each return from one.
///
/// The C library declares `ptrace` with arguments that vary, which Swift does not import, so it is
/// looked up by its name.
struct TracedRun {
  /// The system does not let one process trace another here.
  struct NotAllowed: Error {}

  /// Whether the system lets one process trace another here; some containers do not.
  static let isAllowed = (try? kill(after: 0, ShellUser(), ["--version"])) ?? false

  private typealias Trace = @convention(c) (CInt, pid_t, UInt, UInt) -> CLong

  private static let seize: CInt = 0x4206
  private static let untilSystemCall: CInt = 24
  private static let endsWithTracer: UInt = 1 << 20
  private static let stopsAfterStart: UInt = 1 << 4
  private static let startEvent: CInt = 4

  private let process: pid_t
  private let trace: Trace

  /// Runs the program until it has stopped a number of times, and kills it there.
  ///
  /// - Parameters:
  ///   - stops: The number of stops, counted from the start of the program itself.
  ///   - reader: Who runs it.
  ///   - words: The arguments.
  /// - Returns: Whether it was killed; false where it had ended before.
  /// - Throws: ``NotAllowed``, or what keeps the program from being started.
  static func kill(after stops: Int, _ reader: ShellUser, _ words: [String]) throws -> Bool {
    // The shell waits for its tracer before it becomes the program.
    let shell = try reader.startShell("kill -STOP $$; exec hp-books \"$@\"", words)
    defer { _ = try? shell.finish() }
    let run = try TracedRun(shell.process)
    return run.killed(after: stops)
  }

  private init(_ process: pid_t) throws {
    guard let symbol = dlsym(nil, "ptrace") else { throw NotAllowed() }
    trace = unsafeBitCast(symbol, to: Trace.self)
    self.process = process
    var status: CInt = 0
    while waitpid(process, &status, WUNTRACED) == -1, errno == EINTR {}
    guard trace(Self.seize, process, 0, Self.endsWithTracer | Self.stopsAfterStart) == 0 else {
      Glibc.kill(process, SIGKILL)
      throw NotAllowed()
    }
    Glibc.kill(process, SIGCONT)
  }

  private func killed(after stops: Int) -> Bool {
    var left = stops
    var hasStarted = false
    var status: CInt = 0
    while waitpid(process, &status, 0) == process, status & 0x7f != 0 || status & 0xff != 0 {
      guard status & 0xff == 0x7f else { return false }
      if status >> 16 == Self.startEvent { hasStarted = true }
      if hasStarted { left -= 1 }
      if left < 0 {
        Glibc.kill(process, SIGKILL)
        return true
      }
      _ = trace(Self.untilSystemCall, process, 0, 0)
    }
    return false
  }
}
#endif
