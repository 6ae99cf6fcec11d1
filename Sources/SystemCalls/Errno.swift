#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The number of the error that a system call gave.
///
/// A number and no list of cases, so that errors nobody has thought of keep their words.
///
///     Errno.noSuchFile.reason  // "No such file or directory"
package struct Errno: RawRepresentable, Error, Hashable, Sendable {
  /// There is nothing of that name (`ENOENT`).
  package static let noSuchFile = Errno(rawValue: ENOENT)

  /// There is something of that name already (`EEXIST`).
  package static let fileExists = Errno(rawValue: EEXIST)

  /// It is a folder where a file is wanted (`EISDIR`).
  package static let isDirectory = Errno(rawValue: EISDIR)

  /// It is a file where a folder is wanted (`ENOTDIR`).
  package static let notADirectory = Errno(rawValue: ENOTDIR)

  /// The file is not of the kind that the call is for (`EINVAL`).
  package static let invalidArgument = Errno(rawValue: EINVAL)

  /// Symbolic links lead on and on (`ELOOP`).
  package static let tooManyLinks = Errno(rawValue: ELOOP)

  /// Bytes that are no text (`EILSEQ`).
  package static let illegalBytes = Errno(rawValue: EILSEQ)

  /// The call would have to wait and was asked not to (`EWOULDBLOCK`, which is `EAGAIN`).
  package static let wouldBlock = Errno(rawValue: EWOULDBLOCK)

  /// A signal came before anything was done (`EINTR`).
  package static let interrupted = Errno(rawValue: EINTR)

  /// Whoever read a pipe has stopped, as `head` does (`EPIPE`).
  package static let brokenPipe = Errno(rawValue: EPIPE)

  /// The device failed (`EIO`).
  package static let ioError = Errno(rawValue: EIO)

  /// The disk is full (`ENOSPC`).
  package static let noSpaceLeft = Errno(rawValue: ENOSPC)

  /// The descriptor is closed, or not open for what is asked of it (`EBADF`).
  package static let badDescriptor = Errno(rawValue: EBADF)

  /// The number, as the C library has it in `errno`.
  package let rawValue: Int32

  /// Creates an error from its number.
  ///
  /// - Parameter rawValue: The number.
  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The system's own words, such as "Permission denied".
  ///
  /// No capital is changed and no period is added, so that they fit into a sentence.
  package var reason: String {
    strerror(rawValue).map { String(cString: $0) } ?? String(rawValue)
  }
}

extension Errno {
  /// The error of the call that failed last.
  static var last: Errno {
    Errno(rawValue: errno)
  }

  /// Makes a call, again where a signal interrupted it.
  ///
  /// - Parameter call: Returns something negative and sets the error number where it fails.
  /// - Returns: What the call returned.
  /// - Throws: The error of the call.
  static func retrying<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(Errno) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard errno == EINTR else { throw .last }
    }
  }
}
