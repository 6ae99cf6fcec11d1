/// The result of one attempt to write.
package enum WriteOutcome {
  /// So many bytes were written, perhaps not all.
  case wrote(Int)

  /// A signal came first, and nothing was written.
  case interrupted

  /// There is no room for now.
  case notReady

  /// Another attempt would fail too.
  case failed(Errno)
}

/// Writes to a file descriptor until everything is written.
///
/// Everything is written through it: standard output, files and pipes.
package struct DescriptorWriter {
  /// Tries once to write some bytes.
  package typealias Attempt = (ArraySlice<UInt8>) -> WriteOutcome

  private let attempt: Attempt
  private let waitUntilReady: () -> Void

  /// Creates a writer for a descriptor, blocking or not.
  package init(descriptor: Descriptor) {
    self.init(attempt: descriptor.writeOnce, waitUntilReady: descriptor.waitUntilWritable)
  }

  /// Creates a writer for anything that takes bytes.
  ///
  /// - Parameters:
  ///   - attempt: Writes once, perhaps not all that it is given.
  ///   - waitUntilReady: Returns when another attempt is worthwhile.
  package init(attempt: @escaping Attempt, waitUntilReady: @escaping () -> Void) {
    self.attempt = attempt
    self.waitUntilReady = waitUntilReady
  }

  /// Writes all the bytes before it returns.
  ///
  /// - Throws: The first error that another attempt would not cure.
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
