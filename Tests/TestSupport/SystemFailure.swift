import Foundation

/// A system call of the test itself that failed.
package struct SystemFailure: Error, CustomStringConvertible {
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// What the last call into the C library failed with.
  package static var last: SystemFailure { SystemFailure(code: errno) }

  /// The reason, in the words of the system.
  package var description: String { String(cString: strerror(code)) }
}
