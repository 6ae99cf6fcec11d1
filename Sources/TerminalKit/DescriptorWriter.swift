/// Writes to a file descriptor until everything is written.
package struct DescriptorWriter {
  /// Tries to write some bytes once.
  package typealias Attempt = (ArraySlice<UInt8>) -> WriteOutcome

  private let attempt: Attempt
  private let waitUntilReady: () -> Void

  /// Creates a writer for a file descriptor.
  ///
  /// - Parameter descriptor: The descriptor, blocking or not.
  package init(descriptor: Int32) {
    self.init(
      attempt: { CLibrary.writeOnce($0, to: descriptor) },
      waitUntilReady: { CLibrary.waitUntilWritable(descriptor) })
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
  /// - Throws: ``OutputError`` at the first thing that more attempts would not mend.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
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
