#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

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

  /// The process wrote to a pipe that nobody reads (`SIGPIPE`).
  package static let brokenPipe = Signal(rawValue: SIGPIPE)

  /// What the keyboard sends to end a program; every program in the foreground gets it.
  package static let keyboardInterrupts = [interrupt, quit]

  /// The number.
  package let rawValue: Int32

  /// Creates a signal from its number.
  ///
  /// - Parameter rawValue: The number.
  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Raises the signal with its default action; safe in a signal handler.
  ///
  /// Returns if the process goes on: after a stop, or because the signal is blocked.
  package func raiseWithDefaultAction() {
    signal(rawValue, SIG_DFL)
    raise(rawValue)
  }
}

/// Signals that this process ignores for a while.
///
///     let signals = IgnoredSignals(Signal.keyboardInterrupts)
///     defer { signals.restore() }
package struct IgnoredSignals {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// What each signal did before, as the address of the handler.
  ///
  /// Not an optional function: the address for an ignored signal is 1, which Swift uses as the nil
  /// of an optional of an optional function, so a loop over a list of them would end there.
  private let actionsBefore: [(signal: Signal, action: Int)]

  /// Ignores signals from now on.
  ///
  /// - Parameter signals: Which ones.
  package init(_ signals: [Signal]) {
    actionsBefore = signals.map { number in
      (number, unsafeBitCast(signal(number.rawValue, SIG_IGN), to: Int.self))
    }
  }

  /// Restores what they did before.
  package func restore() {
    for (number, action) in actionsBefore {
      _ = signal(number.rawValue, unsafeBitCast(action, to: Handler?.self))
    }
  }
}
