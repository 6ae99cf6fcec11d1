#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Signals that end this process only after the program that has the terminal.
///
/// If this process ended at once, the shell would read its next command from the terminal while the
/// program still reads keys from it. So the program gets the signal too, and this process waits.
///
///     let signals = ForwardedSignals([.termination])
///     defer { signals.answer() }
///     let child = try ChildProcess(["less"])
///     signals.forward(to: child)
///     child.wait()
package struct ForwardedSignals {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// What each signal did before, as the address of the handler; see ``IgnoredSignals``.
  private let actionsBefore: [(signal: Signal, action: Int)]

  /// Holds the signals back from now on.
  ///
  /// A signal that this process was started to ignore, as by `nohup`, stays ignored.
  ///
  /// - Parameter signals: Which ones.
  package init(_ signals: [Signal]) {
    ForwardingMemory.shared.initialize(to: ForwardingMemory())
    actionsBefore = signals.map { number in
      let action = unsafeBitCast(signal(number.rawValue, forwardSignal), to: Int.self)
      if action == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number.rawValue, SIG_IGN) }
      return (number, action)
    }
  }

  /// Passes them on, one that has already come included.
  ///
  /// - Parameter child: The program that has the terminal.
  package func forward(to child: ChildProcess) {
    ForwardingMemory.shared.pointee.child = child.number
    let received = ForwardingMemory.shared.pointee.received
    if received != 0 { kill(child.number, received) }
  }

  /// Restores what they did before, and does that if one has come.
  ///
  /// To be called when the program has ended.
  package func answer() {
    ForwardingMemory.shared.pointee.child = 0
    for (number, action) in actionsBefore {
      _ = signal(number.rawValue, unsafeBitCast(action, to: Handler?.self))
    }
    let received = ForwardingMemory.shared.pointee.received
    if received != 0 { kill(getpid(), received) }
  }
}

/// What the handler may touch: a plain block of memory, allocated before it is installed.
private struct ForwardingMemory {
  /// The program that has the terminal, or 0 while there is none.
  var child: pid_t = 0

  /// The signal that has come last, or 0 for none.
  var received: Int32 = 0

  // Only the thread that waits for the program writes here, and the handler interrupts it.
  nonisolated(unsafe) static let shared = UnsafeMutablePointer<ForwardingMemory>.allocate(
    capacity: 1)
}

/// Passes a signal on; global, because C accepts only such functions.
private func forwardSignal(_ number: Int32) {
  let errorBefore = errno
  ForwardingMemory.shared.pointee.received = number
  let child = ForwardingMemory.shared.pointee.child
  if child != 0 { kill(child, number) }
  errno = errorBefore
}
