import CLibrary

/// The error number of a system call.
///
/// A number rather than a list of cases, so that errors not listed here keep their message.
///
///     Errno.noSuchFile.reason  // "No such file or directory"
package struct Errno: RawRepresentable, Error, Hashable, Sendable {
  /// There is no file of that name (`ENOENT`).
  package static let noSuchFile = Errno(rawValue: ENOENT)

  /// There is already a file of that name (`EEXIST`).
  package static let fileExists = Errno(rawValue: EEXIST)

  /// It is a folder where a file is expected (`EISDIR`).
  package static let isDirectory = Errno(rawValue: EISDIR)

  /// It is a file where a folder is expected (`ENOTDIR`).
  package static let notADirectory = Errno(rawValue: ENOTDIR)

  /// The call does not apply to this kind of file (`EINVAL`).
  package static let invalidArgument = Errno(rawValue: EINVAL)

  /// There are too many symbolic links, perhaps in a loop (`ELOOP`).
  package static let tooManyLinks = Errno(rawValue: ELOOP)

  /// The call would block and was asked not to (`EWOULDBLOCK`, here the same as `EAGAIN`).
  package static let wouldBlock = Errno(rawValue: EWOULDBLOCK)

  /// A signal interrupted the call before it did anything (`EINTR`).
  package static let interrupted = Errno(rawValue: EINTR)

  /// The pipe has no reader left, for example after `head` has ended (`EPIPE`).
  package static let brokenPipe = Errno(rawValue: EPIPE)

  /// The device failed (`EIO`).
  package static let ioError = Errno(rawValue: EIO)

  /// The disk is full (`ENOSPC`).
  package static let noSpaceLeft = Errno(rawValue: ENOSPC)

  /// There is nothing to read where there should be something (`ENODATA`).
  package static let noData = Errno(rawValue: ENODATA)

  /// The descriptor is closed, or not open for this purpose (`EBADF`).
  package static let badDescriptor = Errno(rawValue: EBADF)

  /// The number, as in `errno`.
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The system's message, such as "Permission denied".
  ///
  /// It has no full stop, so that it fits into a sentence.
  package var reason: String {
    strerror(rawValue).map { String(cString: $0) } ?? String(rawValue)
  }
}

extension Errno {
  /// The error of the last call that failed.
  static var last: Errno { Errno(rawValue: errno) }

  /// Makes a call, and makes it again if a signal interrupts it.
  ///
  /// - Parameter call: Returns a negative number and sets `errno` if it fails.
  /// - Returns: The result of the call.
  /// - Throws: The error of the call.
  static func retrying<Result: SignedInteger>(_ call: () -> Result) throws(Errno) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard errno == EINTR else { throw .last }
    }
  }
}
