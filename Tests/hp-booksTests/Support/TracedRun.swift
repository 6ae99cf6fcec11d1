#if os(Linux)
import Glibc
import TestSupport

/// A run of the program that stops before each system call.
///
/// To be killed there is the same as to be killed right after the call before: whatever the program
/// does in between is lost with it.
///
/// The C library declares `ptrace` with arguments that vary, which Swift does not import, so it is
/// looked up by its name.
struct TracedRun {
  /// The system does not let one process trace another here.
  struct NotAllowed: Error {}

  /// Whether the system lets one process trace another here; some containers do not.
  static let isAllowed = (try? kill(before: 0, ShellUser(), ["--version"])) != nil

  private typealias Trace = @convention(c) (CInt, pid_t, UInt, UInt) -> CLong

  private static let seize: CInt = 0x4206
  private static let untilSystemCall: CInt = 24
  private static let endsWithTracer: UInt = 1 << 20
  private static let stopsAfterStart: UInt = 1 << 4
  private static let marksSystemCalls: UInt = 1
  private static let startEvent: CInt = 4
  private static let systemCallStop = SIGTRAP | 0x80

  private let process: pid_t
  private let trace: Trace

  /// Runs the program until it is about to make a system call, and kills it there.
  @discardableResult
  static func kill(before call: Int, _ reader: ShellUser, _ words: [String]) throws -> Int {
    // The shell waits for its tracer before it becomes the program, in which a sanitizer cannot
    // look for leaks while it is traced.
    let shell = try reader.startShell(
      "kill -STOP $$; export ASAN_OPTIONS=detect_leaks=0; exec hp-books \"$@\"", words)
    defer { _ = try? shell.finish() }
    let run = try TracedRun(shell.process)
    return run.calls(before: call)
  }

  private init(_ process: pid_t) throws {
    guard let symbol = dlsym(nil, "ptrace") else { throw NotAllowed() }
    trace = unsafeBitCast(symbol, to: Trace.self)
    self.process = process
    var status: CInt = 0
    while waitpid(process, &status, WUNTRACED) == -1, errno == EINTR {}
    let options = Self.endsWithTracer | Self.stopsAfterStart | Self.marksSystemCalls
    guard trace(Self.seize, process, 0, options) == 0 else {
      Glibc.kill(process, SIGKILL)
      throw NotAllowed()
    }
    Glibc.kill(process, SIGCONT)
  }

  private func calls(before call: Int) -> Int {
    var calls = 0
    var hasStarted = false
    var isInCall = false
    var status: CInt = 0
    while waitpid(process, &status, 0) == process, status & 0x7f != 0 || status & 0xff != 0 {
      guard status & 0xff == 0x7f else { return calls }
      if status >> 16 == Self.startEvent {
        // What started the program is the call that it returns from first.
        hasStarted = true
        isInCall = true
      } else if hasStarted, status >> 8 & 0xff == Self.systemCallStop {
        isInCall.toggle()
        if isInCall, calls == call {
          Glibc.kill(process, SIGKILL)
          return calls
        }
        if isInCall { calls += 1 }
      }
      _ = trace(Self.untilSystemCall, process, 0, 0)
    }
    return calls
  }
}
#endif
