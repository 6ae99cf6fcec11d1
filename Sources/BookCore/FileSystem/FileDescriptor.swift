#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An open file or folder, closed when it goes out of scope and never handed on to another program.
struct FileDescriptor: ~Copyable {
  /// What a file is opened for.
  enum Purpose {
    /// Reading, and waiting for whoever writes into it where it is a pipe.
    case reading

    /// Reading without waiting for anybody.
    case readingAtOnce

    /// Writing a file that must not exist yet, readable by its owner alone.
    case creating

    /// Working with the files of a folder.
    case folder
  }

  let number: Int32

  init(_ path: String, for purpose: Purpose) throws(SystemError) {
    number = try SystemError.retrying { open(path, purpose.flags | O_CLOEXEC, 0o600) }
  }

  deinit {
    close(number)
  }

  /// Whether it is a file on a disk, and no folder, pipe or device.
  func isRegularFile() throws(SystemError) -> Bool {
    try status().st_mode & S_IFMT == S_IFREG
  }

  /// When the file, or a name in the folder, was changed last, in nanoseconds.
  func lastChange() throws(SystemError) -> Int {
    let status = try status()
    return status.lastChange.tv_sec * 1_000_000_000 + status.lastChange.tv_nsec
  }

  private func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return status
  }

  /// Reads to the end, or a little beyond a limit.
  ///
  /// - Parameter limit: A number of bytes.
  /// - Returns: The bytes.
  /// - Throws: ``SystemError``.
  func readAll(limit: Int = .max) throws(SystemError) -> Data {
    var data = Data()
    // Most files are small, and room costs a run more than a second call does.
    var room = 4 << 10
    while data.count <= limit {
      let chunk = try readChunk(of: room)
      if chunk.isEmpty { break }
      data.append(contentsOf: chunk)
      room = min(2 * room, 1 << 20)
    }
    return data
  }

  private func readChunk(of size: Int) throws(SystemError) -> [UInt8] {
    var outcome = Result<Int, SystemError>.success(0)
    let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      outcome = Result { () throws(SystemError) in
        try SystemError.retrying { read(number, buffer.baseAddress, size) }
      }
      count = (try? outcome.get()) ?? 0
    }
    _ = try outcome.get()
    return chunk
  }

  /// Writes every byte.
  func writeAll(_ data: Data) throws(SystemError) {
    var rest = Array(data)[...]
    while !rest.isEmpty {
      let count = try SystemError.retrying {
        rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      }
      // Nothing written and no reason given: trying again could go on for ever.
      guard count > 0 else { throw .noProgress }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns once everything written is on the disk.
  func flushToDisk() throws(SystemError) {
    _ = try SystemError.retrying { fsync(number) }
  }
}

extension FileDescriptor.Purpose {
  fileprivate var flags: Int32 {
    switch self {
    case .reading: O_RDONLY
    case .readingAtOnce: O_RDONLY | O_NONBLOCK
    case .creating: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    case .folder: O_RDONLY | O_DIRECTORY
    }
  }
}
