import CLibrary

/// The number of a signal.
package struct Signal: RawRepresentable, Hashable, Sendable {
  /// Control-C (`SIGINT`).
  package static let interrupt = Signal(rawValue: SIGINT)

  /// A request to end (`SIGTERM`).
  package static let termination = Signal(rawValue: SIGTERM)

  /// The terminal is gone (`SIGHUP`).
  package static let hangup = Signal(rawValue: SIGHUP)

  /// Control-\ (`SIGQUIT`).
  package static let quit = Signal(rawValue: SIGQUIT)

  /// Control-Z (`SIGTSTP`).
  package static let terminalStop = Signal(rawValue: SIGTSTP)

  /// The process was resumed after a stop (`SIGCONT`).
  package static let continuation = Signal(rawValue: SIGCONT)

  /// The process wrote to a terminal while in the background (`SIGTTOU`).
  package static let backgroundOutput = Signal(rawValue: SIGTTOU)

  /// The terminal was resized (`SIGWINCH`).
  package static let windowChange = Signal(rawValue: SIGWINCH)

  /// The process wrote to a pipe that has no reader left (`SIGPIPE`).
  package static let brokenPipe = Signal(rawValue: SIGPIPE)

  /// The signals that the keyboard sends to end a program; every program in the foreground gets them.
  package static let keyboardInterrupts = [interrupt, quit]

  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// Raises the signal with its default action; safe in a signal handler.
  ///
  /// Returns if the process goes on: after a stop, or because the signal is blocked.
  package func raiseWithDefaultAction() {
    signal(rawValue, SIG_DFL)
    raise(rawValue)
  }
}

// MARK: - Signals while another program has the terminal

/// Signals that this process ignores for a while.
///
///     let signals = IgnoredSignals(Signal.keyboardInterrupts)
///     defer { signals.restore() }
package struct IgnoredSignals {
  private let actions: ReplacedActions

  /// Ignores signals from now on.
  package init(_ signals: [Signal]) { actions = ReplacedActions(of: signals, by: SIG_IGN) }

  /// Restores their actions.
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

  /// Holds the signals back from now on.
  ///
  /// A signal that this process was started to ignore, as by `nohup`, stays ignored.
  package init(_ signals: [Signal]) {
    ForwardingMemory.shared.initialize(to: ForwardingMemory())
    actions = ReplacedActions(of: signals, by: forwardSignal)
    actions.restoreIgnored()
  }

  /// Passes them on, including one that has already come.
  ///
  /// - Parameter child: The program that has the terminal.
  package func forward(to child: ChildProcess) {
    ForwardingMemory.shared.pointee.child = child.number
    let received = ForwardingMemory.shared.pointee.received
    if received != 0 { kill(child.number, received) }
  }

  /// Restores their actions, and takes the action of one that has come.
  ///
  /// Call it when the program has ended.
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
