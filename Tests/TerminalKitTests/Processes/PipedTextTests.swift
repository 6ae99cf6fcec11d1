import Foundation
import SystemCalls
import TestSupport
import Testing
@testable import TerminalKit

extension ProcessTests {
  struct PipedTextTests {
    /// More than any pipe holds.
    private static let large = 1_000_000

    private let folder: TemporaryFolder
    private let start: String

    init() throws {
      folder = try TemporaryFolder()
      try folder.makePipe("start")
      start = folder.path("start")
    }

    /// The program begins when the pipe is full, or holds the whole text: what it takes from then
    /// on is sure to make room.
    @Test(
      arguments: [
        ("cat > /dev/null", false), ("head -c 100000 > /dev/null", false), ("exit 3", true),
      ], [1, 1000, large])
    func itIsKnownWhetherATextWasTaken(
      program: (script: String, leavesAll: Bool), size: Int
    ) throws {
      let isUntouched = try isUntouched(by: program.script, size: size) { pipe, _ in
        if size == Self.large {
          let file = try OpenFile(pipe.readingEnd.rawValue)
          Thread.detachNewThread {
            file.waitUntilClosed()
            begin()
          }
          pipe.write {}
        } else {
          pipe.write {}
          begin()
        }
      }

      #expect(isUntouched == program.leavesAll)
    }

    /// A program that reads something and fails while a slow save runs has been of use: the text is
    /// not to be printed a second time.
    @Test(
      arguments: [("head -c 30000 > /dev/null", false), ("exit 3", true)], [1000, large])
    func whatAProgramTakesDuringTheWorkCounts(
      program: (script: String, leavesAll: Bool), size: Int
    ) throws {
      let script = "\(program.script); exit 3"
      let isUntouched = try isUntouched(by: script, size: size) { pipe, child in
        pipe.write {
          begin()
          _ = child.wait()
        }
      }

      #expect(isUntouched == program.leavesAll)
    }

    /// Whether a program that runs a script once it may begin takes nothing of a text.
    private func isUntouched(
      by script: String, size: Int, write: (PipedText, ChildProcess) throws -> Void
    ) throws -> Bool {
      let signals = IgnoredSignals([.brokenPipe])
      defer { signals.restore() }
      let pipe = try PipedText([UInt8](repeating: 0x61, count: size))
      let child = try ChildProcess(
        ["sh", "-c", "read -r word < '\(start)'; \(script)"], input: pipe.readingEnd)
      try write(pipe, child)
      _ = child.wait()
      return pipe.isUntouched()
    }

    private func begin() {
      try? "begin\n".write(toFile: start, atomically: false, encoding: .utf8)
    }
  }
}

/// What a descriptor leads to, which is known apart from what another test opens under the same
/// number.
private struct OpenFile: Sendable {
  private let descriptor: Int32
  private let number: UInt64

  init(_ descriptor: Int32) throws {
    self.descriptor = descriptor
    guard let number = Self.number(of: descriptor) else { throw SystemFailure.last }
    self.number = number
  }

  /// Waits until the descriptor is closed, which the text does when it waits for room.
  func waitUntilClosed() {
    let deadline = ContinuousClock.now + RunningProgram.patience
    while Self.number(of: descriptor) == number, ContinuousClock.now < deadline { usleep(1000) }
  }

  private static func number(of descriptor: Int32) -> UInt64? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? UInt64(status.st_ino) : nil
  }
}
