import TestSupport
import Testing

@testable import SystemCalls

struct FolderLockTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func lock(timeout: Duration) throws(Errno) -> FolderLock {
    try FolderLock(folder.path, toChange: folder.path("state.json"), timeout: timeout)
  }

  @Test(arguments: [Duration.zero, .milliseconds(30), .seconds(-1)])
  func aLockThatSomebodyKeepsIsNotWaitedForLonger(timeout: Duration) throws {
    let held = try lock(timeout: .zero)
    let beginning = MonotonicClock.now
    #expect(throws: Errno.wouldBlock) { _ = try lock(timeout: timeout) }

    #expect(MonotonicClock.now - beginning >= timeout)
    try held.flushToDisk()
  }

  @Test func aLockIsReleasedWhenItGoesOutOfScope() throws {
    do { _ = try lock(timeout: .zero) }

    _ = try lock(timeout: .zero)
  }

  @Test func aWaitMayBeLongerThanAnyClockRuns() async throws {
    let path = folder.path
    let held = try lock(timeout: .seconds(Int64.max))
    let waiter = Task.detached {
      _ = try FolderLock(path, toChange: path + "/x", timeout: .seconds(Int64.max))
    }
    release(held)

    try await waiter.value
  }

  @Test func aFolderMayBeDatedFarAway() throws {
    try folder.setModified(".", seconds: 10_413_792_000)
    let held = try lock(timeout: .zero)

    #expect(throws: Errno.wouldBlock) { _ = try lock(timeout: .zero) }
    try held.flushToDisk()
  }

  @Test func onlyAFolderIsLocked() throws {
    let file = try folder.write([], to: "file")
    let missing = folder.path("missing")

    #expect(throws: Errno.notADirectory) {
      _ = try FolderLock(file, toChange: file, timeout: .zero)
    }
    #expect(throws: Errno.noSuchFile) {
      _ = try FolderLock(missing, toChange: missing, timeout: .zero)
    }
  }

  private func release(_ lock: consuming FolderLock) {}
}

struct LockWaitTests {
  private let folder: TemporaryFolder
  private let stamps: [FileStamp?]

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    stamps = try ["a", "b", "c"].map { text in
      FilePath.stamp(of: try folder.write(text, to: text))
    }
  }

  /// Whether a wait is over at some times, in milliseconds, each with the file as it is then.
  private func ends(
    timeout: Duration = .seconds(5), _ moments: [(milliseconds: Int, stamp: Int)]
  ) -> [Bool] {
    var wait = LockWait(toChange: folder.path("a"), timeout: timeout)
    return moments.map { moment in
      wait.isOver(after: .milliseconds(moment.milliseconds), stamp: stamps[moment.stamp])
    }
  }

  /// What the file is at the beginning is no progress.
  @Test func aWaitBeginsWithTheFileAsItIs() throws {
    let file = try folder.write([], to: "a")
    var wait = LockWait(toChange: file, timeout: .nanoseconds(1))
    let isOver = wait.isOver()
    #expect(isOver)
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
