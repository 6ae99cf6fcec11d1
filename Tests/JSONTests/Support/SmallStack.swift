import Foundation

/// Runs work on a thread with a stack so small that a call per bracket would overflow it.
///
/// - Parameter work: What to run.
/// - Returns: What the work returns.
func onSmallStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: work()) }
    thread.stackSize = 64 << 10
    thread.start()
  }
}
