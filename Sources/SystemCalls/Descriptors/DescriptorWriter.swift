/// Writes until everything is written: to standard output, files and pipes.
package struct DescriptorWriter {
  /// Writes once, perhaps not all that it is given.
  package typealias Attempt = (ArraySlice<UInt8>) -> WriteOutcome

  private let attempt: Attempt
  private let waitUntilReady: () -> Void

  /// Creates a writer for a descriptor, blocking or not.
  package init(descriptor: Descriptor) {
    self.init(attempt: descriptor.writeOnce, waitUntilReady: descriptor.waitUntilWritable)
  }

  /// Creates a writer for anything that takes bytes, which waits until another attempt is
  /// worthwhile.
  package init(attempt: @escaping Attempt, waitUntilReady: @escaping () -> Void) {
    self.attempt = attempt
    self.waitUntilReady = waitUntilReady
  }

  /// Writes all the bytes before it returns, or throws the first error that another attempt would
  /// not cure.
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
