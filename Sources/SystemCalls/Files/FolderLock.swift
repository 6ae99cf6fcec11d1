/// The right to change the files in a folder, held by one program at a time.
///
/// The folder itself is locked, so no lock file is left behind, and the system releases the lock
/// even if the program is killed. Otherwise it is released when the value goes out of scope.
package struct FolderLock: ~Copyable {
  private let folder: FileDescriptor

  /// Waits for the lock.
  ///
  /// However many programs wait, each gets its turn as long as the queue moves: the timeout starts
  /// again whenever a file in the folder changes.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - timeout: How long to wait without any change.
  /// - Throws: ``Errno/wouldBlock`` if another program held the lock all that time, or why the
  ///   folder cannot be locked at all.
  package init(_ path: String, timeout: Duration) throws(Errno) {
    let folder = try FileDescriptor(path, for: .folder)
    try Self.lock(folder, timeout: timeout)
    self.folder = folder
  }

  /// Returns when the names of the folder's files are on the disk.
  package func flushToDisk() throws(Errno) {
    try folder.flushToDisk()
  }
}

extension FolderLock {
  private static func lock(
    _ folder: borrowing FileDescriptor, timeout: Duration
  ) throws(Errno) {
    var beginning = MonotonicClock.now
    var lastStamp = try folder.stamp()
    while try !folder.tryLock() {
      let stamp = try folder.stamp()
      if stamp != lastStamp { beginning = MonotonicClock.now }
      lastStamp = stamp
      guard beginning.elapsed < timeout else { throw .wouldBlock }
      // Short compared with a disk flush, which is about how long the lock is held.
      MonotonicClock.sleep(milliseconds: 2)
    }
  }
}
