import CLibrary

/// The number of a signal.
package struct Signal: RawRepresentable, Hashable, Sendable {
  package static let termination = Signal(rawValue: SIGTERM)

  /// The terminal is gone.
  package static let hangup = Signal(rawValue: SIGHUP)

  /// Control-Z.
  package static let terminalStop = Signal(rawValue: SIGTSTP)

  package static let continuation = Signal(rawValue: SIGCONT)

  /// The process wrote to a terminal while in the background.
  package static let backgroundOutput = Signal(rawValue: SIGTTOU)

  package static let windowChange = Signal(rawValue: SIGWINCH)

  /// The process wrote to a pipe that has no reader left.
  package static let brokenPipe = Signal(rawValue: SIGPIPE)

  /// Control-C and Control-\, which end a program; every program in the foreground gets them.
  package static let keyboardInterrupts = [Signal(rawValue: SIGINT), Signal(rawValue: SIGQUIT)]

  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// Raises the signal with its default action; safe in a signal handler.
  ///
  /// Returns if the process goes on: after a stop, or because the signal is blocked.
  package func raiseWithDefaultAction() {
    signal(rawValue, nil)
    raise(rawValue)
  }
}
