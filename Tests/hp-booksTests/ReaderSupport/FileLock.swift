#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The lock that the program takes before it saves, held by somebody else.
final class FileLock {
  private let descriptor: Int32

  init?(folder: String) {
    descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard flock(descriptor, LOCK_EX) == 0 else { return nil }
  }

  func release() {
    close(descriptor)
  }
}
