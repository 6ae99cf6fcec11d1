import CLibrary

/// The error number of a system call: a number rather than a list of cases, so that errors not
/// listed here keep their message.
package struct Errno: RawRepresentable, Error, Hashable, Sendable {
  package static let noSuchFile = Errno(rawValue: ENOENT)
  package static let fileExists = Errno(rawValue: EEXIST)

  package static let isDirectory = Errno(rawValue: EISDIR)
  package static let notADirectory = Errno(rawValue: ENOTDIR)
  package static let invalidArgument = Errno(rawValue: EINVAL)

  /// The call would block and was asked not to (here the same as `EAGAIN`).
  package static let wouldBlock = Errno(rawValue: EWOULDBLOCK)

  package static let interrupted = Errno(rawValue: EINTR)

  /// The pipe has no reader left, for example after `head` has ended.
  package static let brokenPipe = Errno(rawValue: EPIPE)

  package static let ioError = Errno(rawValue: EIO)

  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The system's message, such as "Permission denied", without a full stop.
  package var reason: String { strerror(rawValue).map { String(cString: $0) } ?? String(rawValue) }

  /// Whether it says that the call is not for such a file, or not known here; on Darwin, `ENOTSUP`
  /// and `EOPNOTSUPP` are two.
  var isAboutSupport: Bool { [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP, EBADF].contains(rawValue) }

  /// Whether it says that nothing can be locked here.
  var isAboutLocks: Bool { isAboutSupport || rawValue == ENOLCK }

  static var last: Errno { Errno(rawValue: errorNumber()) }

  /// Makes a call, which returns a negative number if it fails, and makes it again if a signal
  /// interrupts it.
  static func retrying<Result: SignedInteger>(_ call: () -> Result) throws(Errno) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard Errno.last == .interrupted else { throw .last }
    }
  }
}
