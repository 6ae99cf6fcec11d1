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

  /// Control-\ (`SIGQUIT`).
  package static let quit = Signal(rawValue: SIGQUIT)

  /// Control-Z (`SIGTSTP`).
  package static let terminalStop = Signal(rawValue: SIGTSTP)

  /// The process goes on after it was stopped (`SIGCONT`).
  package static let continuation = Signal(rawValue: SIGCONT)

  /// The process wrote to a terminal that another one has at the moment (`SIGTTOU`).
  package static let backgroundOutput = Signal(rawValue: SIGTTOU)

  /// The terminal has another size (`SIGWINCH`).
  package static let windowChange = Signal(rawValue: SIGWINCH)

  /// The process wrote into a pipe that nobody reads (`SIGPIPE`).
  package static let brokenPipe = Signal(rawValue: SIGPIPE)

  /// What a terminal sends to every program that runs in it when a person wants one of them to
  /// end.
  package static let keyboardInterrupts = [interrupt, quit]

  /// The number, as the C library has it.
  package let rawValue: Int32

  /// Creates a signal from its number.
  ///
  /// - Parameter rawValue: The number.
  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Lets the signal do to this process what it does to any program; also safe in a signal
  /// handler.
  ///
  /// Returns where the process goes on: after a stop, or because the signal is blocked.
  package func raiseWithDefaultAction() {
    signal(rawValue, SIG_DFL)
    raise(rawValue)
  }
}

/// Signals that do nothing to this process for a while.
///
///     let signals = IgnoredSignals(Signal.keyboardInterrupts)
///     defer { signals.restore() }
package struct IgnoredSignals {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// What each signal did before, as the number behind the system's pointer.
  ///
  /// Not as the pointer itself: that of an ignored signal is 1, which is how Swift writes down
  /// that there is no optional function at all, so that a list of them would seem to end there.
  private let actionsBefore: [(signal: Signal, action: Int)]

  /// Ignores signals from now on.
  ///
  /// - Parameter signals: Which ones.
  package init(_ signals: [Signal]) {
    actionsBefore = signals.map { number in
      (number, unsafeBitCast(signal(number.rawValue, SIG_IGN), to: Int.self))
    }
  }

  /// Lets them do again what they did before.
  package func restore() {
    for (number, action) in actionsBefore {
      _ = signal(number.rawValue, unsafeBitCast(action, to: Handler?.self))
    }
  }
}
