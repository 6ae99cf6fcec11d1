import TestSupport
import Testing

@testable import SystemCalls

struct LockWaitTests {
  private let stamps: [FileStamp?]

  init() throws {
    let folder = try TemporaryFolder()
    stamps = try ["a", "b", "c"].map { text in
      FilePath.stamp(of: try folder.write(text, to: text))
    }
  }

  /// Whether a wait is over at some times, in milliseconds, each with the file as it is then.
  private func ends(
    timeout: Duration = .seconds(5), _ moments: [(milliseconds: Int, stamp: Int)]
  ) -> [Bool] {
    var wait = LockWait(timeout: timeout, stamp: stamps[0])
    return moments.map { moment in
      wait.isOver(after: .milliseconds(moment.milliseconds), stamp: stamps[moment.stamp])
    }
  }

  @Test func aWaitWithoutProgressEndsAtTheTimeout() {
    #expect(ends([(0, 0), (4_999, 0), (5_000, 0)]) == [false, false, true])
  }

  @Test func aChangeOfTheFileRenewsTheTimeout() {
    let moments = [(4_000, 1), (8_999, 1), (9_000, 2), (13_000, 2), (14_000, 2)]
    #expect(ends(moments) == [false, false, false, false, true])
    let changes = [(4_000, 1), (8_999, 2), (13_000, 2), (13_999, 2)]
    #expect(ends(changes) == [false, false, false, true])
  }

  @Test func aQueueThatNeverEndsIsLeft() {
    let moments = (1...30).map { ($0 * 1_000, $0 % 3) }
    #expect(ends(moments) == Array(repeating: false, count: 29) + [true])
  }

  @Test func aTimeoutBeyondTheLimitIsKept() {
    #expect(ends(timeout: .seconds(60), [(59_999, 0), (60_000, 0)]) == [false, true])
  }
}
