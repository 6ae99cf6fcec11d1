import Dispatch

/// The right to answer the signals of the test process in another way, held for as long as the
/// value lives: the tests of all modules run in one process.
package final class SharedSignals {
  private static let right = DispatchSemaphore(value: 1)

  package init() { Self.right.wait() }

  deinit { Self.right.signal() }
}
