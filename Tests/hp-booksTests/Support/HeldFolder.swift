#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder that this process keeps locked, as a run does while it saves.
struct HeldFolder: ~Copyable {
  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else { throw SystemFailure.last }
  }

  deinit {
    close(descriptor)
  }
}
