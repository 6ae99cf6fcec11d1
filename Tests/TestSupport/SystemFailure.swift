import Foundation

/// A system call of the test itself that failed.
package struct SystemFailure: Error, CustomStringConvertible {
  /// The number of the error.
  package let code: Int32

  /// Creates a failure from the number of an error.
  package init(code: Int32) { self.code = code }

  /// What the last call into the C library failed with.
  package static var last: SystemFailure { SystemFailure(code: errno) }

  /// The reason, in the words of the system.
  package var description: String { String(cString: strerror(code)) }
}
