#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The calls about pipes.
extension CLibrary {
  /// Opens a pipe that no child inherits and whose writing end never makes its writer wait.
  static func openPipe() throws(ChildProcessError) -> (readingEnd: Int32, writingEnd: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ChildProcessError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }

  /// Counts the bytes that are left in a pipe whose writing end is closed, and takes them out.
  static func drain(_ readingEnd: Int32) -> Int {
    var total = 0
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(readingEnd, &piece, piece.count)
      if count > 0 {
        total += count
      } else if count == 0 || errno != EINTR {
        return total
      }
    }
  }

  /// Closes a descriptor.
  static func closeDescriptor(_ descriptor: Int32) {
    close(descriptor)
  }
}
