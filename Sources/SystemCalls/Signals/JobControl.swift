#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The process as a job of a shell.
package enum JobControl {
  /// Whether the process may use a terminal now; safe in a signal handler.
  ///
  /// - Parameter terminal: The terminal. One that no shell controls may always be used.
  /// - Returns: Whether no other process group has the terminal.
  package static func isInForeground(on terminal: Descriptor) -> Bool {
    let group = tcgetpgrp(terminal.rawValue)
    return group == -1 || group == getpgrp()
  }

  /// Stops the process by the default action of a signal, and returns when it is resumed.
  ///
  /// ``SignalHandlers`` have to be installed, since one of them notices that it was resumed.
  ///
  /// - Parameter signal: A signal that stops a program.
  /// - Returns: Whether it was stopped at all. A process without a shell to resume it is not.
  package static func stop(by signal: Signal) -> Bool {
    let before = SignalHandlers.continuationCount
    var handler = sigaction()
    sigaction(signal.rawValue, nil, &handler)
    signal.raiseWithDefaultAction()
    sigaction(signal.rawValue, &handler, nil)
    return SignalHandlers.continuationCount != before
  }
}
