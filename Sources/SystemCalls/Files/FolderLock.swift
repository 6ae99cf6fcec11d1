/// The right to change the files of a folder, held by one program at a time.
///
/// The folder itself is locked, so no lock file is left behind, and the system releases the lock
/// even where the program is killed. It ends when the value goes out of scope.
package struct FolderLock: ~Copyable {
  private let folder: FileDescriptor

  /// Waits for the lock.
  ///
  /// However many programs wait, each gets its turn as long as the line moves: the wait begins
  /// anew whenever a file of the folder was changed.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - timeout: The longest wait without any change.
  /// - Throws: ``Errno/wouldBlock`` where another program kept the lock for all that time, or the
  ///   reason why the folder cannot be locked at all.
  package init(_ path: String, timeout: Duration) throws(Errno) {
    let folder = try FileDescriptor(path, for: .folder)
    try Self.lock(folder, timeout: timeout)
    self.folder = folder
  }

  /// Returns once the names of the folder's files are on the disk.
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
      // A turn of the lock takes about a disk flush, so this is neither idle nor busy for long.
      MonotonicClock.sleep(milliseconds: 2)
    }
  }
}
