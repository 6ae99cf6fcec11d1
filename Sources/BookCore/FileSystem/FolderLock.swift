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
  /// - Parameters:
  ///   - path: The folder.
  ///   - patience: The longest wait.
  /// - Throws: ``SystemError/wouldWait`` where another program kept the lock for all that time.
  init(_ path: String, patience: Duration) throws(SystemError) {
    let folder = try FileDescriptor(path, for: .folder)
    try Self.lock(folder.number, patience: patience)
    self.folder = folder
  }

  private static func lock(_ number: Int32, patience: Duration) throws(SystemError) {
    let deadline = ContinuousClock.now + patience
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .last }
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
