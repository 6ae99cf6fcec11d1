import CLibrary

// What happens to signals while another program has the terminal.

/// Signals that this process ignores for a while.
///
///     let signals = IgnoredSignals(Signal.keyboardInterrupts)
///     defer { signals.restore() }
package struct IgnoredSignals {
  private let actions: ReplacedActions

  package init(_ signals: [Signal]) { actions = ReplacedActions(of: signals, by: SIG_IGN) }

  package func restore() { actions.restore() }
}

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
  private let actions: ReplacedActions

  /// Holds the signals back from now on, but for those that this process was started to ignore, as
  /// by `nohup`.
  package init(_ signals: [Signal]) {
    ForwardingMemory.shared.initialize(to: ForwardingMemory())
    actions = ReplacedActions(of: signals, by: forwardSignal)
    actions.restoreIgnored()
  }

  /// Passes them on, including one that has already come, to the program that has the terminal.
  package func forward(to child: ChildProcess) {
    ForwardingMemory.shared.pointee.child = child.number
    let received = ForwardingMemory.shared.pointee.received
    if received != 0 { kill(child.number, received) }
  }

  /// Restores their actions when the program has ended, and takes the action of one that has come.
  package func answer() {
    ForwardingMemory.shared.pointee.child = 0
    actions.restore()
    let received = ForwardingMemory.shared.pointee.received
    if received != 0 { kill(getpid(), received) }
  }
}

/// The actions that signals had before they were replaced.
private struct ReplacedActions {
  typealias Handler = @convention(c) (Int32) -> Void

  /// The address of each signal's handler.
  ///
  /// Not an optional function: the address for an ignored signal is 1, which Swift uses as the nil
  /// of an optional of an optional function, so a loop over a list of them would end there.
  private let addresses: [(signal: Signal, address: Int)]

  init(of signals: [Signal], by handler: Handler) {
    addresses = signals.map { number in
      (number, unsafeBitCast(signal(number.rawValue, handler), to: Int.self))
    }
  }

  func restore() {
    for (number, address) in addresses {
      signal(number.rawValue, unsafeBitCast(address, to: Handler?.self))
    }
  }

  func restoreIgnored() {
    let ignored = unsafeBitCast(SIG_IGN, to: Int.self)
    for (number, address) in addresses where address == ignored { signal(number.rawValue, SIG_IGN) }
  }
}

/// The memory that the handler may touch: a plain block, allocated before it is installed.
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
