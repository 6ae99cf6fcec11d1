/// What came of one attempt to write.
package enum WriteOutcome {
  /// This many bytes were written, perhaps not all.
  case wrote(Int)

  /// A signal came in between, and nothing was written.
  case interrupted

  /// There is no room at the moment.
  case notReady

  /// Another attempt would fail as well.
  case failed(Errno)
}

/// Writes to a file descriptor until everything is written.
///
/// The one loop around write(2): output, files and pipes all go through it.
package struct DescriptorWriter {
  /// Tries to write some bytes once.
  package typealias Attempt = (ArraySlice<UInt8>) -> WriteOutcome

  private let attempt: Attempt
  private let waitUntilReady: () -> Void

  /// Creates a writer for a file descriptor.
  ///
  /// - Parameter descriptor: The descriptor, blocking or not.
  package init(descriptor: Descriptor) {
    self.init(
      attempt: descriptor.writeOnce, waitUntilReady: descriptor.waitUntilWritable)
  }

  /// Creates a writer for anything that takes bytes.
  ///
  /// - Parameters:
  ///   - attempt: Writes once, perhaps less than it is given.
  ///   - waitUntilReady: Returns when it is worth another attempt.
  package init(attempt: @escaping Attempt, waitUntilReady: @escaping () -> Void) {
    self.attempt = attempt
    self.waitUntilReady = waitUntilReady
  }

  /// Writes bytes, all of them, before it returns.
  ///
  /// - Parameter bytes: What is written.
  /// - Throws: The first error that more attempts would not mend.
  package func write(_ bytes: [UInt8]) throws(Errno) {
    var remaining = bytes[...]
    while !remaining.isEmpty {
      switch attempt(remaining) {
      case .wrote(let count): remaining.removeFirst(count)
      case .interrupted: break
      case .notReady: waitUntilReady()
      case .failed(let error): throw error
      }
    }
  }
}
