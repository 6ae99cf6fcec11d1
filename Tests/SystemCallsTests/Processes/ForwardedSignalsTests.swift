import Foundation
import SystemCalls
import TestSupport
import Testing

/// Uses a signal that nothing else here means anything by, and that ends a program by default.
///
/// It comes to the thread of the test, as it would to that of a program with only one.
@Suite(.serialized, .timeLimit(.minutes(60)))
final class ForwardedSignalsTests {
  /// Where the handler of the test writes a byte for each signal; a pipe, since another thread may
  /// be the one that gets it.
  private nonisolated(unsafe) static var noticeBoard: Int32 = -1

  private let number = Signal(rawValue: SIGVTALRM)
  private let notices: RawPipe

  init() throws {
    notices = try RawPipe()
    Self.noticeBoard = notices.writeEnd
    _ = signal(SIGVTALRM) { _ in _ = write(ForwardedSignalsTests.noticeBoard, "!", 1) }
  }

  deinit {
    _ = signal(SIGVTALRM, SIG_IGN)
    notices.closeWriteEnd()
    notices.closeReadEnd()
  }

  @Test(arguments: [false, true])
  func theProgramThatHasTheTerminalGetsThemFirst(comesEarly: Bool) throws {
    let signals = ForwardedSignals([number])
    if comesEarly { raiseHere() }
    let pipe = try RawPipe()
    let child = try ChildProcess(["sh", "-c", "read -r line"], input: pipe.readingEnd)
    signals.forward(to: child)
    if !comesEarly { raiseHere() }

    #expect(child.wait() == .signal(number))
    #expect(!notices.hasBytes)
    signals.answer()
    #expect(notices.readByte() == UInt8(ascii: "!"))
    #expect(!notices.hasBytes)
    pipe.closeWriteEnd()
    pipe.closeReadEnd()
  }

  @Test func withoutOneNothingHappens() {
    ForwardedSignals([number]).answer()

    #expect(!notices.hasBytes)
  }

  @Test func whatIsIgnoredStaysIgnored() throws {
    let ignored = IgnoredSignals([number])
    let signals = ForwardedSignals([number])
    raiseHere()
    signals.answer()
    ignored.restore()

    #expect(!notices.hasBytes)
  }

  /// Sends the signal to this thread, which blocks it otherwise, as all threads of a test run do.
  private func raiseHere() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGVTALRM)
    var before = sigset_t()
    pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    pthread_kill(pthread_self(), SIGVTALRM)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
