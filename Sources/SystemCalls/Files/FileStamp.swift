import CLibrary

/// The identity of a file, and when it last changed.
///
/// Two stamps differ if the file was written to in between, or replaced, even by one of the same
/// size within the same tick of the file system's clock.
package struct FileStamp: Equatable, Sendable {
  /// A point in time since 1970, which may be so far from now that a single number could not hold
  /// it.
  package struct Time: Equatable, Sendable {
    package let seconds: Int
    package let nanoseconds: Int
  }

  package let device: UInt64
  package let inode: UInt64
  package let size: Int

  package let modified: Time

  /// When anything about it last changed, its name and its owner included.
  package let changed: Time

  /// Whether two stamps are of one file, perhaps at different times or under different names.
  package func isSameFile(as other: FileStamp) -> Bool {
    device == other.device && inode == other.inode
  }
}

extension FileStamp {
  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int(clamping: status.st_size)
    #if canImport(Darwin)
    modified = Time(status.st_mtimespec)
    changed = Time(status.st_ctimespec)
    #else
    modified = Time(status.st_mtim)
    changed = Time(status.st_ctim)
    #endif
  }
}

extension FileStamp.Time {
  fileprivate init(_ time: timespec) {
    seconds = Int(clamping: time.tv_sec)
    nanoseconds = Int(clamping: time.tv_nsec)
  }
}
