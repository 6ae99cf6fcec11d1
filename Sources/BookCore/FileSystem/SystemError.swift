#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A system call that failed, by its error number.
struct SystemError: Error, Equatable {
  static let noSuchFile = SystemError(code: ENOENT)
  static let isFolder = SystemError(code: EISDIR)
  static let wouldWait = SystemError(code: EWOULDBLOCK)
  static let noProgress = SystemError(code: EIO)
  static let tooManyLinks = SystemError(code: ELOOP)
  static let notText = SystemError(code: EILSEQ)

  let code: Int32

  /// The system's own words, such as "Permission denied".
  var reason: String {
    String(cString: strerror(code))
  }

  /// The error of the call that failed last.
  static var last: SystemError {
    SystemError(code: errno)
  }

  /// Makes a call, again where a signal interrupted it.
  ///
  /// - Parameter call: Returns something negative and sets the error number where it fails.
  /// - Returns: What the call returned.
  /// - Throws: The error of the call.
  static func retrying<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard errno == EINTR else { throw .last }
    }
  }
}
