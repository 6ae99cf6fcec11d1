#if canImport(Glibc)
import Glibc
import TestSupport
import Testing

@testable import SystemCalls

/// In processes of their own, since all of a process has the same handlers.
struct SignalHandlersTests {
  init() {
    // What is made when it is first used is there before: at the moment of a fork another thread
    // may be making it, and the new process would wait for that for ever.
    _ = SignalHandlers.isTerminating
    // So are the types that a loop takes.
    for _ in SignalHandlers.terminations + SignalHandlers.handled {}
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGTSTP])
  func aSignalThatIsIgnoredStaysSo(number: Int32) {
    let status = exitStatus {
      _ = signal(number, SIG_IGN)
      SignalHandlers.install(leavingScreen: "", crashMessage: "")
      return handler(of: number) == Self.ignoring
    }

    #expect(status == 0)
  }

  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGSEGV, SIGILL, SIGTRAP, SIGBUS,
    SIGFPE, SIGABRT, SIGTSTP, SIGWINCH, SIGCONT,
  ])
  func aSignalGetsItsOldEffectBack(number: Int32) {
    let status = exitStatus {
      _ = signal(number, SIG_DFL)
      SignalHandlers.install(leavingScreen: "", crashMessage: "")
      guard handler(of: number) != Self.byDefault else { return false }
      SignalHandlers.remove()
      return handler(of: number) == Self.byDefault
    }

    #expect(status == 0)
  }

  @Test(
    .disabled(if: BuiltProgram.watchesAddresses, "The sanitizer answers crashes itself."),
    .disabled(if: BuiltProgram.watchesThreads, "The sanitizer answers crashes itself."))
  func aStackThatOverflowsLeavesRoomForTheMessage() throws {
    let pipe = try RawPipe()
    let status = exitStatus {
      var none = rlimit()
      setrlimit(__rlimit_resource_t(UInt32(RLIMIT_CORE.rawValue)), &none)
      _ = signal(SIGSEGV, SIG_DFL)
      dup2(pipe.writeEnd, STDERR_FILENO)
      SignalHandlers.install(leavingScreen: "", crashMessage: "crashed")
      return depth(below: 1) == 0
    }
    pipe.closeWriteEnd()
    defer { pipe.closeReadEnd() }

    #expect(status & 0x7f == SIGSEGV)
    #expect(String(decoding: pipe.readAll(), as: UTF8.self) == "crashed")
  }

  /// Calls itself until there is no stack any more.
  private func depth(below depth: Int) -> Int { depth == 0 ? 0 : self.depth(below: depth + 1) + 1 }

  private static let byDefault = 0
  private static let ignoring = 1

  private func handler(of number: Int32) -> Int {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
  }
}
#endif
