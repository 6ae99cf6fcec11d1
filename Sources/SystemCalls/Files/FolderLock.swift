/// The right to change a file in a folder, held by one program at a time.
///
/// The folder itself is locked, so no lock file is left behind, and the system releases the lock
/// even if the program is killed. Otherwise it is released when the value goes out of scope.
///
/// Where a file system knows no locks, as some of networks, there is none to wait for, and nobody is
/// kept out.
package struct FolderLock: ~Copyable {
  /// Whether everybody else is kept out.
  package let isExclusive: Bool

  private let folder: FileDescriptor

  /// Waits for the lock of a folder, to change a file that need not exist.
  ///
  /// However many programs wait, each gets its turn as long as the queue moves: the timeout starts
  /// again whenever the file changes, until ``LockWait/limit``. Throws ``Errno/wouldBlock`` if
  /// another program held the lock all that time.
  package init(_ path: String, toChange file: String, timeout: Duration) throws(Errno) {
    let folder = try FileDescriptor(path, for: .folder)
    do throws(Errno) {
      if try !folder.tryLock() {
        var wait = LockWait(toChange: file, timeout: timeout)
        while try !folder.tryLock() {
          if wait.isOver() { throw .wouldBlock }
          // Short compared with a disk flush, which is about how long the lock is held.
          MonotonicClock.sleep(milliseconds: 2)
        }
      }
      isExclusive = true
    } catch let error where error.isAboutLocks { isExclusive = false }
    self.folder = folder
  }

  /// Returns when the names of the folder's files are on the disk; at once where a folder cannot be
  /// flushed, as on some file systems of networks and of virtual machines.
  package func flushToDisk() throws(Errno) {
    do throws(Errno) { try folder.flushToDisk() } catch let error where error.isAboutSupport {}
  }
}

/// The wait for a lock that other programs hold in turn.
package struct LockWait {
  /// The longest wait in all, unless the timeout itself is longer.
  static let limit = Duration.seconds(30)

  private let file: String
  private let timeout: Duration
  private let beginning = MonotonicClock.now
  private var lastProgress = Duration.zero
  private var stamp: FileStamp?

  /// Begins to wait for the lock of the folder of a file.
  package init(toChange file: String, timeout: Duration) {
    self.file = file
    self.timeout = timeout
    stamp = FilePath.stamp(of: file)
  }

  /// Whether to give up by now.
  package mutating func isOver() -> Bool {
    isOver(after: MonotonicClock.now - beginning, stamp: FilePath.stamp(of: file))
  }

  /// Whether to give up, since the file has not changed for the timeout, or the limit is reached.
  mutating func isOver(after elapsed: Duration, stamp: FileStamp?) -> Bool {
    if stamp != self.stamp { lastProgress = elapsed }
    self.stamp = stamp
    return elapsed - lastProgress >= timeout || elapsed >= max(timeout, Self.limit)
  }
}
