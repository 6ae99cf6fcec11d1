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
