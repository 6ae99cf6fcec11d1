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

  /// Those that the keyboard sends to end a program; every program in the foreground gets them.
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
