#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import SystemCalls
import TestSupport
import Testing

/// Uses a signal that nothing else here means anything by, and that ends a program by default.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct ForwardedSignalsTests {
  private nonisolated(unsafe) static var count = 0

  private let number = Signal(rawValue: SIGVTALRM)

  init() {
    Self.count = 0
    _ = signal(SIGVTALRM) { _ in Self.count += 1 }
  }

  @Test(arguments: [false, true])
  func theProgramThatHasTheTerminalGetsThemFirst(comesEarly: Bool) throws {
    let signals = ForwardedSignals([number])
    if comesEarly { kill(getpid(), SIGVTALRM) }
    let pipe = try RawPipe()
    let child = try ChildProcess(["sh", "-c", "read -r line"], input: pipe.readingEnd)
    signals.forward(to: child)
    if !comesEarly { kill(getpid(), SIGVTALRM) }

    #expect(child.wait() == .signal(number))
    #expect(Self.count == 0)
    signals.answer()
    // Another thread may be the one that gets it.
    while Self.count == 0 { sched_yield() }
    #expect(Self.count == 1)
    pipe.closeWriteEnd()
    pipe.closeReadEnd()
  }

  @Test func withoutOneNothingHappens() {
    ForwardedSignals([number]).answer()

    #expect(Self.count == 0)
  }

  @Test func whatIsIgnoredStaysIgnored() throws {
    let ignored = IgnoredSignals([number])
    let signals = ForwardedSignals([number])
    kill(getpid(), SIGVTALRM)
    signals.answer()
    ignored.restore()

    #expect(Self.count == 0)
  }
}
