import SystemCalls
import TestSupport
import Testing

struct FolderLockTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [Duration.zero, .milliseconds(30), .seconds(-1)])
  func aLockThatSomebodyKeepsIsNotWaitedForLonger(timeout: Duration) throws {
    let held = try FolderLock(folder.path, timeout: .zero)
    let beginning = MonotonicClock.now
    #expect(throws: Errno.wouldBlock) { _ = try FolderLock(folder.path, timeout: timeout) }

    #expect(beginning.elapsed >= timeout)
    try held.flushToDisk()
  }

  @Test func aLockIsReleasedWhenItGoesOutOfScope() throws {
    do { _ = try FolderLock(folder.path, timeout: .zero) }

    _ = try FolderLock(folder.path, timeout: .zero)
  }

  @Test func aWaitMayBeLongerThanAnyClockRuns() async throws {
    let path = folder.path
    let held = try FolderLock(path, timeout: .seconds(Int64.max))
    let waiter = Task.detached { _ = try FolderLock(path, timeout: .seconds(Int64.max)) }
    release(held)

    try await waiter.value
  }

  @Test func aFolderMayBeDatedFarAway() throws {
    try folder.setModified(".", seconds: 10_413_792_000)
    let held = try FolderLock(folder.path, timeout: .zero)

    #expect(throws: Errno.wouldBlock) { _ = try FolderLock(folder.path, timeout: .zero) }
    try held.flushToDisk()
  }

  @Test func onlyAFolderIsLocked() throws {
    let file = try folder.write([], to: "file")
    let missing = folder.path("missing")

    #expect(throws: Errno.notADirectory) { _ = try FolderLock(file, timeout: .zero) }
    #expect(throws: Errno.noSuchFile) { _ = try FolderLock(missing, timeout: .zero) }
  }

  private func release(_ lock: consuming FolderLock) {}
}
