#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The right to change the files of a folder, held by one program at a time.
///
/// The folder itself is locked, so no lock file is left behind, and the system releases the lock
/// even where the program is killed. It ends when the value goes out of scope.
struct FolderLock: ~Copyable {
  private let folder: FileDescriptor

  /// Waits for the lock.
  ///
  /// However many programs wait, each gets its turn as long as the line moves: the wait begins
  /// anew whenever a file of the folder was changed.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - patience: The longest wait without any change.
  /// - Throws: ``SystemError/wouldWait`` where another program kept the lock for all that time.
  init(_ path: String, patience: Duration) throws(SystemError) {
    let folder = try FileDescriptor(path, for: .folder)
    try Self.lock(folder, patience: patience)
    self.folder = folder
  }

  private static func lock(
    _ folder: borrowing FileDescriptor, patience: Duration
  ) throws(SystemError) {
    var deadline = ContinuousClock.now + patience
    var lastChange = try folder.lastChange()
    while flock(folder.number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .last }
      let change = try folder.lastChange()
      if change != lastChange { deadline = .now + patience }
      lastChange = change
      guard ContinuousClock.now < deadline else { throw .wouldWait }
      // A turn of the lock takes about a disk flush, so this is neither idle nor busy for long.
      usleep(2_000)
    }
  }

  /// Returns once the names of the folder's files are on the disk.
  func flushToDisk() throws(SystemError) {
    try folder.flushToDisk()
  }
}
