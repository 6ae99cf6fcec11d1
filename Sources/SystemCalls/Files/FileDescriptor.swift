import CLibrary

/// An open file or folder, closed when it goes out of scope and inherited by no other program.
package struct FileDescriptor: ~Copyable {
  package struct Purpose: Equatable, Sendable {
    /// Reading; if it is a pipe, waiting for its writer.
    package static let reading = Purpose(flags: O_RDONLY)

    /// Reading without ever waiting.
    package static let readingNonBlocking = Purpose(flags: O_RDONLY | O_NONBLOCK)

    /// Writing a new file that only its owner can read.
    package static let creating = Purpose(flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)

    package static let folder = Purpose(flags: O_RDONLY | O_DIRECTORY)

    fileprivate let flags: Int32
  }

  /// From 2 GiB on, macOS rejects the call and Linux returns less; see `read(2)` of each.
  private static let maxReadSize = 1 << 30

  /// Good for as long as this value lives.
  package let descriptor: Descriptor

  package init(_ path: String, for purpose: Purpose) throws(Errno) {
    let number = try Errno.retrying {
      path.withSystemString { openFile($0, purpose.flags | O_CLOEXEC, 0o600) }
    }
    descriptor = Descriptor(rawValue: number)
  }

  /// Takes ownership of an open descriptor, which nothing else may close.
  package init(owning descriptor: Descriptor) { self.descriptor = descriptor }

  /// Opens an open descriptor a second time; what is read from one is not read from the other.
  package init(duplicating descriptor: Descriptor) throws(Errno) {
    let number = try Errno.retrying { fileControl(descriptor.rawValue, F_DUPFD_CLOEXEC, 0) }
    self.descriptor = Descriptor(rawValue: number)
  }

  deinit { close(descriptor.rawValue) }

  /// Whether it is a file on a disk, rather than a folder, pipe or device.
  package func isRegularFile() throws(Errno) -> Bool { try status().isRegularFile }

  /// Whether a file on a disk has more to read than a number of bytes; no other file says so before
  /// it is read.
  package func isLonger(than limit: Int) throws(Errno) -> Bool {
    let status = try status()
    guard status.isRegularFile, status.st_size > limit else { return false }
    return Int(clamping: status.st_size) - Int(clamping: lseek(descriptor.rawValue, 0, SEEK_CUR))
      > limit
  }

  package func stamp() throws(Errno) -> FileStamp { FileStamp(try status()) }

  /// Reads to the end, or a little beyond a limit in bytes if the file is longer.
  ///
  /// Memory is reserved for the size that the system reports and one byte more, which shows the
  /// end, so a file takes as much memory as it is long. A file that grows meanwhile, or has no
  /// size, such as a pipe or a device, is read piece by piece.
  package func readAll(limit: Int) throws(Errno) -> [UInt8] {
    let size = Int(clamping: try status().st_size)
    var room = size > 0 ? min(size, limit, Self.maxReadSize) + 1 : Self.minPieceSize
    var bytes: [UInt8] = []
    while true {
      let piece = try readPiece(of: room)
      let isLast = piece.count < room
      // The first piece is usually all there is, and is not copied.
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      if isLast || bytes.count > limit { return bytes }
      room = min(max(bytes.count, Self.minPieceSize), Self.maxPieceSize)
    }
  }

  package func writeAll(_ bytes: [UInt8]) throws(Errno) { try descriptor.writeAll(bytes) }

  /// Takes over as much of the owner and the permissions of another file as the system allows.
  package func adoptOwnerAndPermissions(of path: String) {
    var other = stat()
    guard path.withSystemString({ stat($0, &other) }) == 0 else { return }
    // Only the superuser may give a file away. The owner comes first, since a change of owner
    // clears the set-user-ID and set-group-ID bits (POSIX, `fchown`).
    _ = fchown(descriptor.rawValue, other.st_uid, other.st_gid)
    _ = fchmod(descriptor.rawValue, other.st_mode & 0o7777)
  }

  package func flushToDisk() throws(Errno) {
    #if canImport(Darwin)
    // There, `fsync` leaves it in the cache of the drive; but not every file system knows better.
    if (try? Errno.retrying { fileControl(descriptor.rawValue, F_FULLFSYNC, 0) }) != nil { return }
    #endif
    _ = try Errno.retrying { fsync(descriptor.rawValue) }
  }
}

extension FileDescriptor {
  private static let minPieceSize = 4 << 10
  private static let maxPieceSize = 1 << 20
  private static let minLargeSize = 4 << 20

  /// Locks a file or folder until this value goes out of scope; false if another program has it.
  func tryLock() throws(Errno) -> Bool {
    do throws(Errno) {
      _ = try Errno.retrying { flock(descriptor.rawValue, LOCK_EX | LOCK_NB) }
      return true
    } catch .wouldBlock { return false }
  }

  private func status() throws(Errno) -> stat {
    var status = stat()
    guard fstat(descriptor.rawValue, &status) == 0 else { throw .last }
    return status
  }

  private func readPiece(of room: Int) throws(Errno) -> [UInt8] {
    let number = descriptor.rawValue
    var failure: Errno?
    let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      Self.useLargePages(for: buffer)
      while failure == nil, count < room {
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[count..<room])
        let length = min(rest.count, Self.maxReadSize)
        do throws(Errno) {
          let added = try Errno.retrying { read(number, rest.baseAddress, length) }
          if added == 0 { return }
          count += added
        } catch .wouldBlock {
          // A program that shares the pipe or terminal may have made it non-blocking: the mode
          // belongs to the open file, not to the descriptor.
          _ = Descriptor.waitForInput(on: [descriptor], milliseconds: nil)
        } catch { failure = error }
      }
    }
    if let failure { throw failure }
    return piece
  }

  /// Asks for memory in pages of megabytes, which Linux may give only to those who ask (madvise(2)).
  ///
  /// Without them, a list of 10,000 books takes a seventh longer, by its benchmark.
  private static func useLargePages(for buffer: UnsafeMutableBufferPointer<UInt8>) {
    #if os(Linux)
    guard buffer.count >= minLargeSize, let start = UnsafeMutableRawPointer(buffer.baseAddress)
    else { return }
    let page = start.alignedUp(toMultipleOf: Int(getpagesize()))
    _ = madvise(page, buffer.count - (page - start), MADV_HUGEPAGE)
    #endif
  }
}

/// The identity of a file, and when it last changed.
///
/// Two stamps differ if the file was written to in between, or replaced, even by one of the same
/// size within the same tick of the file system's clock.
package struct FileStamp: Equatable, Sendable {
  package let device: UInt64
  package let inode: UInt64
  package let size: Int

  /// When it was last written to, since 1970.
  package let modified: Duration

  /// When anything about it last changed, its name and its owner included.
  package let changed: Duration
}

extension FileStamp {
  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int(clamping: status.st_size)
    #if canImport(Darwin)
    modified = Duration(status.st_mtimespec)
    changed = Duration(status.st_ctimespec)
    #else
    modified = Duration(status.st_mtim)
    changed = Duration(status.st_ctim)
    #endif
  }
}

extension stat {
  var isRegularFile: Bool { st_mode & mode_t(S_IFMT) == S_IFREG }
  var isFolder: Bool { st_mode & mode_t(S_IFMT) == S_IFDIR }
}
