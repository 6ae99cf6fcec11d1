import Foundation
import TestSupport
import Testing

@testable import SystemCalls

@Suite(.timeLimit(.minutes(60)))
struct ChildProcessTests {
  @Test(
    arguments: [
      (0x0000, .code(0)), (0x0300, .code(3)), (0xff00, .code(255)),
      (0x0002, .signal(Signal(rawValue: 2))),
      (0x000d, .signal(.brokenPipe)), (0x008b, .signal(Signal(rawValue: 11))),
    ] as [(Int32, ChildExit)])
  func theStatusOfTheSystemIsRead(status: Int32, exit: ChildExit) {
    #expect(ChildExit(waitStatus: status) == exit)
  }

  @Test(
    arguments: [
      ("exit 0", .code(0)), ("exit 3", .code(3)),
      ("kill -s TERM $$", .signal(Signal(rawValue: 15))),
    ] as [(String, ChildExit)])
  func itIsKnownHowAProgramEnded(script: String, exit: ChildExit) throws {
    #expect(try ChildProcess(["sh", "-c", script]).wait() == exit)
  }

  @Test(arguments: ["INT", "QUIT", "PIPE"])
  func signalsDoToAProgramWhatTheyUsuallyDo(signal: String) throws {
    let child = try ChildProcess(["sh", "-c", "ulimit -c 0; kill -s \(signal) $$; exit 7"])

    #expect(child.wait() != .code(7))
  }

  @Test func wordsArriveAsTheyAre() throws {
    let script = #"[ $# = 3 ] && [ "$1" = "a b" ] && [ "$2" = '$HOME *' ] && [ -z "$3" ]"#
    let child = try ChildProcess(["sh", "-c", script, "sh", "a b", "$HOME *", ""])

    #expect(child.wait() == .code(0))
  }

  @Test func variablesReplaceThoseOfThisProcess() throws {
    let script = #"[ "$HP_BOOKS_NEVER_SET" = here ] && [ "$HOME" = there ] && [ -n "$PATH" ]"#
    let child = try ChildProcess(
      ["sh", "-c", script],
      variables: ["HP_BOOKS_NEVER_SET": "here", "HOME": "there"])

    #expect(child.wait() == .code(0))
  }

  @Test func aDescriptorBecomesStandardInput() throws {
    let pipe = try RawPipe()
    let child = try ChildProcess(["sh", "-c", #"[ "$(cat)" = text ]"#], input: pipe.readingEnd)
    pipe.closeReadEnd()
    try pipe.writingEnd.writeAll(Array("text".utf8))
    pipe.closeWriteEnd()

    #expect(child.wait() == .code(0))
  }

  @Test(arguments: try CaseFile().pairs("a program that cannot run is said so"))
  func aProgramThatCannotRunIsSaidSo(program: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let program = program.replacing("FOLDER", with: folder.path)
    let error = #expect(throws: Errno.self) { _ = try ChildProcess([program]) }

    #expect(error?.reason == reason)
  }
}

struct PipeTests {
  @Test func writingNeverWaits() throws {
    let pipe = try SystemCalls.Pipe()
    let piece = [UInt8](repeating: 1, count: 1 << 16)
    var outcome = pipe.writingEnd.writeOnce(piece[...])
    while case .wrote = outcome { outcome = pipe.writingEnd.writeOnce(piece[...]) }

    guard case .notReady = outcome else {
      Issue.record("The pipe was full, and writing gave \(outcome).")
      return
    }
  }
}

/// Uses a signal that nothing else here means anything by, and that ends a program by default.
///
/// It comes to the thread of the test, as it would to that of a program with only one.
@Suite(.serialized, .timeLimit(.minutes(60)))
final class ForwardedSignalsTests {
  /// Where the handler of the test writes a byte for each signal; a pipe, since another thread may
  /// be the one that gets it.
  private nonisolated(unsafe) static var noticeBoard: Int32 = -1

  private let number = Signal(rawValue: SIGVTALRM)
  private let shared = SharedSignals()
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
    let ignored = ReplacedActions(ignoring: [number])
    let signals = ForwardedSignals([number])
    let handler = signal(SIGVTALRM, SIG_IGN)
    signals.answer()
    ignored.restore()

    #expect(unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self))
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

/// Uses signals that nothing else here means anything by.
@Suite(.serialized) struct ReplacedActionsTests {
  private let first = Signal(rawValue: SIGUSR1)
  private let second = Signal(rawValue: SIGUSR2)

  @Test func ignoredSignalsDoNothing() {
    let signals = ReplacedActions(ignoring: [first, second])
    defer { signals.restore() }

    #expect(kill(getpid(), SIGUSR1) == 0)
    #expect(kill(getpid(), SIGUSR2) == 0)
    #expect(isIgnored(SIGUSR1) && isIgnored(SIGUSR2))
  }

  @Test func signalsDoAgainWhatTheyDidBefore() {
    let outer = ReplacedActions(ignoring: [first])
    defer { outer.restore() }
    _ = signal(SIGUSR2, SIG_DFL)
    ReplacedActions(ignoring: [first, second]).restore()

    #expect(isIgnored(SIGUSR1))
    #expect(!isIgnored(SIGUSR2))
  }

  private func isIgnored(_ number: Int32) -> Bool {
    let action = signal(number, SIG_DFL)
    _ = signal(number, action)
    return unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
