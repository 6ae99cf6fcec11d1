#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import SystemCalls

/// A folder of a test's own, removed when the test is done with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/hp-books-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Errno(rawValue: errno) }
    path = String(cString: made)
  }

  deinit {
    _ = try? ChildProcess(["rm", "-rf", path]).wait()
  }

  func path(_ name: String) -> String {
    "\(path)/\(name)"
  }

  /// Writes a new file and gives its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    try FileDescriptor(path(name), for: .creating).writeAll(bytes)
    return path(name)
  }

  /// Says when a file or folder was changed last.
  func date(_ path: String, seconds: Int, nanoseconds: Int = 0) throws {
    let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
    guard utimensat(AT_FDCWD, path, [time, time], 0) == 0 else { throw Errno(rawValue: errno) }
  }

  func link(_ name: String, to target: String) throws {
    guard symlink(target, path(name)) == 0 else { throw Errno(rawValue: errno) }
  }

  /// Makes a named pipe and gives its path.
  func makePipe(_ name: String) throws -> String {
    guard mkfifo(path(name), 0o600) == 0 else { throw Errno(rawValue: errno) }
    return path(name)
  }

  /// The rights to a file, as `chmod` takes them.
  func rights(_ path: String) -> Int {
    var status = stat()
    return lstat(path, &status) == 0 ? Int(status.st_mode & 0o777) : -1
  }
}
