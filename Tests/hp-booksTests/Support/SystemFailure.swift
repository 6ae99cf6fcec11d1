#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A system call of the test itself that failed.
struct SystemFailure: Error, CustomStringConvertible {
  let code: Int32

  static var last: SystemFailure {
    SystemFailure(code: errno)
  }

  var description: String {
    String(cString: strerror(code))
  }
}
