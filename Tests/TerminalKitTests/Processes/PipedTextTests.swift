import SystemCalls
import Testing

@testable import TerminalKit

/// Serialised with the pager's tests, since a pipe without a reader needs its signal ignored.
extension PagerTests {
  @Test(
    arguments: [
      ("cat > /dev/null", false), ("head -c 100000 > /dev/null", false), ("exit 3", true),
    ], [1, 1000, 1_000_000])
  func itIsKnownWhetherATextWasTaken(program: (script: String, leavesAll: Bool), size: Int) throws {
    let signals = IgnoredSignals([.brokenPipe])
    defer { signals.restore() }
    let pipe = try PipedText([UInt8](repeating: 0x61, count: size))
    let child = try ChildProcess(["sh", "-c", program.script], input: pipe.readingEnd)
    pipe.write()
    _ = child.wait()

    #expect(pipe.isUntouched() == program.leavesAll)
  }
}
